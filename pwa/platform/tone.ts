export interface Note {
  hertz: number
  /** Seconds from now. */
  after: number
  seconds: number
  /** 0 to 1. */
  loudness: number
}

let context: AudioContext | undefined

/** Silent before the first touch, as browsers require. */
export function playNotes(notes: readonly Note[]): void {
  if (!isTouched() || typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
    for (const note of notes) play(context, note)
  } catch {
    // No sound device: the screen shows it as well.
  }
}

/** Only after the first touch. */
export function vibrate(milliseconds: number): void {
  if (isTouched()) navigator.vibrate?.(milliseconds)
}

const isTouched = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

function play(audio: AudioContext, { hertz, after, seconds, loudness }: Note): void {
  const at = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + seconds)
}
