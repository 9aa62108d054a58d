/**
 * Chooses a person's list: menswear, womenswear, or both for non-binary people, led by their answers. Neither list genders its reader, so
 * either may lead.
 */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Refusal } from '../knowledge/effects.ts'
import type { BeardPreference, FormAnswers, Gender } from '../knowledge/form.ts'
import type { FactKey } from '../facts/facts.ts'
import type { SettledFact } from '../facts/settle.ts'
import type { Theme } from '../knowledge/observations.ts'
import type { ObservedRecord } from '../observed/observed.ts'
import { type ChosenPart, chosenFirst, type Choosing } from './chosen.ts'
import type { Pick3, ShapeAdvice, Subject } from './shape-advice.ts'

export type Wardrobe = 'menswear' | 'womenswear'

/** A `Reading` has it. */
export type Wearer = {
  readonly gender: Gender
  readonly shape: FaceShape
  readonly beard: Exclude<BeardPreference, 'Não se aplica'> | null
  /** Mentioned by them. */
  readonly themes?: readonly Theme[]
  readonly facts?: ReadonlyMap<FactKey, string>
  readonly brief: {
    readonly form: Pick<FormAnswers, 'style' | 'hairLength'> & Partial<Pick<FormAnswers, 'observations'>>
    readonly observed?: ObservedRecord | undefined
    readonly facts?: readonly SettledFact[] | undefined
  } & Choosing
}

export const isVeiled = ({ brief }: Pick<Wearer, 'brief'>): boolean => brief.observed?.covering?.value === 'véu'
export const isCovered = ({ brief: { observed } }: Pick<Wearer, 'brief'>): boolean =>
  observed?.covering !== undefined && observed.covering.value !== 'não'

/** Said, or under a veil that stays. */
export const coversNeck = (
  wearer: Pick<Wearer, 'brief' | 'facts'> & { readonly isHairHidden?: boolean | undefined },
): boolean => wearer.facts?.has('ears-neck-covered') === true || (wearer.isHairHidden === true && isVeiled(wearer))

/** Useless advice over a veil or turban. */
export const isHeadwear = (text: string): boolean =>
  /\b(bon[ée]s?|gorros?|chapéus?|bandana|faixa|copa|aba)(?!\p{L})/iu.test(text)

/** Excluded by personal facts whatever the face: a collar against a full beard, a hat over a turban. */
export function cautionsOf(wearer: Pick<Wearer, 'brief' | 'themes' | 'facts'>): Refusal[] {
  const said = (key: FactKey) => wearer.facts?.has(key) === true
  return [
    ...(wearer.brief.observed?.beard?.value === 'cheia' ? [FULL_BEARD] : []),
    ...(isCovered(wearer) ? [COVERED_HEAD] : []),
    ...(isCrownThin(wearer) && !asksForFringe(wearer) ? [THIN_CROWN] : []),
    ...(wearer.themes?.includes('calor') === true ? [HEAT] : []),
    ...(said('no-high-collar') || said('loves-neck') || said('no-necklace') || said('opens-in-front')
      ? [HIGH_COLLAR]
      : []),
    ...(said('no-low-neckline') ? [LOW_NECKLINE] : []),
    ...(said('no-earrings') || said('no-jewels') || said('ears-neck-covered') ? [EARRINGS] : []),
  ]
}
/** Seen or said; receding corners alone leave the crown full. */
export const isCrownThin = ({ brief, themes }: Pick<Wearer, 'brief' | 'themes'>): boolean =>
  brief.observed?.top?.value === 'mais ralo' || themes?.includes('ralo') === true

const asksForFringe = ({ facts }: Pick<Wearer, 'facts'>): boolean =>
  facts?.has('wants-fringe') === true || facts?.has('fringe-stays') === true || facts?.has('cut-stays') === true

const THIN_CROWN: Refusal = {
  what: 'Franja cheia sobre um alto mais ralo',
  why: 'tira fios de onde eles fazem falta',
  refuses: ['franja-reta', 'testa-coberta'],
}
const FULL_BEARD: Refusal = {
  what: 'Gola que encosta na barba cheia',
  why: 'esconde a linha das duas',
  refuses: ['gola-alta-justa', 'gola-alta-volumosa', 'gola-junto-ao-queixo'],
}
const HEAT: Refusal = {
  what: 'Gola alta ou lenço grosso no calor',
  why: 'prendem o ar no pescoço',
  refuses: ['gola-alta-justa', 'gola-alta-volumosa', 'gola-junto-ao-queixo', 'lenco-volumoso'],
}
const HIGH_COLLAR: Refusal = {
  what: 'Gola que sobe pelo pescoço',
  why: 'você escreveu que não',
  refuses: ['gola-alta-justa', 'gola-alta-volumosa', 'gola-junto-ao-queixo'],
}
const LOW_NECKLINE: Refusal = {
  what: 'Gola que desce pelo colo',
  why: 'você escreveu que não',
  refuses: ['v-profundo'],
}
const EARRINGS: Refusal = {
  what: 'Peça na orelha',
  why: 'você escreveu que não',
  refuses: [
    'brinco-longo',
    'brinco-que-pende',
    'brinco-com-presenca',
    'brinco-redondo-nas-macas',
    'brinco-largo-nas-macas',
    'brinco-no-alto',
    'argola-no-maxilar',
  ],
}
const COVERED_HEAD: Refusal = {
  what: 'Chapéu por cima do tecido',
  why: 'o tecido já é a moldura de cima',
  refuses: ['peca-na-cabeca', 'copa-alta', 'faixa-na-testa'],
}

/** With its own second wording, like `shape-advice-alternate.ts`. */
export type MenswearAdvice = ShapeAdvice & { readonly alternate: readonly [string, string] }
export type MenswearSubject = Subject & { readonly shapes: Readonly<Record<FaceShape, MenswearAdvice>> }

export type SubjectOfWearer = {
  /** With the wearer's row adapted to them. */
  readonly subject: Subject
  /** Second wording; absent when it is the general table's. */
  readonly alternate?: readonly [string, string]
}

/** As they refuse it; for non-binary people, the leading list: by beard, else hair, else style (P). */
export function wardrobeOf({ gender, beard, brief, facts }: Wearer): Wardrobe {
  if (facts?.has('nothing-feminine')) return 'menswear'
  if (gender === 'Feminino') return 'womenswear'
  if (gender === 'Masculino' || (beard !== null && beard !== 'Sem barba')) return 'menswear'
  const { hairLength, style } = brief.form
  if (hairLength) return hairLength === 'Muito curto' || hairLength === 'Curto' ? 'menswear' : 'womenswear'
  return style === 'Elegante' || style === 'Ousado' ? 'womenswear' : 'menswear'
}

/** How one list differs on a subject. */
export type Offering = {
  /** Picks of the other list not offered unasked. */
  readonly leavesOut?: (pick: Pick3) => boolean
  /** Warnings about things not offered. */
  readonly leavesUnsaid?: (line: Refusal) => boolean
  /** What they said they do not wear. */
  readonly refuses?: (pick: Pick3) => boolean
  /** Replacements for excluded picks, valid for every shape. */
  readonly reserve?: Readonly<Record<Wardrobe, readonly Pick3[]>>
  /** What a visagist may put first. */
  readonly part?: ChosenPart
}

/** Non-binary people get two picks of the leading list and one of the other. */
export function subjectFor(
  wearer: Wearer,
  womenswear: Subject,
  menswear: MenswearSubject,
  { leavesOut = () => false, leavesUnsaid = () => false, refuses = () => false, reserve, part }: Offering = {},
): SubjectOfWearer {
  const { gender, shape } = wearer
  const isMenswear = wardrobeOf(wearer) === 'menswear'
  const [leading, other] = isMenswear ? [menswear, womenswear] : [womenswear, menswear]
  const row = leading.shapes[shape]
  const advice = gender === 'Não-binário' ? mixed(row, other.shapes[shape], leavesOut, leavesUnsaid) : row
  const offered = heeding(advice, cautionsOf(wearer), reserve?.[wardrobeOf(wearer)] ?? [], refuses)
  const heeded = part ? chosenFirst(offered, part, wearer.brief) : offered
  return {
    subject: heeded === row ? leading : { ...leading, shapes: { ...leading.shapes, [shape]: heeded } },
    ...(isMenswear ? { alternate: menswear.shapes[shape].alternate } : {}),
  }
}

/** Replaces picks that personal facts exclude. */
export function heeding(
  advice: ShapeAdvice,
  cautions: readonly Refusal[],
  reserve: readonly Pick3[],
  refuses: (pick: Pick3) => boolean = () => false,
): ShapeAdvice {
  if (!rulesOut(cautions, advice.picks) && !advice.picks.some(refuses)) return advice
  const left = advice.picks.filter((pick) => !rulesOut(cautions, [pick]) && !refuses(pick))
  const next = reserve.filter(
    (pick) =>
      !refuses(pick) && !rulesOut([...cautions, ...advice.avoid], [pick]) && !left.some(({ id }) => id === pick.id),
  )
  const [first, second, third] = [...left, ...next]
  return first && second && third ? { ...advice, picks: [first, second, third] } : advice
}

/** The leading advice with one pick of the other list and, if it rules out none of the three, one warning. */
function mixed(
  leading: ShapeAdvice,
  other: ShapeAdvice,
  leavesOut: (pick: Pick3) => boolean,
  leavesUnsaid: (line: Refusal) => boolean,
): ShapeAdvice {
  const [first, second, third] = leading.picks
  const refused = [...leading.avoid, ...other.avoid]
  const offered = other.picks.filter((pick) => !leavesOut(pick) && !rulesOut(refused, [pick]))
  const borrowed = offered.find(({ id }) => id !== first.id && id !== second.id) ?? offered[0]
  // Picks in both lists come first.
  const isShared = ({ id }: Pick3) => offered.some((pick) => pick.id === id)
  const [one, two, three] = [first, second, borrowed ?? third].sort((a, b) => Number(isShared(b)) - Number(isShared(a)))
  const picks = [one ?? first, two ?? second, three ?? third] as const
  const [most, next] = leading.avoid
  const line = other.avoid.find((one) => !leavesUnsaid(one) && !rulesOut([one], picks) && !isSaidBy(most, one))
  return { ...leading, picks, avoid: [most, line ?? next] }
}

const rulesOut = (lines: readonly Refusal[], picks: readonly Pick3[]): boolean =>
  picks.some(({ effects = [] }) => lines.some(({ refuses = [] }) => refuses.some((effect) => effects.includes(effect))))

const isSaidBy = (line: Refusal, { what, refuses = [] }: Refusal): boolean =>
  line.what === what || refuses.some((effect) => line.refuses?.includes(effect) === true)
