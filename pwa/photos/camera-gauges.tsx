import type { Level } from './camera-level.ts'
import { Tape } from '#pwa/ui/tape.tsx'
import { judgeLevel } from './level-words.ts'
import { judgeLight } from './photo-verdict.ts'

/** Without a motion sensor, only the light. */
export function CameraGauges({ level, light }: { level: Level | null; light: number | null }) {
  const isLight = light !== null ? judgeLight(light) : null
  return (
    <div className="camera-gauges">
      {level && <Gauge name="Nível" {...judgeLevel(level)} />}
      {isLight && <Gauge name="Luz" {...isLight} />}
    </div>
  )
}

interface GaugeProps {
  name: string
  word: string
  position: number
  isGood: boolean
}

function Gauge({ name, word, position, isGood }: GaugeProps) {
  return (
    <div className="camera-gauge">
      <p>
        {name} <b>{word}</b>
      </p>
      <div aria-hidden="true">
        <Tape tone="band" majors={4} minors={3} />
        <i data-good={isGood ? '' : undefined} style={{ left: `${position}%` }} />
      </div>
    </div>
  )
}
