import { RateLimiterPrisma } from 'rate-limiter-flexible'
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
  return {
    /** True while the limit lasts. */
    tryConsume: (key: string): Promise<boolean> =>
      limiter.consume(key.slice(0, 200)).then(
        () => true,
        (refusal: unknown) => {
          if (refusal instanceof Error) throw refusal
          return false
        },
      ),
    forget: (key: string) => limiter.delete(key.slice(0, 200)),
  }
}
