import { useCallback, useEffect } from 'react'
import { onboardingApi } from '#contract/onboarding.ts'
import { call } from '#pwa/platform/api.ts'
import { useOnLive } from '#pwa/platform/live.ts'
import type { ServerHoldings } from './sending/draft-keeper.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'

const LIVE = ['photo', 'order', 'all'] as const

/** Takes over the photos and the consent that the server said it holds when asked at `askedAt`. */
export async function adoptHoldings(outbox: OrderOutbox, { photos, consent }: ServerHoldings, askedAt: number) {
  await outbox.adoptConsent(consent, askedAt)
  await outbox.adopt(photos, askedAt)
}

/**
 * Follows what the server holds of an order: it may lack a photo or the consent, or have them from another device.
 * @returns what asks it now
 */
export function useServerHoldings(outbox: OrderOutbox, orderId: string): () => Promise<void> {
  const ask = useCallback(async () => {
    const askedAt = Date.now()
    const answer = await call(onboardingApi.draft, { params: { orderId } }).catch(() => null)
    if (answer) await adoptHoldings(outbox, answer, askedAt)
  }, [orderId, outbox])
  useOnLive(
    LIVE,
    useCallback(
      (message) => {
        if ('orderId' in message && message.orderId !== orderId) return
        if (message.type === 'photo' && outbox.photos.knows(message)) return
        void ask()
      },
      [orderId, outbox, ask],
    ),
  )
  const lacksConsent = outbox.trouble()?.code === 'consent-missing'
  useEffect(() => {
    // Taken back on another device, or never given: what the server says decides what stays on this one.
    if (lacksConsent) void ask()
  }, [lacksConsent, ask])
  return ask
}
