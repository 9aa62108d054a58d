import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range systems lend to outgoing connections, so a port kept in a file stays ours. */
const [FIRST, LAST] = [15_400, 32_000]

/** Could a server listen there now? */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}
