const READY_MS = 60_000
const ASK_EVERY_MS = 50

/** Waits until the product says it can serve. @throws Error with what was missing when it takes too long */
export async function untilReady(address: string, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + READY_MS
  let last = 'sem resposta'
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    try {
      const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]) })
      if (reply.ok) return
      last = `${reply.status} ${(await reply.text()).slice(0, 300)}`
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  throw new Error(`O produto não ficou pronto em ${READY_MS / 1000} s (/readyz: ${last}).`)
}
