import { DEVICE_COOKIE } from '#contract/auth.ts'
import { DEVICE_LIFE_DAYS } from '#contract/offer.ts'
import type { Tx } from '../platform/db.ts'
import type { Cookies } from '../platform/http.ts'
import { hashToken, newToken } from './secrets.ts'

const COOKIE_SECONDS = DEVICE_LIFE_DAYS * 24 * 60 * 60
const TOKEN = /^[\w-]{43}$/

export function deviceOf(cookies: Cookies): string {
  const held = cookies.get(DEVICE_COOKIE)
  const token = held !== null && TOKEN.test(held) ? held : newToken()
  if (token !== held) cookies.set(DEVICE_COOKIE, token, COOKIE_SECONDS)
  return hashToken(token)
}

/** Whether this browser has been inside the account. Same query for unknown addresses. */
export const isKnownDevice = async (tx: Tx, email: string, deviceHash: string): Promise<boolean> =>
  (await tx.knownDevice.count({ where: { tokenHash: deviceHash, user: { email } } })) > 0

/** @returns whether this browser, and any, was known before */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  deviceHash: string,
): Promise<{ isNew: boolean; isFirst: boolean }> {
  const others = await tx.knownDevice.count({ where: { userId } })
  const { count } = await tx.knownDevice.updateMany({
    where: { userId, tokenHash: deviceHash },
    data: { lastUsedAt: new Date() },
  })
  if (count === 0) await tx.knownDevice.create({ data: { userId, tokenHash: deviceHash } })
  return { isNew: count === 0, isFirst: others === 0 }
}
