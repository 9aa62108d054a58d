import { isSpeechMuted } from './speech.ts'

/** Hertz at start and end, seconds, loudness 0 to 1. */
interface Tone {
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly loudness: number
}

export const GUIDE_SOUNDS = {
  /** A quarter of the ring, or nearer to the side. */
  tick: { from: 1320, to: 1320, seconds: 0.04, loudness: 0.08 },
  /** Stop turning. */
  there: { from: 660, to: 660, seconds: 0.7, loudness: 0.16 },
  shot: { from: 190, to: 120, seconds: 0.14, loudness: 0.3 },
} as const satisfies Readonly<Record<string, Tone>>

let context: AudioContext | undefined

/** Silent if muted or unsupported. */
export function playGuideSound(name: keyof typeof GUIDE_SOUNDS): void {
  if (isSpeechMuted() || typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    play(context, GUIDE_SOUNDS[name])
  } catch {
    // The screen says the same.
  }
}

function play(audio: AudioContext, { from, to, seconds, loudness }: Tone): void {
  const at = audio.currentTime
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.setValueAtTime(from, at)
  if (to !== from) tone.frequency.exponentialRampToValueAtTime(to, at + seconds)
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + seconds)
}
