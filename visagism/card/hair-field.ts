/** A field of the person's own hair without the person: its tones and its movement, no face, no outline. */
import { NEUTRAL_TRAITS } from '../observed-portrait.ts'
import { sitterOf, type Sitting } from '../portrait-of.ts'
import type { DisplayItem } from '../portrait/display.ts'
import { drawHairMacro } from '../portrait/hair/macro.ts'

/** Hair that is covered, or gone, is nobody's to show: then the field is of cloth. */
const CLOTH = '#8C5A4A'

/** `width` by `height`, from edge to edge. What nobody described is drawn as the neutral person's. */
export function hairFieldOf(sitting: Sitting, width: number, height: number): DisplayItem[] {
  const { hairColour = NEUTRAL_TRAITS.hairColour, greys, texture = 'ondulado', covering, crown } = sitterOf(sitting)
  return covering !== undefined || crown === 'sem-fios'
    ? drawHairMacro({ texture: 'liso', colour: CLOTH }, width, height)
    : drawHairMacro({ texture, colour: hairColour, greys }, width, height)
}
