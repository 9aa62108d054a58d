import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'

export interface Balancer {
  readonly address: string
  readonly close: () => Promise<void>
}

/**
 * Skips machines that refuse connections. An accepted request is never sent twice.
 * @param ports read at each request: machines come and go
 */
export async function startBalancer(ports: () => readonly number[]): Promise<Balancer> {
  let turn = 0
  const server = createServer((req, res) => {
    const all = ports()
    const first = turn++
    const order = all.map((_, n) => all[(first + n) % all.length] ?? 0)
    forward(req, res, order)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('O balanceador não tem porta.')
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function forward(req: IncomingMessage, res: ServerResponse, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    res.writeHead(503).end()
    return
  }
  const headers = { ...req.headers, 'x-forwarded-proto': 'https', connection: 'close' }
  const onward = request({ host: '127.0.0.1', port, method: req.method, path: req.url, headers, agent: false })
  // Sends the body only once connected.
  onward.once('socket', (socket) => socket.once('connect', () => req.pipe(onward)))
  onward.once('response', (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(res)
  })
  onward.once('error', (error) => {
    if ('code' in error && error.code === 'ECONNREFUSED') forward(req, res, others)
    else res.destroy(error)
  })
}
