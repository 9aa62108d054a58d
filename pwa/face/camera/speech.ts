import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'

const MUTED_KEY = 'rosto-ideal:sem-voz'
const listeners = new Set<() => void>()
export const isSpeechMuted = () => readLocal(MUTED_KEY) === true

/** `waiting`: the newest words, for after the explanation. */
let explanation: SpeechSynthesisUtterance | null = null
let waiting: string | null = null

export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Replaces current speech, but not an explanation. */
export function speak(words: string): void {
  if (!words || !canSpeak() || isSpeechMuted()) return
  if (explanation) waiting = words
  else utter(words)
}

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

export function hush(): void {
  explanation = null
  waiting = null
  if (canSpeak()) speechSynthesis.cancel()
}

function utter(words: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = 'pt-BR'
  // Some phones read Portuguese with an English voice.
  const voice = speechSynthesis.getVoices().find(({ lang }) => /^pt[-_]BR/i.test(lang))
  if (voice) utterance.voice = voice
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return utterance
}

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
