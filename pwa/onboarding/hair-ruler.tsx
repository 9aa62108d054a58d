import { lazy, Suspense } from 'react'
import type { DraftFormData } from '#contract/onboarding.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { OnboardingSkeleton } from './onboarding-skeleton.tsx'

/** Heavy: every cut, its texts included. */
const RulerScreen = lazy(() => import('#pwa/face/today/ruler-screen.tsx'))

interface HairRulerProps {
  formData: DraftFormData
  record: ObservedRecord
  edit: (change: DraftFormData) => void
  onEnd: () => void
}

/** The ruler over the form: what it measures is an answer of it. */
export function HairRuler({ formData: { today = null, gender }, record, edit, onEnd }: HairRulerProps) {
  return (
    <Suspense fallback={<OnboardingSkeleton />}>
      <RulerScreen
        record={record}
        gender={gender ?? undefined}
        today={today}
        onSay={(said, hairLength) => edit({ today: said, ...(hairLength && { hairLength }) })}
        onEnd={onEnd}
      />
    </Suspense>
  )
}
