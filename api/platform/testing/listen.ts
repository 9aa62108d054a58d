import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

export interface ListeningServer {
  readonly url: string
  readonly server: Server
  readonly close: () => Promise<void>
}

export async function listen(handler: RequestListener): Promise<ListeningServer> {
  const server = createServer(handler)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
