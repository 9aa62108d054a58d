/** How much of its length a cut takes, and from where on that is great (practice, M). */
import type { Cut } from '../cuts/cuts.ts'
import { presentLengths, shortensBy, type PresentHair } from './growth.ts'

/** Where hair reaches, in centimetres of a front that ends there. */
export const LANDMARKS: readonly (readonly [RegExp, number])[] = [
  [/orelha/, 12],
  [/queixo/, 18],
  [/nuca|pescoco/, 20],
  [/ombro|clavicula/, 26],
  [/sutia/, 42],
  [/cintura/, 60],
]

/** Nobody else sees less. */
const THREE_FINGERS_CM = 6
const HAND_CM = 10

/** Of the longest hair before and after: a layer at the face leaves the length behind it. */
export function longestBeside(cut: Cut, hair: PresentHair): readonly [before: number, after: number] {
  const before = Math.max(...presentLengths(hair, cut))
  return [before, cut.takesNothing ? before : Math.min(before, Math.max(...cut.centimetres))]
}

/** More than three fingers, and less than half is left. */
export function losesMost(cut: Cut, hair: PresentHair): boolean {
  const [before, after] = longestBeside(cut, hair)
  return shortensBy(cut, hair) > THREE_FINGERS_CM && after < before / 2
}

/** A hand's breadth; three fingers where the line climbs past a landmark; or most of it. */
export function losesMuch(cut: Cut, hair: PresentHair): boolean {
  const [before, after] = longestBeside(cut, hair)
  const lost = before - after
  const climbs = LANDMARKS.some(([, cm]) => before >= cm && after < cm)
  return lost > HAND_CM || (lost > THREE_FINGERS_CM && climbs) || losesMost(cut, hair)
}
