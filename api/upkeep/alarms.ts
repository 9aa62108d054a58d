import { ALARM_PLACES, alarmFor } from '#contract/admin/alarm-roles.ts'
import { ALARM_KINDS, type AlarmKind } from '#contract/admin/health.ts'
import type { StaffRole } from '#contract/permissions.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { db, type Prisma, type Tx } from '../platform/db.ts'

/** A broken invariant, without personal data. */
export interface Violation {
  /** An id, job name or storage key. */
  readonly subject: string
  readonly orderId?: string | null
  readonly detail?: Prisma.InputJsonObject
}

/** Opens or refreshes an alarm; notifies staff on opening. */
export async function raiseAlarm(tx: Tx, kind: AlarmKind, violation: Violation): Promise<void> {
  await raiseAlarms(tx, kind, [violation])
}

export async function raiseAlarms(tx: Tx, kind: AlarmKind, violations: readonly Violation[]): Promise<void> {
  const opened: Violation[] = []
  for (const violation of violations) {
    const { subject, orderId = null, detail = {} } = violation
    const known = await tx.alarm.findUnique({ where: { kind_subject: { kind, subject } } })
    if (known && !known.endedAt) {
      await tx.alarm.update({ where: { id: known.id }, data: { seenAt: new Date(), detail } })
      continue
    }
    const fresh = { orderId, detail, openedAt: new Date(), seenAt: new Date(), endedAt: null, dismissedAt: null }
    await tx.alarm.upsert({
      where: { kind_subject: { kind, subject } },
      create: { kind, subject, ...fresh },
      update: fresh,
    })
    opened.push(violation)
  }
  if (opened.length > 0) await tellTeam(tx, kind, opened)
}

/** Ends alarms of a kind no longer found. */
export async function endAlarms(tx: Tx, kind: AlarmKind, found: readonly string[]): Promise<void> {
  await tx.alarm.updateMany({
    where: { kind, endedAt: null, subject: { notIn: [...found] } },
    data: { endedAt: new Date() },
  })
}

/** By role, once per kind and hour: outages raise hundreds. Roles never receive others' alarms. */
async function tellTeam(tx: Tx, kind: AlarmKind, opened: readonly Violation[]): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  const team = await tx.user.findMany({
    where: { role: 'admin', erasedAt: null },
    select: { id: true, email: true, staffRole: true },
  })
  for (const { id: userId, email, staffRole: role } of team) {
    if (!role) continue
    for (const { title, text, heard } of wordsOf(role, kind, opened)) {
      const [first] = heard
      // Includes the title: stopped mails and payments are two notices.
      const dedupeKey = `alarm:${kind}:${title}:${hour}:${userId}`
      await notify(tx, {
        userId,
        type: ALARM_PLACES[role].type,
        title: heard.length > 1 ? `${title} (${heard.length})` : title,
        message: text,
        orderId: heard.length === 1 ? (first?.orderId ?? null) : null,
        dedupeKey,
      })
      await queueMail(tx, { kind: 'alarm', to: email, userId, dedupeKey })
    }
  }
}

function wordsOf<V extends { readonly subject: string }>(role: StaffRole, kind: AlarmKind, opened: readonly V[]) {
  const told = new Map<string, { title: string; text: string; heard: V[] }>()
  for (const violation of opened) {
    const words = alarmFor(role, kind, violation.subject)
    if (!words) continue
    const alike = told.get(words.title)
    if (alike) alike.heard.push(violation)
    else told.set(words.title, { ...words, heard: [violation] })
  }
  return [...told.values()]
}

/** Open and not dismissed, newest first. */
export function listAlarms(where: Prisma.AlarmWhereInput = {}) {
  return db.alarm.findMany({
    where: { endedAt: null, dismissedAt: null, ...where },
    orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
    take: 200,
  })
}

/** For a role, grouped, newest first. */
export async function countOpenAlarms(role: StaffRole) {
  const alarms = await listAlarms()
  const kinds = [...new Set(alarms.map(({ kind }) => kind))].filter(isAlarmKind)
  return kinds.flatMap((kind) =>
    wordsOf(
      role,
      kind,
      alarms.filter((one) => one.kind === kind),
    ).map(({ title, text, heard }) => ({ title, text, count: heard.length })),
  )
}

export const isAlarmKind = (kind: string): kind is AlarmKind => Object.hasOwn(ALARM_KINDS, kind)

const ENDED_LIFE_DAYS = 90

export async function forgetEndedAlarms(now: Date): Promise<void> {
  await db.alarm.deleteMany({ where: { endedAt: { lt: new Date(now.getTime() - ENDED_LIFE_DAYS * 86_400_000) } } })
}
