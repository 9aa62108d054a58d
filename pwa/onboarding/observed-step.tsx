import { type ComponentProps, useState } from 'react'
import { ObservedScreen } from '#pwa/observed/observed-screen.tsx'
import { SheetInvite } from '#pwa/sheet/sheet-invite.tsx'
import { withSuggestedSkin } from '#pwa/sheet/stored-sheet.ts'
import { useSheet } from '#pwa/sheet/use-sheet.ts'

interface ObservedStepProps extends Omit<ComponentProps<typeof ObservedScreen>, 'underSkin'> {
  userId: string
  orderId: string
}

export function ObservedStep({ userId, orderId, record, emptied, onSay, ...rest }: ObservedStepProps) {
  const { stored, keep } = useSheet(userId, orderId)
  /** A fresh measure fills even an emptied field. */
  const [isFresh, setFresh] = useState(false)
  const measure = stored?.state === 'refused' ? undefined : stored?.measure
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
            void keep(found)
          }}
        />
      }
    />
  )
}
