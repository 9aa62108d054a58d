import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/problem.ts'
import { db } from './db.ts'

/**
 * A limit shared by all processes through PostgreSQL.
 * @param points how many times
 * @param duration within how many seconds
 */
export function limitByKey(keyPrefix: string, points: number, duration: number) {
  const limiter = new RateLimiterPrisma({
    storeClient: db,
    tableName: 'rateLimit',
    keyPrefix,
    points,
    duration,
    clearExpiredByTimeout: false,
  })
  /** How long to wait, in milliseconds; null while the limit lasts. */
  const refusalOf = (key: string): Promise<number | null> =>
    limiter.consume(key.slice(0, 200)).then(
      () => null,
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
        throw refusal
      },
    )
  return {
    /** True while the limit lasts. */
    tryConsume: async (key: string): Promise<boolean> => (await refusalOf(key)) === null,
    /** @throws Problem `too-many-attempts`, with how long to wait, beyond the limit. */
    consume: async (key: string): Promise<void> => {
      const retryAfterMs = await refusalOf(key)
      if (retryAfterMs !== null) throw new Problem('too-many-attempts', { retryAfterMs })
    },
    forget: (key: string) => limiter.delete(key.slice(0, 200)),
  }
}
