import type { LiveMessage } from '#contract/live.ts'
import { type DeskObserved, OBSERVED_NAMES, ObservedValues } from '#contract/face/observed.ts'
import { Problem } from '#contract/problem.ts'
import type { ObservedField } from '#visagism/observed/observed.ts'
import { list } from '#visagism/knowledge/pt.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import { findHistory, findRecord, keepWords } from '../face/observed-record.ts'
import type { Actor } from '../orders/order-status.ts'
import { announce } from '../platform/announce.ts'
import { db, type Tx } from '../platform/db.ts'
import { readAs } from '../platform/http.ts'
import { work } from './desk-work.ts'

type Visagist = Actor & { readonly id: string }

const present = async (tx: Tx, orderId: string): Promise<DeskObserved> => ({
  record: await findRecord(tx, orderId),
  history: await findHistory(tx, orderId),
})

/** @throws Problem order-not-found */
export async function openObserved(orderId: string): Promise<DeskObserved> {
  if ((await db.order.count({ where: { id: orderId } })) === 0) throw new Problem('order-not-found')
  return present(db, orderId)
}

/** Null clears the field. @throws Problem invalid, order-not-found, order-ended, consent-missing */
export function sayAtDesk(
  orderId: string,
  field: ObservedField,
  value: string | null,
  actor: Visagist,
): Promise<DeskObserved> {
  return write(orderId, readAs(ObservedValues, { [field]: value }, 'values.'), actor)
}

/**
 * Confirms the customer's shown values, or none if one has changed.
 * @param seen field → the customer's value that was shown
 * @throws Problem changed-meanwhile, and as `sayAtDesk`
 */
export function acceptCustomers(orderId: string, seen: ObservedValues, actor: Visagist): Promise<DeskObserved> {
  return write(orderId, seen, actor, async (tx) => {
    const standing = new Map(Object.entries(await findRecord(tx, orderId)))
    const changed = fieldsOf(seen).filter((field) => {
      const word = standing.get(field)
      return word?.by !== 'cliente' || word.value !== seen[field]
    })
    if (changed.length === 0) return
    const names = list(changed.map((field) => OBSERVED_NAMES[field].toLowerCase()))
    throw new Problem('changed-meanwhile', { text: `Isto mudou agora há pouco: ${names}. Confira e aceite de novo.` })
  })
}

const fieldsOf = (values: ObservedValues) =>
  Object.keys(OBSERVED_NAMES).filter((key): key is ObservedField => key in values)

function write(
  orderId: string,
  values: ObservedValues,
  actor: Visagist,
  check: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<DeskObserved> {
  // The journal outlives the photos: it lists the fields, never the values.
  const to = { fields: fieldsOf(values).join(', ') }
  return work(orderId, actor, { action: 'desk.observed', to }, async (tx, order) => {
    await requireFaceConsent(tx, orderId, CUSTOMER_HAS_NOT_AGREED)
    await check(tx)
    await keepWords(tx, { orderId, by: 'visagista', byUserId: actor.id, values })
    await announce<LiveMessage>(tx, { person: order.userId, say: { type: 'order', orderId } })
    return present(tx, orderId)
  })
}
