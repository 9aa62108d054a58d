/** A field of the person's hair, without face or outline. */
import { NEUTRAL_TRAITS } from '../observed/observed-portrait.ts'
import { traitsOf, type PortraitSubject } from './portrait-of.ts'
import type { DisplayItem } from '../portrait/pen/display.ts'
import { drawHairMacro } from '../portrait/hair/macro.ts'

/** Covered or absent hair must not be shown: draw cloth. */
const CLOTH = '#8C5A4A'

/** Full bleed; unknown traits are neutral. */
export function hairFieldOf(subject: PortraitSubject, width: number, height: number): DisplayItem[] {
  const { hairColour = NEUTRAL_TRAITS.hairColour, greys, texture = 'ondulado', covering, crown } = traitsOf(subject)
  return covering !== undefined || crown === 'sem-fios'
    ? drawHairMacro({ texture: 'liso', colour: CLOTH }, width, height)
    : drawHairMacro({ texture, colour: hairColour, greys }, width, height)
}
