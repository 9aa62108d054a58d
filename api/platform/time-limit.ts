import { Outage } from './outage.ts'

/** Waits for `work` at most so long. What comes later comes to nobody; whatever it holds must have a limit of its own. @throws Outage */
export async function withinMs<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Outage(`${what}: no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
