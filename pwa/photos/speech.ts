import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'

const MUTED_KEY = 'rosto-ideal:sem-voz'
const listeners = new Set<() => void>()
const isMuted = () => readLocal(MUTED_KEY) === true

/** Whether the device can say words aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Says a few words in Portuguese now, in place of whatever was being said. */
export function speak(words: string): void {
  if (!canSpeak() || isMuted()) return
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = 'pt-BR'
  // Without it some phones read Portuguese with an English voice.
  const voice = speechSynthesis.getVoices().find(({ lang }) => /^pt[-_]BR/i.test(lang))
  if (voice) utterance.voice = voice
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

/** Stops in the middle of a word: whoever closed the camera wants to hear no more of it. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel()
}

/** Whether the person wants nothing said aloud: on a bus, or beside a sleeping child. Kept on the device. */
export function useMuted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isMuted,
    () => false,
  )
}

export function setSpeechMuted(muted: boolean): void {
  writeLocal(MUTED_KEY, muted ? true : null)
  if (muted) hush()
  for (const listener of listeners) listener()
}
