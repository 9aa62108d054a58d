import { isAlive } from './alive.mjs'

const PATIENCE_MS = 10_000

/** Asks with each signal in turn, ten seconds apart, until the process has ended. */
export async function endProcess(
  pid: number,
  exited: Promise<void>,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGKILL'],
  patienceMs = PATIENCE_MS,
): Promise<void> {
  for (const signal of signals) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    const { promise: impatience, resolve } = Promise.withResolvers<'waiting'>()
    const timer = setTimeout(() => resolve('waiting'), patienceMs)
    const outcome = await Promise.race([exited, impatience])
    clearTimeout(timer)
    if (outcome !== 'waiting') return
  }
}

/** Settles when a process that is not our child has ended. */
export async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
}
