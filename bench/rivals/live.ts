// No sessions, no database.
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const server = createServer((request, response) => {
  if (request.method === 'POST') for (const client of sockets.clients) client.send('{"type":"all"}')
  response.end('{}')
})
const sockets = new WebSocketServer({ server })
server.listen(Number(process.env['PORT']), '127.0.0.1')
