import { CHECKOUT_URL } from '../offer.ts'
import { wellFormed } from '../well-formed.ts'

/** The payment provider cuts longer values. Characters. */
export const CHECKOUT_VALUE_MAX = 50

export const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const
export type UtmKey = (typeof UTM_KEYS)[number]

export interface CheckoutOrigin {
  /** A random UUID that the purchase returns as `sck`. Absent before a click. */
  readonly clickId?: string | undefined
  readonly leadId?: string | null | undefined
  /** Such as `quiz_result_page`. */
  readonly source?: string | null | undefined
  readonly utm?: Readonly<Partial<Record<UtmKey, string | undefined>>> | undefined
}

/** Cuts the middle: campaign names end in their id. */
const shortened = (value: string): string =>
  wellFormed(value.length <= CHECKOUT_VALUE_MAX ? value : `${value.slice(0, 29)}~${value.slice(-20)}`)

/**
 * Built in the browser with its own click id, because a tab opened after a request is blocked as a pop-up. The click is posted separately.
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
