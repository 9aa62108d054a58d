import arrowsOut from '@phosphor-icons/core/assets/regular/arrows-out.svg?raw'
import { useState } from 'react'
import type { Reading } from '#contract/reader/reading.ts'
import { ALLERGY_CARE, allergyLine } from '#visagism/card/allergies.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { LookPlate } from './look-plate.tsx'
import { SalonCardView } from './salon-card-view.tsx'
import { SalonShare } from './salon-share.tsx'

export function SalonChapter({ reading }: { reading: Reading }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <SalonCard reading={reading} />
      <Button
        className="mt-24"
        size="medium"
        kind="secondary"
        wide
        icon={<Icon svg={arrowsOut} size={20} />}
        onClick={() => setShown(true)}
      >
        Mostrar no salão
      </Button>
      <SalonShare orderId={reading.orderId} />
      <Dialog open={isShown} onClose={() => setShown(false)} title="Cartão do salão">
        {isShown && <SalonCard reading={reading} heading="h3" />}
      </Dialog>
    </>
  )
}

/** Drawn on the device, so it works offline. */
export function SalonCard({ reading, heading }: { reading: Reading; heading?: 'h3' }) {
  const { salonCard, face } = reading
  return (
    <SalonCardView
      card={salonCard}
      allergies={`${allergyLine(salonCard)} ${ALLERGY_CARE}`}
      {...(heading && { heading })}
      picture={
        <LookPlate
          subject={reading}
          look={{ shape: face.primary, cut: salonCard.cut }}
          aspect={0.74}
          tone="sage"
          alt={`Desenho do corte: ${salonCard.title}`}
        />
      }
    />
  )
}
