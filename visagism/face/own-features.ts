import type { ObservedRecord } from '../observed/observed.ts'
import type { Feature, OwnFeatures } from '../portrait/head/own-features.ts'
import type { MeasuredMarks } from './proposed.ts'

/** Behind lenses an eye is as large as they make it, and a rim is read as a brow. */
const BEHIND_GLASSES: readonly Feature[] = ['eyeOpening', 'browHeight']
/** Under a moustache the mesh puts a mouth of its own. */
const UNDER_MOUSTACHE: readonly Feature[] = ['mouthWidth', 'upperLip', 'lowerLip']
const COVERS_LIP: readonly string[] = ['curta', 'cheia', 'cavanhaque', 'bigode']

/** What the program found, without what is worn over it; null where nothing is left. */
export function ownFeaturesOf(
  { proposed }: MeasuredMarks,
  { glasses, beard, moustache }: ObservedRecord = {},
): OwnFeatures | null {
  const isLipCovered = COVERS_LIP.includes(beard?.value ?? '') && moustache?.value !== 'sem'
  const hidden = [...(glasses?.value === 'sempre' ? BEHIND_GLASSES : []), ...(isLipCovered ? UNDER_MOUSTACHE : [])]
  const own = Object.fromEntries(
    Object.entries(proposed?.features ?? {}).filter(([of, found]) => found && !hidden.some((name) => name === of)),
  )
  return Object.keys(own).length > 0 ? own : null
}
