import { useState } from 'react'
import { fillPath } from '#contract/endpoint.ts'
import { onboardingApi } from '#contract/onboarding.ts'
import type { Order } from '#contract/orders.ts'
import { type PlateTone, PortraitPlate } from '#pwa/ui/portrait-plate.tsx'

interface OrderPortraitProps {
  order: Order
  tone: PlateTone
  className?: string
}

/** The person's own front photo while we hold it (thirty days), asked of the server and kept nowhere else. */
export function OrderPortrait({ order, tone, className }: OrderPortraitProps) {
  const [isGone, setGone] = useState(false)
  const hasPhoto = order.photoSlots.includes('front') && !isGone
  const photo = fillPath(onboardingApi.viewPhoto.path, { orderId: order.id, slot: 'front' })
  return (
    <PortraitPlate tone={tone} className={className}>
      {hasPhoto && <img src={photo} alt="Sua foto de frente" onError={() => setGone(true)} />}
    </PortraitPlate>
  )
}
