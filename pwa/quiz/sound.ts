import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { playNotes } from '#pwa/platform/tone.ts'

const KEY = 'quizSom'
const AS = { seconds: 0.22, loudness: 0.07 }
const NOTES = [
  { hertz: 659.25, after: 0, ...AS },
  { hertz: 987.77, after: 0.09, ...AS },
]

export const isMuted = () => readLocal(KEY) === 'mudo'
export const setMuted = (muted: boolean) => writeLocal(KEY, muted ? 'mudo' : null)

/** Silent when muted or unavailable. */
export function chime(): void {
  if (!isMuted()) playNotes(NOTES)
}
