import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Below the range of outgoing connections, which might take a stored port. */
const [FIRST, LAST] = [15_400, 32_000]
/** Only stops a hanging start. */
const READY_MS = 180_000

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

/** @throws Error with the last answer after three minutes */
export async function untilReady(address: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_MS
  let last = 'sem resposta'
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    try {
      const reply = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]) })
      if (reply.ok) return
      last = `${reply.status} ${(await reply.text()).slice(0, 300)}`
    } catch {
      // Not listening yet.
    }
    await wait(50)
  }
  throw new Error(`O produto não ficou pronto em ${READY_MS / 1000} s (${address}: ${last}).`)
}
