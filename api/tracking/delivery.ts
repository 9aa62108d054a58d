import { MARK_LIFE_DAYS, TRACKING_LIFE_DAYS } from '#contract/offer.ts'
import { EVENT_LIFE_DAYS } from '#contract/tracking.ts'
import { db, Prisma } from '../platform/db.ts'
import { record } from '../platform/log.ts'
import { allowsMarketing } from './consent.ts'
import type { EventData } from './events.ts'
import type { HashedPerson } from './person.ts'

const DAY_MS = 24 * 3_600_000
/** One expired event invalidates its whole request, so give up slightly early. */
const MARGIN_MS = 10 * 60_000

export interface QueuedEvent {
  readonly id: string
  readonly name: string
  readonly eventId: string
  readonly data: EventData
  readonly person: HashedPerson
}

/** Null if sent, a week old, or consent was withdrawn. */
export async function readQueuedEvent(id: string, now = Date.now()): Promise<QueuedEvent | null> {
  const row = await db.trackingEvent.findUnique({ where: { id } })
  if (!row || row.status !== 'queued') return null
  // Written only by keepEvent.
  const data = row.data as unknown as EventData
  const person = row.person as unknown as HashedPerson
  if (now - data.time * 1000 > EVENT_LIFE_DAYS * DAY_MS - MARGIN_MS) return giveUp(id, 'expired')
  if (!(await allowsMarketing(row.visitorId))) return giveUp(id, 'withdrawn')
  return { id, name: row.name, eventId: row.eventId, data, person }
}

async function giveUp(id: string, status: 'expired' | 'withdrawn'): Promise<null> {
  await db.trackingEvent.update({ where: { id }, data: { status, person: Prisma.DbNull } })
  return null
}

export async function finishEvent({ id, name }: QueuedEvent, traceId: string | null): Promise<void> {
  await db.trackingEvent.update({
    where: { id },
    data: { status: 'sent', person: Prisma.DbNull, sentAt: new Date(), traceId, error: null },
  })
  await record({
    category: 'facebook_tracking',
    action: 'event_sent',
    message: `Evento ${name} entregue à Meta`,
    details: { traceId },
  })
}

/** Permanently refused by Meta. */
export async function refuseEvent({ id, name }: QueuedEvent, error: string): Promise<void> {
  await db.trackingEvent.update({
    where: { id },
    data: { status: 'refused', person: Prisma.DbNull, error: error.slice(0, 500) },
  })
  await record({
    level: 'error',
    category: 'facebook_tracking',
    action: 'event_refused',
    message: `A Meta recusou um evento ${name}: ${error.slice(0, 200)}`,
  })
}

export async function postponeEvent(id: string, error: string): Promise<void> {
  await db.trackingEvent.update({ where: { id }, data: { error: error.slice(0, 500) } })
}

/** People in unsendable events, identifiers of old clicks, old events. */
export async function forgetOldTracking(now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.trackingEvent.updateMany({
    where: { status: 'queued', createdAt: { lt: ago(EVENT_LIFE_DAYS) } },
    data: { status: 'expired', person: Prisma.DbNull },
  })
  await db.trackingEvent.deleteMany({ where: { createdAt: { lt: ago(TRACKING_LIFE_DAYS) } } })
  await db.checkoutClick.updateMany({
    where: { createdAt: { lt: ago(MARK_LIFE_DAYS) }, visitorId: { not: null } },
    data: { visitorId: null, fbp: null, fbc: null, ip: null, userAgent: null },
  })
}
