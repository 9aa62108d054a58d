import type { Hex } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Covering, ResolvedPerson } from '../person/person.ts'
import { capBack, capFront, capSide } from './cap.ts'
import { turbanBack, turbanFront, turbanSide } from './turban.ts'
import { veilBack, veilFront, veilSide } from './veil.ts'

export interface CoveringLayers {
  readonly back?: readonly DisplayItem[]
  /** Around the neck: over the garment, under the head. */
  readonly overGarment: readonly DisplayItem[]
  readonly front: readonly DisplayItem[]
  /** Paths, to be clipped to the face. */
  readonly shadows: readonly string[]
  readonly earsHidden: boolean
}

/** Defaults, calm on every skin and plate. */
const COLOURS: Readonly<Record<Covering, Hex>> = { veu: '#55705D', turbante: '#A9431E', outro: '#4A5A66' }

const DRAWN = {
  veu: { front: veilFront, side: veilSide, back: veilBack },
  turbante: { front: turbanFront, side: turbanSide, back: turbanBack },
  outro: { front: capFront, side: capSide, back: capBack },
} as const

/** Null without a covering. */
export function drawCovering(person: ResolvedPerson, view: 'front' | 'side' | 'back'): CoveringLayers | null {
  const { covering, coveringColour } = person.traits
  return covering ? DRAWN[covering][view](person, coveringColour ?? COLOURS[covering]) : null
}
