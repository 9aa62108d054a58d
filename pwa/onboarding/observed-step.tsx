import { type ComponentProps, useState } from 'react'
import type { FormHairToday } from '#contract/facts.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import { ObservedScreen } from '#pwa/face/observed/observed-screen.tsx'
import { SheetInvite } from '#pwa/face/sheet/sheet-invite.tsx'
import { withSuggestedSkin } from '#pwa/face/sheet/suggested-skin.ts'
import { centimetres, placeWords } from '#pwa/face/today/ruler-scale.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { HairRuler } from './hair-ruler.tsx'
import { useOrderRecord } from './sending/use-order-outbox.ts'

interface ObservedStepProps extends Omit<ComponentProps<typeof ObservedScreen>, 'underSkin' | 'underLength'> {
  userId: string
  orderId: string
  edit: (change: DraftFormData) => void
}

export function ObservedStep({ userId, orderId, record, emptied, edit, onSay, ...rest }: ObservedStepProps) {
  const { today = null } = rest.formData
  const [isMeasuring, setMeasuring] = useState(false)
  useBackStep(isMeasuring, () => setMeasuring(false))
  const { record: sheet } = useOrderRecord(userId, orderId, 'sheet')
  const stored = sheet?.get()
  /** A fresh measure fills even an emptied field. */
  const [isFresh, setFresh] = useState(false)
  const measure = stored?.state === 'refused' ? undefined : stored?.value
  const shown = withSuggestedSkin(record, measure, isFresh ? [] : emptied)
  if (isMeasuring)
    return <HairRuler formData={rest.formData} record={shown} edit={edit} onEnd={() => setMeasuring(false)} />
  return (
    <ObservedScreen
      {...rest}
      record={shown}
      emptied={emptied}
      onSay={(values) => {
        if ('skin' in values) setFresh(false)
        onSay(values)
      }}
      underLength={<TodayOffer today={today} onOpen={() => setMeasuring(true)} />}
      underSkin={
        <SheetInvite
          stored={stored}
          chosen={shown.skin?.value}
          onMeasure={(found) => {
            setFresh(true)
            void sheet?.keep(found)
          }}
        />
      }
    />
  )
}

function TodayOffer({ today, onOpen }: { today: FormHairToday | null; onOpen: () => void }) {
  return (
    <button type="button" className="today-offer" onClick={onOpen}>
      <strong>Até onde vai hoje?</strong>
      <span>
        {today?.cm == null ? 'Medir na régua' : `${centimetres(today.cm)} cm, ${placeWords(today.cm)}. Mudar`}
      </span>
    </button>
  )
}
