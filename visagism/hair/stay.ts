/** "Fique, e como": today's hair as a path of its own. */
import { CUT_IDS, CUTS, LENGTH_STEPS, ownFringeOf, type Cut } from '../cuts/cuts.ts'
import { KEPT_CUTS } from '../cuts/kept.ts'
import type { FactKey } from '../facts/facts.ts'
import type { HairLength } from '../knowledge/form.ts'
import { presentLengths, type PresentHair } from './growth.ts'
import { type FactsSaid, lawsBroken, reachesTie, wishesBroken } from './refused-by-facts.ts'
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

/** Nobody who wears it so comes for the first time. */
const BLADE_WORN: Cut = {
  ...CUTS['a-lamina'],
  name: 'À lâmina, como hoje',
  ask: 'À lâmina, como já se usa: toalha morna, lâmina a favor do fio, nunca contra, e a nuca conferida no espelho.',
  begin: 'Peça que olhem a pele do alto e da nuca antes da lâmina.',
}

/** Null where nothing is known of today's hair. */
export function cutOfToday(brief: CutBrief, hair = presentHair(brief)): Cut | null {
  const { today, lengthSeen, isTopBare = false } = brief
  if (today?.cut) return kept({ ...CUTS[today.cut], name: `${CUTS[today.cut].name}, como hoje` }, brief, hair)
  if (!isTopBare && (lengthSeen === 'raspado' || staysShaven(brief)))
    return kept(today?.cm === 0 ? BLADE_WORN : CUTS['so-contorno'], brief, hair)
  if (isTopBare && staysShaven(brief))
    return kept(today?.cm === 0 && today.sidesCm === 0 ? BLADE_WORN : CUTS['de-hoje-raspado'], brief, hair)
  const named: Cut = { ...CUTS['de-hoje'], weeks: WEEKS[brief.form.hairLength ?? 'Médio'] }
  if (lengthSeen || isTopBare) return kept(named, brief, hair)
  const plain = brief.form.hairLength ? plainestOf(brief, brief.form.hairLength) : null
  return plain && kept({ ...named, id: plain.id, drawing: plain.drawing }, brief, hair)
}

/** Of whatever cut: nothing is said of its form. */
export const keptAsIs = (brief: CutBrief): Cut =>
  // As long as it is, whatever its cut is called.
  cutOfToday({ ...brief, today: brief.today ? { ...brief.today, cut: null } : null }, presentHair(brief)) ??
  kept(CUTS['de-hoje'], brief, presentHair(brief))

type Way = {
  /** Shorter hair has nothing to dry, to part or to lighten. */
  readonly leastCm: number
  readonly isWorn?: (brief: CutBrief, today: Cut) => boolean
}
const isLoose = ({ isTopBare = false }: CutBrief, today: Cut): boolean => !isTopBare && !today.plaited && !today.tied
/** Roots and lengths that can spare none of their hair, or are not to be thinned. */
const SPARES_NONE: readonly FactKey[] = [
  'no-cut',
  'growing-out',
  'loves-volume',
  'wants-volume',
  'fine-hair',
  'breaking',
  'thinning',
  'hair-loss',
  'hair-regrows',
  'in-treatment',
  'in-transition',
  'hairpiece',
  'braids-stay',
  'covered',
]
const lightens =
  (isOfCurls: boolean) =>
  (brief: CutBrief, today: Cut): boolean =>
    brief.facts?.has('wants-lighter') === true &&
    (brief.texture === 'cacheado' || brief.texture === 'crespo') === isOfCurls &&
    isLoose(brief, today) &&
    !SPARES_NONE.some((key) => brief.facts?.has(key))

const WAYS = {
  'de-hoje-ao-ar': { leastCm: 2 },
  'de-hoje-outro-lado': { leastCm: 5, isWorn: isLoose },
  'de-hoje-contorno': { leastCm: 0, isWorn: ({ facts }) => !facts?.has('no-cut') },
  'de-hoje-couro': { leastCm: 0 },
  'de-hoje-leve': { leastCm: 18, isWorn: lightens(false) },
  'de-hoje-leve-em-cachos': { leastCm: 12, isWorn: lightens(true) },
} as const satisfies Partial<Record<keyof typeof KEPT_CUTS, Way>>
const WAY_IDS = CUT_IDS.filter((id): id is keyof typeof WAYS => id in WAYS)

/** Today's hair, worn in other ways that take no length of it: what is left where so much is to stay that no three cuts keep it. */
function waysOfToday(brief: CutBrief): Cut[] {
  const today = asWornNow(brief)
  const [front] = presentLengths(presentHair(brief))
  return WAY_IDS.filter((id) => {
    const { leastCm, isWorn = () => true }: Way = WAYS[id]
    return front >= leastCm && isWorn(brief, today)
  }).map((id) => {
    const { name, minutes, lengths, sizes, volume, does, message, ask, marks, finish, wear, growth } = CUTS[id]
    const words = { name, minutes, lengths, sizes, volume, does, message, ask, marks, finish, wear, growth }
    const { begin = null } = CUTS[id]
    return { ...today, ...words, ...(begin === null ? {} : { begin }), id }
  })
}

export const isOfToday = ({ id }: Cut): boolean => id in KEPT_CUTS

/** Never the hair that is combed over a bare place: it is what is to end. */
export const keptCuts = (brief: CutBrief): Cut[] =>
  brief.facts?.has('combs-over') ? [] : [asWornNow(brief), ...waysOfToday(brief)]

/** A cut as this person would wear it; null where it is a way of wearing today's hair that theirs cannot be worn in. */
export function wornBy(cut: Cut, brief: CutBrief): Cut | null {
  return isOfToday(cut) ? (keptCuts(brief).find(({ id }) => id === cut.id) ?? null) : cut
}

/** As far as it is known and nothing of the page refuses it. */
const asWornNow = (brief: CutBrief): Cut => {
  const worn = cutOfToday(brief)
  return worn !== null && isKeepable(worn, brief) ? worn : keptAsIs(brief)
}

/** A known cut is refused by what refuses any. */
export const isKeepable = (cut: Cut, brief: CutBrief): boolean => {
  if (!brief.today?.cut) return true
  const { facts = NOTHING_SAID, refused, shape, themes } = brief
  const hair = presentHair(brief)
  return (
    lawsBroken(cut, facts, hair).length + wishesBroken(cut, facts, hair).length === 0 &&
    !cut.effects.some((effect) => refused.has(effect)) &&
    // Plaits are undone for no contour.
    (cut.plaited === true || !cut.avoided.includes(shape)) &&
    !(themes.includes('franja-nao') && ownFringeOf(cut) !== null)
  )
}
const NOTHING_SAID: FactsSaid = new Map()

function kept(given: Cut, brief: CutBrief, hair: PresentHair): Cut {
  const { facts } = brief
  const isWhole = given.id === 'de-hoje' && facts?.has('no-cut') === true
  const cut =
    isWhole && LENGTH_STEPS[brief.form.hairLength ?? 'Médio'] >= LENGTH_STEPS.Médio ? CUTS['de-hoje-inteiro'] : given
  const length = brief.form.hairLength ?? cut.length
  const isBare = cut.id === 'de-hoje' && (brief.isTopBare === true || staysShaven(brief))
  const [front, sides, nape] = presentLengths(hair)
  const ties =
    cut.ties ||
    reachesTie(hair, Math.min(front, sides)) ||
    (facts?.has('wears-it-tied') === true && (front > CROPPED_CM || reachesTie(hair, front)))
  // What is said of a shaven head outranks what is seen of it.
  const most = staysShaven(brief) ? SHAVEN_CM : Infinity
  const centimetres = [Math.min(front, most), Math.min(sides, most), Math.min(nape, most)] as const
  return {
    ...cut,
    ...(isBare ? BARE_WORDS : {}),
    length,
    ties,
    centimetres,
    weeks: rarely(cut, brief),
    takesNothing: true,
    // Braids that stay are worn now, whatever else is known.
    ...(facts?.has('braids-stay') && !brief.today?.cut ? { plaited: true } : {}),
    ...(brief.isTopBare ? { forBareTop: true } : {}),
  }
}
/** No ends to take on a head that shows its skin. */
const BARE_WORDS: Pick<Cut, 'ask' | 'marks' | 'growth' | 'begin'> = {
  ask: 'Manter a cabeça como está: rente por igual, pescoço no contorno natural e costeleta sem degrau.',
  marks: ['alto por igual', 'lado por igual, costeleta sem degrau', 'pescoço no contorno natural'],
  growth: 'Cresce por igual; em uma semana a sombra volta.',
  begin: 'Peça que comecem com um pente acima do de sempre e só desçam depois que você olhar.',
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
