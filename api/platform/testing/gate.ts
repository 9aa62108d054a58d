import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A port before a server, closable to simulate outages. */
export interface Gate {
  readonly port: number
  /** Cuts and refuses connections. */
  readonly shut: () => void
  /** Accepts without answering: the worst outage. */
  readonly stall: () => void
  readonly open: () => void
  readonly close: () => Promise<void>
}

export async function openGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let state: 'open' | 'shut' | 'stalled' = 'open'
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    return socket
  }
  const server = createServer((inside) => {
    hold(inside)
    if (state === 'shut') return inside.destroy()
    if (state === 'stalled') return inside.resume()
    const outside = hold(connect(target, '127.0.0.1'))
    inside.pipe(outside).pipe(inside)
    inside.once('close', () => outside.destroy())
    outside.once('close', () => inside.destroy())
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.')
  const turn = (next: typeof state) => () => {
    state = next
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    shut: turn('shut'),
    stall: turn('stalled'),
    open: turn('open'),
    async close() {
      turn('shut')()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
