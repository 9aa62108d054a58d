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

/** The row decides the lifetime. Renewing the cookie could restore an old one after another sign-in, so it gets the browsers' maximum. */
export const COOKIE_LIFE_SECONDS = 400 * 24 * 60 * 60

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Idle and total lifetime, and how often a sliding session is written. */
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
 * @param options.replaces this browser's open session, which ends
 * @param options.isConfirmed password just verified
 * @returns the cookie's value as `token`, stored nowhere else
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

/** Use extends the session; background polling does not. */
export async function findViewer(token: string | null, { isUse = true } = {}): Promise<Viewer | null> {
  if (!token) return null
  // Plain SQL because every signed-in call runs it: Prisma's join takes twice the processor and loads secrets.
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
    staffRole: session.staffRole,
    email,
    fullName,
    mustChangePassword,
    hasSecondFactor,
    confirmedAt,
    sessionId,
  }
}

/** Re-authenticated for ten minutes. */
export async function markConfirmed(sessionId: string): Promise<void> {
  await db.session.updateMany({ where: { id: sessionId, revokedAt: null }, data: { confirmedAt: new Date() } })
}

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

export async function readSession(id: string): Promise<{ device: string; createdAt: string }> {
  const { userAgent, createdAt } = await db.session.findUniqueOrThrow({ where: { id } })
  return { device: deviceWords(userAgent), createdAt: createdAt.toISOString() }
}

/** @throws Problem not-found */
export async function endOwnSession(userId: string, sessionId: string): Promise<void> {
  await transact(async (tx) => {
    const session = await tx.session.findFirst({ where: { id: sessionId, userId, revokedAt: null } })
    if (!session) throw new Problem('not-found')
    await endSessions(tx, [session.id])
  })
}

export const closeSession = (sessionId: string): Promise<void> => transact((tx) => endSessions(tx, [sessionId]))

async function endSessions(tx: Tx, ids: string[]): Promise<void> {
  await tx.session.updateMany({ where: { id: { in: ids }, revokedAt: null }, data: { revokedAt: new Date() } })
  for (const id of ids) await announce(tx, { endSession: id })
}

export async function closeAllSessions(tx: Tx, userId: string): Promise<void> {
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: new Date() } })
  // Signed-out devices get no notifications.
  await tx.pushSubscription.deleteMany({ where: { userId } })
  await announce(tx, { endPerson: userId })
}

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

export async function livingSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.session.findMany({
    where: { id: { in: [...ids] }, revokedAt: null, expiresAt: { gt: new Date() }, user: { erasedAt: null } },
    select: { id: true },
  })
  return new Set(rows.map(({ id }) => id))
}
