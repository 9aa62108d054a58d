/** "Fique, e como": today's hair as a path of its own. */
import { CUT_IDS, CUTS, LENGTH_STEPS, ownFringeOf, type Cut } from '../cuts/cuts.ts'
import type { HairLength } from '../knowledge/form.ts'
import { presentLengths } from './growth.ts'
import { reachesTie } from './refused-by-facts.ts'
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

function kept(given: Cut, brief: CutBrief): Cut {
  const { facts } = brief
  const isWhole = given.id === 'de-hoje' && facts?.has('no-cut') === true
  const cut =
    isWhole && LENGTH_STEPS[brief.form.hairLength ?? 'Médio'] >= LENGTH_STEPS.Médio ? CUTS['de-hoje-inteiro'] : given
  const hair = presentHair(brief)
  const length = brief.form.hairLength ?? cut.length
  const [front, sides, nape] = presentLengths(hair)
  const ties =
    cut.ties || reachesTie(hair, Math.min(front, sides)) || (facts?.has('wears-it-tied') === true && front > CROPPED_CM)
  // What is said of a shaven head outranks what is seen of it.
  const most = staysShaven(brief) ? SHAVEN_CM : Infinity
  const centimetres = [Math.min(front, most), Math.min(sides, most), Math.min(nape, most)] as const
  return {
    ...cut,
    length,
    ties,
    centimetres,
    weeks: rarely(cut, brief),
    takesNothing: true,
    ...(brief.isTopBare ? { forBareTop: true } : {}),
  }
}
/** Shorter hair is gathered by nobody. */
const CROPPED_CM = 9

/** Hair that hangs waits for the visit as long as it was said. */
function rarely({ weeks: [least, most] }: Cut, { facts, form }: CutBrief): readonly [number, number] {
  const asked = Number(facts?.get('few-visits') ?? 0)
  const hangs = LENGTH_STEPS[form.hairLength ?? 'Médio'] >= LENGTH_STEPS.Médio
  return hangs && asked > most ? [Math.max(least, asked - 4), asked] : [least, most]
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
