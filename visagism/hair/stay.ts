/** "Fique, e como": today's hair as a path of its own. */
import { CUT_IDS, CUTS, LENGTH_STEPS, ownFringeOf, type Cut } from '../cuts/cuts.ts'
import type { HairLength } from '../knowledge/form.ts'
import { presentLengths } from './growth.ts'
import { isOfRepertoire, presentHair, type CutBrief } from './hair.ts'
import { staysShaven } from './wishes.ts'

/** Of hair that stays as long as it is. */
const WEEKS: Readonly<Record<HairLength, readonly [number, number]>> = {
  'Muito curto': [4, 8],
  Curto: [4, 8],
  Médio: [6, 10],
  Longo: [8, 12],
  'Muito longo': [8, 12],
}

/** Null where nothing is known of today's hair. */
export function cutOfToday(brief: CutBrief): Cut | null {
  const { today, lengthSeen, isTopBare = false } = brief
  if (today?.cut) return kept({ ...CUTS[today.cut], name: `${CUTS[today.cut].name}, como hoje` }, brief)
  if (!isTopBare && (lengthSeen === 'raspado' || staysShaven(brief)))
    return kept(CUTS[today?.cm === 0 ? 'a-lamina' : 'so-contorno'], brief)
  const named: Cut = { ...CUTS['de-hoje'], weeks: WEEKS[brief.form.hairLength ?? 'Médio'] }
  if (lengthSeen || isTopBare) return kept(named, brief)
  const plain = brief.form.hairLength ? plainestOf(brief, brief.form.hairLength) : null
  return plain && kept({ ...named, id: plain.id, drawing: plain.drawing }, brief)
}

/** Of whatever cut: nothing is said of its form. */
export const keptAsIs = (brief: CutBrief): Cut =>
  cutOfToday({ ...brief, today: brief.today ? { ...brief.today, cut: null } : null }) ?? kept(CUTS['de-hoje'], brief)

function kept(cut: Cut, brief: CutBrief): Cut {
  const length = brief.form.hairLength ?? cut.length
  const ties = cut.ties || LENGTH_STEPS[length] >= LENGTH_STEPS.Longo
  const [front, sides, nape] = presentLengths(presentHair(brief))
  // What is said of a shaven head outranks what is seen of it.
  const most = staysShaven(brief) ? SHAVEN_CM : Infinity
  const centimetres = [Math.min(front, most), Math.min(sides, most), Math.min(nape, most)] as const
  return { ...cut, length, ties, centimetres, takesNothing: true, ...(brief.isTopBare ? { forBareTop: true } : {}) }
}
const SHAVEN_CM = 1

/** Drawn for a length that was only ticked. */
function plainestOf(brief: CutBrief, length: HairLength): Cut | null {
  const loud = (cut: Cut) => Object.values(cut.axes).reduce((sum, axis) => sum + Math.abs(axis), 0)
  const [plainest] = CUT_IDS.map((id) => CUTS[id])
    .filter(
      (cut) =>
        cut.length === length &&
        isOfRepertoire(cut, brief.gender) &&
        cut.textures.includes(brief.texture ?? 'liso') &&
        !cut.tied &&
        !cut.plaited &&
        !cut.shavesAll &&
        !cut.forBareTop &&
        cut.offered === undefined &&
        ownFringeOf(cut) === null,
    )
    .sort((a, b) => loud(a) - loud(b))
  return plainest ?? null
}
