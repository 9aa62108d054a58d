import { useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { isBlind } from './spoken-guide.ts'
import { canSpeak, hush, setSpeechMuted, useMuted } from './speech.ts'

const BUTTON_ONLY_KEY = 'rosto-ideal:so-no-botao'
const ALOUD_IN_FRONT_KEY = 'rosto-ideal:voz-na-frente'

export function useAutoShutter(): [isAuto: boolean, setAuto: (isAuto: boolean) => void] {
  const [isAuto, setAuto] = useState(() => readLocal(BUTTON_ONLY_KEY) !== true)
  return [
    isAuto,
    (next) => {
      writeLocal(BUTTON_ONLY_KEY, next ? null : true)
      setAuto(next)
    },
  ]
}

/** Spoken guidance: by default where the screen cannot be seen. `toggle` is null without speech synthesis. */
export function useVoice(slot: PhotoSlot): { isAloud: boolean; toggle: (() => void) | null } {
  const isMuted = useMuted()
  const [isAloudInFront, setAloudInFront] = useState(() => readLocal(ALOUD_IN_FRONT_KEY) === true)
  if (!canSpeak()) return { isAloud: false, toggle: null }
  if (isBlind(slot)) return { isAloud: !isMuted, toggle: () => setSpeechMuted(!isMuted) }
  return {
    isAloud: isAloudInFront && !isMuted,
    toggle: () => {
      const next = !(isAloudInFront && !isMuted)
      writeLocal(ALOUD_IN_FRONT_KEY, next ? true : null)
      setAloudInFront(next)
      if (next) setSpeechMuted(false)
      else hush()
    },
  }
}
