import { type AnimationEvent, useEffect, useMemo } from 'react'
import type { Reading } from '#contract/reader/reading.ts'
import { playNotes, vibrate } from '#pwa/platform/tone.ts'
import { drawBand } from './draw-face.ts'
import { FacePlateView } from './face-plate-view.tsx'

const LOW_TONE = [{ hertz: 146.83, after: 0, seconds: 1.1, loudness: 0.16 }]
const HAPTIC_MS = 20

/** A press anywhere skips it. */
export function TapeOpening({ reading, onParted }: { reading: Reading; onParted: () => void }) {
  const { firstName } = reading.person
  const band = useMemo(() => drawBand(reading), [reading])
  useEffect(() => {
    playNotes(LOW_TONE)
    vibrate(HAPTIC_MS)
  }, [])
  return (
    <section
      className="reveal-opening"
      onAnimationEnd={({ animationName }: AnimationEvent) => animationName === 'reveal-rest' && onParted()}
    >
      <h1>
        {firstName && <span className="block t-band-soft">{firstName},</span>} {firstName ? 'o' : 'O'} seu guia está
        pronto
      </h1>
      <div className="reveal-band">
        <FacePlateView plate={band} alt="" />
        <i className="reveal-tape" data-half="upper" />
        <i className="reveal-tape" data-half="lower" />
      </div>
      <button className="t-band-soft t-left" type="button" onClick={onParted}>
        A fita está abrindo. Toque para ver já.
      </button>
    </section>
  )
}
