import { META_EVENTS } from '#contract/meta-events.ts'
import { CURRENCY, PRICE_CENTS } from '#contract/offer.ts'
import { QUIZ_SOURCE } from '#contract/quiz.ts'
import { transact, type Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import type { Visit } from '../platform/http.ts'
import { limitByNetwork } from '../platform/limit.ts'
import { record } from '../platform/log.ts'
import { enqueue } from '../platform/queue.ts'
import { allowsMarketing } from './consent.ts'
import { clickMark, pageAddress } from './page-address.ts'
import { hashPerson, type Person } from './person.ts'

const perNetwork = limitByNetwork('tracking', 600, 10 * 60)

type EventName = (typeof META_EVENTS)[keyof typeof META_EVENTS] | 'Purchase'
type Custom = Readonly<Record<string, string | number>>

/** Without the person. */
export type EventData = {
  /** Unix seconds. */
  readonly time: number
  readonly url: string
  readonly custom: Custom
}

export const metaIsConfigured = () => Boolean(env.META_PIXEL_ID && env.META_ACCESS_TOKEN)

export interface BrowserEvent {
  readonly eventId: string
  readonly visitorId?: string | undefined
  readonly fbp?: string | undefined
  readonly fbc?: string | undefined
  readonly url?: string | undefined
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly source?: string | undefined
  readonly score?: number | null | undefined
}

/** Meta events and their data: never face shape, answers or photos. */
const KINDS = {
  pageview: { name: META_EVENTS.pageview, details: () => ({}) },
  startQuiz: { name: META_EVENTS.startQuiz, details: ({ source }) => ({ ...(source && { source }) }) },
  lead: { name: META_EVENTS.lead, details: () => ({ content_name: 'Teste Seu Rosto Ideal', funnel: QUIZ_SOURCE }) },
  completeQuiz: {
    name: META_EVENTS.completeQuiz,
    details: ({ score, source }) => ({
      status: 'completed',
      ...(typeof score === 'number' && { score }),
      ...(source && { source }),
    }),
  },
  checkout: {
    name: META_EVENTS.checkout,
    details: () => ({ value: PRICE_CENTS / 100, currency: CURRENCY, num_items: 1 }),
  },
} as const satisfies Record<string, { name: EventName; details: (event: BrowserEvent) => Custom }>

/**
 * Stores and queues with consent; otherwise keeps nothing.
 * @returns whether stored: false without consent, and for a known id
 * @throws Problem 'too-many-attempts'
 */
export async function recordBrowserEvent(
  kind: keyof typeof KINDS,
  event: BrowserEvent,
  visit: Visit,
): Promise<boolean> {
  if (!event.visitorId) return false
  await perNetwork.consume(visit.ip)
  const { visitorId, eventId, email, name, fbp, url } = event
  if (!(await allowsMarketing(visitorId))) return false
  const { name: metaName } = KINDS[kind]
  const isStored = await transact((tx) =>
    keepEvent(tx, {
      name: metaName,
      eventId,
      visitorId,
      data: { time: Math.floor(Date.now() / 1000), url: pageAddress(url), custom: KINDS[kind].details(event) },
      person: { email, name, fbp, fbc: event.fbc || clickMark(url), ip: visit.ip, userAgent: visit.userAgent },
    }),
  )
  if (isStored && !metaIsConfigured())
    await record({
      category: 'facebook_tracking',
      action: 'event_recorded',
      message: `Evento ${metaName} anotado; sem chaves da Meta, não vai a lugar nenhum`,
    })
  return isStored
}

export interface NewEvent {
  readonly name: EventName
  readonly eventId: string
  readonly visitorId: string
  readonly data: EventData
  readonly person: Person
}

/** Row and job together; without keys the row is `recorded`, anonymous and never sent. */
export async function keepEvent(tx: Tx, { name, eventId, visitorId, data, person }: NewEvent): Promise<boolean> {
  const leaves = metaIsConfigured()
  const [row] = await tx.trackingEvent.createManyAndReturn({
    data: [
      {
        name,
        eventId,
        visitorId,
        data,
        ...(leaves ? { status: 'queued', person: hashPerson(person) } : { status: 'recorded' }),
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  })
  if (row && leaves) await enqueue(tx, 'tracking.send', { trackingEventId: row.id })
  return row !== undefined
}
