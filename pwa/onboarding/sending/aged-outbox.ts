import { DRAFT_LIFE_DAYS } from '#contract/offer.ts'
import { type Disk, indexedDbDisk } from '#pwa/platform/disk.ts'
import { isSealed } from '#pwa/platform/sealed-record.ts'
import { FORM_PREFIXES, UNSENT_PREFIXES } from './outbox-records.ts'

const LIFE_MS = DRAFT_LIFE_DAYS * 24 * 60 * 60 * 1000
/** What the server holds leaves a receipt of a few hundred bytes. */
const RECEIPT_BYTES = 4096
/** Of orders of which something unsent was taken away. */
export const AGED_PREFIX = 'aged/'

interface Aging {
  userId: string
  orderId: string
  places: string[]
  newest: number
  hasUnsent: boolean
}

/**
 * Forms and photos that nobody touched for thirty days leave the device, of whoever used it: as long as the server keeps a draft.
 * All of an order go together, counted from the newest. Where something had not been sent, a note stays for its owner.
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
    // Not sealed yet: it is of this very moment, or of an earlier edition whose owner has not come back.
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
