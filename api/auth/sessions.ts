import { SESSION_LIFE_DAYS } from '#contract/auth.ts'
import { announce } from '../platform/announce.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import type { Viewer, Visit } from '../platform/http.ts'
import { hashToken, newToken } from './secrets.ts'

const SESSION_LIFE_SECONDS = SESSION_LIFE_DAYS * 24 * 60 * 60
/**
 * The cookie is only the carrier: the row says how long the session lives, and slides with every use. Sending the cookie anew
 * could bring an old one back after somebody else has signed in, so it gets the longest life that browsers give at once.
 */
export const COOKIE_LIFE_SECONDS = 400 * 24 * 60 * 60
/** A session slides at most once in this time, so that reading does not write on every call. */
const SLIDE_EVERY_MS = 15 * 60 * 1000

const expiry = (now: number) => new Date(now + SESSION_LIFE_SECONDS * 1000)

/** Opens a session and returns the cookie's value, which is kept nowhere else. */
export async function openSession(tx: Tx, userId: string, visit: Visit): Promise<string> {
  const token = newToken()
  await tx.session.create({
    data: {
      userId,
      tokenHash: hashToken(token),
      expiresAt: expiry(Date.now()),
      ip: visit.ip,
      userAgent: visit.userAgent?.slice(0, 300) ?? null,
    },
  })
  return token
}

/** Who holds this cookie, or null. Keeps the session alive 30 days from each use. */
export async function findViewer(token: string | null): Promise<Viewer | null> {
  if (!token) return null
  const session = await db.session.findUnique({
    relationLoadStrategy: 'join',
    where: { tokenHash: hashToken(token) },
    include: { user: true },
  })
  const now = Date.now()
  if (!session || session.revokedAt || session.expiresAt.getTime() <= now || session.user.erasedAt) return null
  if (now - session.lastSeenAt.getTime() > SLIDE_EVERY_MS) {
    const seen = new Date(now)
    await db.session.updateMany({
      where: { id: session.id, revokedAt: null },
      data: { lastSeenAt: seen, expiresAt: expiry(now) },
    })
    await db.user.update({ where: { id: session.userId }, data: { lastSeenAt: seen } })
  }
  const { id, role, email, fullName, mustChangePassword } = session.user
  return { id, role, email, fullName, mustChangePassword, sessionId: session.id }
}

/** Ends one session, everywhere it is open. */
export async function closeSession(sessionId: string): Promise<void> {
  await transact(async (tx) => {
    await tx.session.updateMany({ where: { id: sessionId, revokedAt: null }, data: { revokedAt: new Date() } })
    await announce(tx, { endSession: sessionId })
  })
}

/** Signs a person out on every device. */
export async function closeAllSessions(tx: Tx, userId: string): Promise<void> {
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } })
  // A device that was signed out is told nothing any more.
  await tx.pushSubscription.deleteMany({ where: { userId } })
  await announce(tx, { endPerson: userId })
}

/** Signs a person out on every device but this one. */
export async function closeOtherSessions(tx: Tx, userId: string, kept: string): Promise<void> {
  const others = await tx.session.findMany({
    where: { userId, revokedAt: null, id: { not: kept } },
    select: { id: true },
  })
  await tx.session.updateMany({ where: { id: { in: others.map(({ id }) => id) } }, data: { revokedAt: new Date() } })
  await tx.pushSubscription.deleteMany({ where: { userId } })
  for (const { id } of others) await announce(tx, { endSession: id })
}

/** Which of these sessions still open doors. */
export async function livingSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.session.findMany({
    where: { id: { in: [...ids] }, revokedAt: null, expiresAt: { gt: new Date() }, user: { erasedAt: null } },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}
