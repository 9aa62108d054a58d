import { CHECKOUT_URL } from '../offer.ts'
import { wellFormed } from '../well-formed.ts'

/** The payment provider cuts longer values. Characters. */
export const CHECKOUT_VALUE_MAX = 50

export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const
export type UtmKey = (typeof UTM_KEYS)[number]

export interface CheckoutOrigin {
  /** A random UUID; it comes back with the purchase as `sck` and ties the two. Absent before a press. */
  readonly clickId?: string | undefined
  readonly leadId?: string | null | undefined
  /** The page or button, as `quiz_result_page`. */
  readonly source?: string | null | undefined
  readonly utm?: Readonly<Partial<Record<UtmKey, string | undefined>>> | undefined
}

/** Too long a value loses its middle: names of campaigns end in their id. */
const shortened = (value: string): string =>
  wellFormed(value.length <= CHECKOUT_VALUE_MAX ? value : `${value.slice(0, 29)}~${value.slice(-20)}`)

/**
 * The checkout's address for one click. The browser builds it by itself, with an id of its own making, because a tab opened
 * after waiting for an answer is taken for a pop-up; the click is posted beside it.
 */
export function checkoutUrl({ clickId, leadId, source, utm = {} }: CheckoutOrigin): string {
  const values = [
    ['sck', clickId],
    ['s1', leadId],
    ['src', source],
    ...UTM_KEYS.map((key) => [key, utm[key]] as const),
  ] as const
  const pairs = values.flatMap(([key, value]) => {
    const short = shortened(value?.trim() ?? '')
    return short ? [`${key}=${encodeURIComponent(short)}`] : []
  })
  return `${CHECKOUT_URL}?${pairs.join('&')}`
}
