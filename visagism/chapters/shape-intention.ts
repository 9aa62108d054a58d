/** The report's shortest advice (P, from the line table of docs/visagism.md §7). */
import { wearsBeard } from '../reading/care.ts'
import { hairReachOf } from '../hair/reach.ts'
import type { Reading } from '../reading/reading.ts'
import { isCovered } from '../advice/wardrobe.ts'
import { SHAPE_INTENTION_GESTURES, SHAPE_INTENTION_WITHOUT_HAIR } from '../texts/shape-intention.ts'

/** Without an unwanted fringe or an absent beard. */
export function gestureFor(r: Reading): string {
  const usual = SHAPE_INTENTION_GESTURES[r.shape][r.intention.id]
  const isOfOthers =
    hairReachOf(r) === 'rente' || isCovered(r) || (r.themes.includes('franja-nao') && FRINGE.test(usual))
  const gesture = (isOfOthers ? SHAPE_INTENTION_WITHOUT_HAIR[r.shape]?.[r.intention.id] : undefined) ?? usual
  return wearsBeard(r) ? gesture : gesture.replace('uma base, de gola ou de barba,', 'uma base, na gola,')
}
const FRINGE = /\bfranja\b/i
