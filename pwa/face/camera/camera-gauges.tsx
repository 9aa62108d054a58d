import type { Level } from './camera-level.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import { judgeLight } from './photo-verdict.ts'

/** Without a motion sensor, only the light. */
export function CameraGauges({ level, light }: { level: Level | null; light: number | null }) {
  const isLight = light !== null ? judgeLight(light) : null
  return (
    <div className="camera-gauges stack gap-28">
      {level && <Gauge name="Nível" {...judgeLevel(level)} />}
      {isLight && <Gauge name="Luz" {...isLight} />}
    </div>
  )
}

function Gauge({ name, word, position, isGood }: GaugeReading & { name: string }) {
  return (
    <div className="camera-gauge">
      <p className="flex between t-medium t-small">
        {name} <b>{word}</b>
      </p>
      <div className="relative mt-8" aria-hidden="true">
        <Tape tone="band" majors={4} minors={3} />
        <i data-good={isGood ? '' : undefined} style={{ left: `${position}%` }} />
      </div>
    </div>
  )
}

const STRAIGHT_DEGREES = 4
/** Pitch only makes the face look a little longer. */
const UPRIGHT_DEGREES = 12
const GAUGE_DEGREES = 30

interface GaugeReading {
  word: string
  /** 0 to 100; 50 is straight. */
  position: number
  isGood: boolean
}

/** In words and on the gauge, which ends at 30 degrees of roll. */
export function judgeLevel({ roll, pitch }: Level): GaugeReading {
  const position = Math.min(100, Math.max(0, 50 + (roll / GAUGE_DEGREES) * 50))
  if (Math.abs(roll) > STRAIGHT_DEGREES) return { word: roll > 0 ? 'à direita' : 'à esquerda', position, isGood: false }
  if (Math.abs(pitch) > UPRIGHT_DEGREES) return { word: 'inclinado', position, isGood: false }
  return { word: 'reto', position, isGood: true }
}
