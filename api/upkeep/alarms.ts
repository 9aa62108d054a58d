import { ALARM_KINDS, type AlarmKind } from '#contract/admin/health.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { db, type Prisma, type Tx } from '../platform/db.ts'

/** Something that must never be, and is. Holds no word about a person. */
export interface Violation {
  /** In the kind's own terms: an id, the name of a job, a stored key. */
  readonly subject: string
  readonly orderId?: string | null
  readonly detail?: Prisma.InputJsonObject
}

/** Opens an alarm, or notes that an open one still holds. Administrators are told when it opens. */
export async function raiseAlarm(tx: Tx, kind: AlarmKind, violation: Violation): Promise<void> {
  await raiseAlarms(tx, kind, [violation])
}

export async function raiseAlarms(tx: Tx, kind: AlarmKind, violations: readonly Violation[]): Promise<void> {
  let opened = 0
  for (const { subject, orderId = null, detail = {} } of violations) {
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
    opened += 1
  }
  if (opened > 0) await tellTeam(tx, kind, opened)
}

/** Ends every open alarm of a kind but those still found. */
export async function endAlarms(tx: Tx, kind: AlarmKind, found: readonly string[]): Promise<void> {
  await tx.alarm.updateMany({
    where: { kind, endedAt: null, subject: { notIn: [...found] } },
    data: { endedAt: new Date() },
  })
}

/** Once a kind and hour: an outage makes hundreds of the same, and the page lists them all. */
async function tellTeam(tx: Tx, kind: AlarmKind, count: number): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  const { title, text } = ALARM_KINDS[kind]
  const team = await tx.user.findMany({ where: { role: 'admin', erasedAt: null }, select: { id: true, email: true } })
  for (const { id: userId, email } of team) {
    const dedupeKey = `alarm:${kind}:${hour}:${userId}`
    await notify(tx, {
      userId,
      type: 'alarm',
      title: count > 1 ? `${title} (${count})` : title,
      message: text,
      dedupeKey,
    })
    await queueMail(tx, { kind: 'alarm', to: email, userId, dedupeKey })
  }
}

/** What stands open and was not dismissed, newest first. */
export function listAlarms(where: Prisma.AlarmWhereInput = {}) {
  return db.alarm.findMany({
    where: { endedAt: null, dismissedAt: null, ...where },
    orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
    take: 200,
  })
}

/** What stands open, by kind, newest kind first: for whoever is told. */
export async function countOpenAlarms() {
  const alarms = await listAlarms()
  const kinds = [...new Set(alarms.map(({ kind }) => kind))].filter(isAlarmKind)
  return kinds.map((kind) => ({ ...ALARM_KINDS[kind], count: alarms.filter((one) => one.kind === kind).length }))
}

export const isAlarmKind = (kind: string): kind is AlarmKind => Object.hasOwn(ALARM_KINDS, kind)

/** Days an ended alarm can still be read in the database. */
const ENDED_LIFE_DAYS = 90

export async function forgetEndedAlarms(now: Date): Promise<void> {
  await db.alarm.deleteMany({ where: { endedAt: { lt: new Date(now.getTime() - ENDED_LIFE_DAYS * 86_400_000) } } })
}
