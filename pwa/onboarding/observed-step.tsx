import { type ComponentProps, useState } from 'react'
import { ObservedScreen } from '#pwa/face/observed/observed-screen.tsx'
import { SheetInvite } from '#pwa/face/sheet/sheet-invite.tsx'
import { withSuggestedSkin } from '#pwa/face/sheet/suggested-skin.ts'
import { useOrderRecord } from './sending/use-order-outbox.ts'

interface ObservedStepProps extends Omit<ComponentProps<typeof ObservedScreen>, 'underSkin'> {
  userId: string
  orderId: string
}

export function ObservedStep({ userId, orderId, record, emptied, onSay, ...rest }: ObservedStepProps) {
  const { record: sheet } = useOrderRecord(userId, orderId, 'sheet')
  const stored = sheet?.get()
  /** A fresh measure fills even an emptied field. */
  const [isFresh, setFresh] = useState(false)
  const measure = stored?.state === 'refused' ? undefined : stored?.value
  const shown = withSuggestedSkin(record, measure, isFresh ? [] : emptied)
  return (
    <ObservedScreen
      {...rest}
      record={shown}
      emptied={emptied}
      onSay={(values) => {
        if ('skin' in values) setFresh(false)
        onSay(values)
      }}
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
