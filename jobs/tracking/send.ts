import { finishEvent, postponeEvent, readQueuedEvent, refuseEvent } from '#api/tracking/delivery.ts'
import { Outage } from '#api/platform/outage.ts'
import { postEvent } from './meta.ts'

/** The event id deduplicates. Network errors, limits and outages are retried; refusals are not. */
export async function sendTrackingEvent(id: string): Promise<void> {
  const event = await readQueuedEvent(id)
  if (!event) return
  const answer = await postEvent(event)
  if (answer.outcome === 'taken') return finishEvent(event, answer.traceId)
  if (answer.outcome === 'refused') return refuseEvent(event, answer.error)
  await postponeEvent(id, answer.error)
  throw new Outage(`Meta: ${answer.error}`)
}
