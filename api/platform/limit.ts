import { isIPv6 } from 'node:net'
import { createHmac } from 'node:crypto'
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { Problem } from '#contract/problem.ts'
import { db } from './db.ts'
import { env } from './env.ts'

/** Hashes the key, so the table reveals nobody. */
const nameless = (key: string) => createHmac('sha256', env.SESSION_SECRET).update(key).digest('base64url').slice(0, 32)

/** IPv6 customers have a /64 (2^64 addresses), often a /48. The /48 gets eight times the limit. */
export function networksOf(ip: string): { readonly near: string; readonly wide: string | null } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return { near: mapped[1], wide: null }
  const plain = ip.split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return { near: ip, wide: null }
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` }
}

const WIDE_FACTOR = 8

/**
 * @param points allowed calls
 * @param duration seconds
 */
export function limitByNetwork(keyPrefix: string, points: number, duration: number) {
  const near = limitByKey(keyPrefix, points, duration)
  const wide = limitByKey(`${keyPrefix}-48`, points * WIDE_FACTOR, duration)
  return {
    /** @throws Problem `too-many-attempts`, with the waiting time */
    consume: async (ip: string): Promise<void> => {
      const networks = networksOf(ip)
      await near.consume(networks.near)
      if (networks.wide) await wide.consume(networks.wide)
    },
  }
}

/**
 * Shared through PostgreSQL.
 * @param points allowed calls
 * @param duration seconds
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
  /** Milliseconds to wait; null within the limit. */
  const refusalOf = (key: string): Promise<number | null> =>
    limiter.consume(nameless(key)).then(
      () => null,
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
        throw refusal
      },
    )
  return {
    tryConsume: async (key: string): Promise<boolean> => (await refusalOf(key)) === null,
    /** @throws Problem `too-many-attempts`, with the waiting time */
    consume: async (key: string): Promise<void> => {
      const retryAfterMs = await refusalOf(key)
      if (retryAfterMs !== null) throw new Problem('too-many-attempts', { retryAfterMs })
    },
    /** Undoes the last count. */
    giveBack: (key: string) => limiter.reward(nameless(key), 1),
    forget: (key: string) => limiter.delete(nameless(key)),
  }
}
