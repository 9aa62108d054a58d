/** A field of the person's own hair without the person: its tones and its movement, no face, no outline. */
import { sitterOf, type Sitting } from './portrait-of.ts'
import type { DisplayItem } from './portrait/display.ts'
import { greyedColour } from './portrait/hair/greys.ts'
import { hairTones } from './portrait/hair/tones.ts'
import { seededRandom } from './portrait/random.ts'

const NEUTRAL = '#4A2E22'
/** Hair nobody shows, or has, is no decoration: then the field is of cloth. */
const CLOTH = '#8C5A4A'
/** How far a lock swings, as a share of the field's height, and how often. */
const SWING = {
  liso: { height: 0.012, waves: 0.7 },
  ondulado: { height: 0.05, waves: 1.5 },
  cacheado: { height: 0.07, waves: 3.2 },
  crespo: { height: 0.055, waves: 5.4 },
} as const
const LOCKS = 150
const STEPS = 64

/** Combed lines in the five tones, `width` by `height`, from edge to edge. */
export function hairFieldOf(sitting: Sitting, width: number, height: number): DisplayItem[] {
  const { hairColour, greys, texture, covering, crown } = sitterOf(sitting)
  const isBare = covering !== undefined || crown === 'sem-fios'
  const tones = hairTones(isBare ? CLOTH : greyedColour(hairColour ?? NEUTRAL, greys))
  const swing = isBare ? SWING.liso : SWING[texture ?? 'ondulado']
  const random = seededRandom(41)
  const inks = [tones.shade, tones.half, tones.base, tones.light, tones.dark]
  const items: DisplayItem[] = [{ d: `M0 0H${width}V${height}H0Z`, fill: tones.shade }]
  for (let lock = 0; lock < LOCKS; lock++) {
    const y = (height * (lock + random() * 1.6 - 0.8)) / LOCKS
    const from = random() < 0.3 ? -20 : random() * width * 0.8 - 20
    const to = Math.min(width + 20, from + width * (0.25 + random() * 0.9))
    const isWhite = !isBare && greys !== undefined && random() < 0.16
    items.push({
      d: lockPath({ y, from, to, width, height, swing }),
      stroke: isWhite ? '#E6E1D9' : (inks[Math.floor(random() * inks.length)] ?? tones.base),
      sw: height * (0.004 + random() * 0.011) * (isWhite ? 0.6 : 1),
    })
  }
  return items
}

interface Lock {
  readonly y: number
  readonly from: number
  readonly to: number
  readonly width: number
  readonly height: number
  readonly swing: { readonly height: number; readonly waves: number }
}

/** All locks swing together: a comb went through. */
function lockPath({ y, from, to, width, height, swing }: Lock): string {
  const at = (x: number) => {
    const phase = (x / width) * Math.PI * 2
    const long = Math.sin(phase * 0.6 + 0.4) * height * 0.045
    return y + long + Math.sin(phase * swing.waves + (y / height) * 2.4) * height * swing.height
  }
  const points = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS)
  return points.map((x, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(1)} ${at(x).toFixed(1)}`).join('')
}
