import type { Role } from '#contract/auth.ts'
import { CUSTOMER_SESSION_DAYS, SESSION_LIFE_DAYS, STAFF_IDLE_MINUTES, STAFF_SESSION_HOURS } from '#contract/auth.ts'
import type { DeviceSession } from '#contract/account.ts'
import type { StaffRole } from '#contract/permissions.ts'
import { Problem } from '#contract/problem.ts'
import { announce } from '../platform/announce.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import type { Viewer, Visit } from '../platform/http.ts'
import { deviceWords } from './device-words.ts'
import { hashToken, newToken } from './secrets.ts'
import { staffRoleOf } from './users.ts'

/**
 * The cookie is only the carrier: the row says how long the session lives, and slides with every use. Sending the cookie anew
 * could bring an old one back after somebody else has signed in, so it gets the longest life that browsers give at once.
 */
export const COOKIE_LIFE_SECONDS = 400 * 24 * 60 * 60

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * How long a session lives unused, and at most. One that slides does so at most once in `slideMs`, so that reading does not
 * write on every call.
 */
const LIVES: Readonly<Record<Role, { idleMs: number; totalMs: number; slideMs: number }>> = {
  customer: {
    idleMs: SESSION_LIFE_DAYS * DAY_MS,
    totalMs: CUSTOMER_SESSION_DAYS * DAY_MS,
    slideMs: 15 * MINUTE_MS,
  },
  admin: { idleMs: STAFF_IDLE_MINUTES * MINUTE_MS, totalMs: STAFF_SESSION_HOURS * 60 * MINUTE_MS, slideMs: MINUTE_MS },
}

const endOf = (role: Role, begun: number, seen: number) =>
  Math.min(seen + LIVES[role].idleMs, begun + LIVES[role].totalMs)

interface OpenedBy extends Visit {
  readonly deviceHash?: string
}

/**
 * Opens a session.
 * @param options.replaces the cookie of the session open in this browser, which ends
 * @param options.isConfirmed did the person prove themself by password just now?
 * @returns the cookie's value as `token`, which is kept nowhere else
 */
export async function openSession(
  tx: Tx,
  user: { readonly id: string; readonly role: Role },
  visit: OpenedBy,
  options: { replaces?: string | null; isConfirmed?: boolean } = {},
): Promise<{ id: string; token: string }> {
  if (options.replaces) {
    const before = await tx.session.findUnique({ where: { tokenHash: hashToken(options.replaces) } })
    if (before && !before.revokedAt) await endSessions(tx, [before.id])
  }
  const token = newToken()
  const now = Date.now()
  const { id } = await tx.session.create({
    data: {
      userId: user.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(endOf(user.role, now, now)),
      ip: visit.ip,
      userAgent: visit.userAgent?.slice(0, 300) ?? null,
      deviceHash: visit.deviceHash ?? null,
      confirmedAt: options.isConfirmed ? new Date(now) : null,
    },
  })
  return { id, token }
}

interface SessionRow {
  readonly sessionId: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly confirmedAt: Date | null
  readonly userId: string
  readonly role: Role
  readonly staffRole: StaffRole | null
  readonly email: string
  readonly fullName: string | null
  readonly mustChangePassword: boolean
  readonly hasSecondFactor: boolean
}

/** Who holds this cookie, or null. A use keeps the session alive, up to its end; a screen that asks on its own is none. */
export async function findViewer(token: string | null, { isUse = true } = {}): Promise<Viewer | null> {
  if (!token) return null
  // In SQL, because every call of somebody signed in asks it: Prisma's own join takes twice the processor, and brings secrets.
  const [session] = await db.$queryRaw<SessionRow[]>`
    SELECT s.id AS "sessionId", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt",
      s.confirmed_at AS "confirmedAt", u.id AS "userId", u.role::text AS role, u.staff_role::text AS "staffRole", u.email,
      u.full_name AS "fullName", u.must_change_password AS "mustChangePassword",
      u.totp_enabled_at IS NOT NULL AS "hasSecondFactor"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${hashToken(token)} AND s.revoked_at IS NULL AND u.erased_at IS NULL`
  const now = Date.now()
  if (!session || session.expiresAt.getTime() <= now) return null
  const { sessionId, userId, role, email, fullName, mustChangePassword, hasSecondFactor, confirmedAt } = session
  const [begun, seen] = [session.createdAt.getTime(), session.lastSeenAt.getTime()]
  if (endOf(role, begun, seen) <= now) return null
  if (isUse && now - seen > LIVES[role].slideMs) {
    await db.session.updateMany({
      where: { id: sessionId, revokedAt: null },
      data: { lastSeenAt: new Date(now), expiresAt: new Date(endOf(role, begun, now)) },
    })
    await db.user.update({ where: { id: userId }, data: { lastSeenAt: new Date(now) } })
  }
  return {
    id: userId,
    role,
    staffRole: staffRoleOf(session),
    email,
    fullName,
    mustChangePassword,
    hasSecondFactor,
    confirmedAt,
    sessionId,
  }
}

/** From here on, and for ten minutes, this session may do what asks for a second look. */
export async function markConfirmed(sessionId: string): Promise<void> {
  await db.session.updateMany({ where: { id: sessionId, revokedAt: null }, data: { confirmedAt: new Date() } })
}

/** The sessions open in a person's name, the last used first. */
export async function listSessions({ id: userId, sessionId }: Viewer): Promise<DeviceSession[]> {
  const rows = await db.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { lastSeenAt: 'desc' },
  })
  return rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.userAgent),
    isHere: row.id === sessionId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

/** What a mail says of a session. */
export async function readSession(id: string): Promise<{ device: string; createdAt: string }> {
  const { userAgent, createdAt } = await db.session.findUniqueOrThrow({ where: { id } })
  return { device: deviceWords(userAgent), createdAt: createdAt.toISOString() }
}

/** Ends one of the person's own sessions. @throws Problem not-found */
export async function endOwnSession(userId: string, sessionId: string): Promise<void> {
  await transact(async (tx) => {
    const session = await tx.session.findFirst({ where: { id: sessionId, userId, revokedAt: null } })
    if (!session) throw new Problem('not-found')
    await endSessions(tx, [session.id])
  })
}

/** Ends one session, everywhere it is open. */
export const closeSession = (sessionId: string): Promise<void> => transact((tx) => endSessions(tx, [sessionId]))

async function endSessions(tx: Tx, ids: string[]): Promise<void> {
  await tx.session.updateMany({ where: { id: { in: ids }, revokedAt: null }, data: { revokedAt: new Date() } })
  for (const id of ids) await announce(tx, { endSession: id })
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
  await tx.pushSubscription.deleteMany({ where: { userId } })
  await endSessions(
    tx,
    others.map(({ id }) => id),
  )
}

/** Which of these sessions still open doors. */
export async function livingSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.session.findMany({
    where: { id: { in: [...ids] }, revokedAt: null, expiresAt: { gt: new Date() }, user: { erasedAt: null } },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}
