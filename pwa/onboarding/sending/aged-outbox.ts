import { DRAFT_LIFE_DAYS } from '#contract/offer.ts'
import { type Disk, indexedDbDisk } from '#pwa/platform/disk.ts'
import { isSealed } from '#pwa/platform/sealed-record.ts'
import { FORM_PREFIXES, UNSENT_PREFIXES } from './outbox-records.ts'

const LIFE_MS = DRAFT_LIFE_DAYS * 24 * 60 * 60 * 1000
/** A sent photo leaves a receipt of a few hundred bytes. */
const RECEIPT_BYTES = 4096
/** Orders that lost something unsent. */
export const AGED_PREFIX = 'aged/'

interface Aging {
  userId: string
  orderId: string
  places: string[]
  newest: number
  hasUnsent: boolean
}

/**
 * Deletes what nobody touched for thirty days, as long as the server keeps a draft: an order as a whole, counted from its newest record.
 * Where something was unsent, a note stays for the owner.
 */
export async function dropAged(now = Date.now(), disk: Disk = indexedDbDisk()): Promise<void> {
  const orders = new Map<string, Aging>()
  for (const place of await disk.keys().catch((): string[] => [])) {
    const [userId = '', prefix = '', orderId = ''] = place.split('/')
    if (!FORM_PREFIXES.has(`${prefix}/`)) continue
    const value = await disk.get(place).catch(() => undefined)
    const order = orders.get(`${userId}/${orderId}`) ?? { userId, orderId, places: [], newest: 0, hasUnsent: false }
    orders.set(`${userId}/${orderId}`, order)
    order.places.push(place)
    // Not sealed yet: just written, or left by an owner who has not come back.
    order.newest = Math.max(order.newest, isSealed(value) ? value.at : now)
    order.hasUnsent ||=
      UNSENT_PREFIXES.has(`${prefix}/`) &&
      isSealed(value) &&
      (prefix !== 'photo' || value.body.byteLength > RECEIPT_BYTES)
  }
  for (const { userId, orderId, places, newest, hasUnsent } of orders.values()) {
    if (now - newest < LIFE_MS) continue
    const note = hasUnsent ? [[`${userId}/${AGED_PREFIX}${orderId}`, { at: now }] as [string, unknown]] : []
    await disk.set(note, places).catch(() => undefined)
  }
}
