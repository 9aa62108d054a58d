import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { DraftFormData } from '#contract/onboarding.ts'
import type { Problem } from '#contract/problem.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { type DraftPlace, draftWire, keepDraft, type ServerHoldings } from './sending/draft-keeper.ts'
import { asStep, type Step } from './step-rules.ts'

export interface Draft {
  isOpening: boolean
  formData: DraftFormData
  step: Step
  place: DraftPlace
  edit: (change: DraftFormData) => void
  goTo: (step: Step) => void
  close: () => void
}

interface Options {
  userId: string
  orderId: string
  fullName: string | null
  onHoldings: (holdings: ServerHoldings, askedAt: number) => void
  onRefused: (problem: Problem) => void
}

/** What was typed survives leaving the screen. */
export function useDraft({ userId, orderId, fullName, onHoldings, onRefused }: Options): Draft {
  const [keeper] = useState(() =>
    keepDraft({ orderId, store: deviceStore(userId), wire: draftWire(orderId), fullName, onHoldings, onRefused }),
  )
  const view = useSyncExternalStore(keeper.subscribe, keeper.view)
  const open = useEffectEvent(() => void keeper.open())
  useEffect(() => {
    open()
    const stopListening = keeper.listen()
    const saveNow = () => void keeper.save()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saveNow()
    }
    window.addEventListener('online', saveNow)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('online', saveNow)
      document.removeEventListener('visibilitychange', onHidden)
      saveNow()
      stopListening()
    }
  }, [keeper])
  return {
    isOpening: view.isOpening,
    formData: view.formData,
    step: asStep(view.currentStep),
    place: view.place,
    edit: keeper.edit,
    goTo: keeper.goTo,
    close: keeper.close,
  }
}
