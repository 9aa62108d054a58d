import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'

const MUTED_KEY = 'rosto-ideal:sem-voz'
const listeners = new Set<() => void>()
export const isSpeechMuted = () => readLocal(MUTED_KEY) === true

/** The explanation being spoken, and the newest words waiting for its end. */
let explanation: SpeechSynthesisUtterance | null = null
let waiting: string | null = null

export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Replaces current speech, but waits for an explanation to end. */
export function speak(words: string): void {
  if (!words || !canSpeak() || isSpeechMuted()) return
  if (explanation) waiting = words
  else utter(words)
}

/** Explains the next pose. Guidance waits for its end. */
export function explain(words: string): void {
  if (!canSpeak() || isSpeechMuted()) return
  hush()
  const utterance = utter(words)
  explanation = utterance
  const goOn = () => {
    if (explanation !== utterance) return
    explanation = null
    if (waiting) speak(waiting)
    waiting = null
  }
  utterance.addEventListener('end', goOn)
  utterance.addEventListener('error', goOn)
}

/** Stops at once, when the camera closes. */
export function hush(): void {
  explanation = null
  waiting = null
  if (canSpeak()) speechSynthesis.cancel()
}

function utter(words: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = 'pt-BR'
  // Otherwise some phones read Portuguese with an English voice.
  const voice = speechSynthesis.getVoices().find(({ lang }) => /^pt[-_]BR/i.test(lang))
  if (voice) utterance.voice = voice
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return utterance
}

/** Muted speech, stored on the device. */
export function useMuted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isSpeechMuted,
    () => false,
  )
}

export function setSpeechMuted(muted: boolean): void {
  writeLocal(MUTED_KEY, muted ? true : null)
  if (muted) hush()
  for (const listener of listeners) listener()
}
