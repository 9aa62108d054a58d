import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'

const MUTED_KEY = 'rosto-ideal:sem-voz'
const listeners = new Set<() => void>()
/** Whether the person wants nothing to be heard. */
export const isSpeechMuted = () => readLocal(MUTED_KEY) === true

/** What is being explained and is not talked over, and what waits for its end: the newest only. */
let explanation: SpeechSynthesisUtterance | null = null
let waiting: string | null = null

/** Whether the device can say words aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Says a few words in Portuguese, in place of whatever was being said; after an explanation, which is heard to its end. */
export function speak(words: string): void {
  if (!words || !canSpeak() || isSpeechMuted()) return
  if (explanation) waiting = words
  else utter(words)
}

/** Says how the next photo is taken: guidance that changes meanwhile waits for the end of it. */
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

/** Stops in the middle of a word: whoever closed the camera wants to hear no more of it. */
export function hush(): void {
  explanation = null
  waiting = null
  if (canSpeak()) speechSynthesis.cancel()
}

function utter(words: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = 'pt-BR'
  // Without it some phones read Portuguese with an English voice.
  const voice = speechSynthesis.getVoices().find(({ lang }) => /^pt[-_]BR/i.test(lang))
  if (voice) utterance.voice = voice
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return utterance
}

/** Whether the person wants nothing said aloud: on a bus, or beside a sleeping child. Kept on the device. */
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
