import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'

const KEY = 'quizSom'
/** Two notes, a fifth apart: frequency and start. Hertz, seconds. */
const NOTES = [
  [659.25, 0],
  [987.77, 0.09],
] as const
const LENGTH_S = 0.22
const LOUDNESS = 0.07

let context: AudioContext | undefined

export const isMuted = () => readLocal(KEY) === 'mudo'
export const setMuted = (muted: boolean) => writeLocal(KEY, muted ? 'mudo' : null)

/** The small chime of points won. Silent where sound is muted or not to be had. */
export function chime(): void {
  if (isMuted() || typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    for (const [frequency, after] of NOTES) play(context, frequency, context.currentTime + after)
  } catch {
    // No sound device: the points are on the screen as well.
  }
}

function play(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH_S)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + LENGTH_S)
}
