import type { Hex } from '../colour.ts'
import type { DisplayItem } from '../display.ts'
import type { Covering, Sitter } from '../person.ts'
import { capBack, capFront, capSide } from './cap.ts'
import { turbanBack, turbanFront, turbanSide } from './turban.ts'
import { veilBack, veilFront, veilSide } from './veil.ts'

/** A covering as layers around the face, in place of the hair it hides. */
export interface CoveringLayers {
  /** Behind the head. */
  readonly back?: readonly DisplayItem[]
  /** Over the garment, under the head: what goes round the neck. */
  readonly overGarment: readonly DisplayItem[]
  readonly front: readonly DisplayItem[]
  /** Paths whose inside is in the shadow of the cloth, to be clipped to the face. */
  readonly shadows: readonly string[]
  readonly earsHidden: boolean
}

/** What a covering is coloured when nobody chose: calm on every skin and plate. */
const COLOURS: Readonly<Record<Covering, Hex>> = { veu: '#55705D', turbante: '#A9431E', outro: '#4A5A66' }

const DRAWN = {
  veu: { front: veilFront, side: veilSide, back: veilBack },
  turbante: { front: turbanFront, side: turbanSide, back: turbanBack },
  outro: { front: capFront, side: capSide, back: capBack },
} as const

/** The covering of somebody who wears one, seen from `view`; null of anybody else. */
export function drawCovering(sitter: Sitter, view: 'front' | 'side' | 'back'): CoveringLayers | null {
  const { covering, coveringColour } = sitter.traits
  return covering ? DRAWN[covering][view](sitter, coveringColour ?? COLOURS[covering]) : null
}
