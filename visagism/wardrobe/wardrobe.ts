/**
 * Which list of collars, ornaments and brows a person reads: menswear, womenswear, or, for who is non-binary, both, led by what
 * they answered. Neither list calls anybody by a gender, so either may lead.
 */
import type { FaceShape } from '../axes.ts'
import type { Refusal } from '../effects.ts'
import type { BeardPreference, FormAnswers, Gender } from '../form.ts'
import type { Theme } from '../observations.ts'
import type { ObservedRecord } from '../observed.ts'
import type { Pick3, ShapeAdvice, Subject } from '../shape-advice.ts'

export type Wardrobe = 'menswear' | 'womenswear'

/** What the choice rests on; a `Reading` has it. */
export type Wearer = {
  readonly gender: Gender
  readonly shape: FaceShape
  readonly beard: Exclude<BeardPreference, 'Não se aplica'> | null
  /** What they wrote of. */
  readonly themes?: readonly Theme[]
  readonly brief: {
    readonly form: Pick<FormAnswers, 'style' | 'hairLength'>
    readonly observed?: ObservedRecord | undefined
  }
}

/** A veil, over hair, ears and neck. */
export const isVeiled = ({ brief }: Pick<Wearer, 'brief'>): boolean => brief.observed?.covering?.value === 'véu'
/** A veil, a turban, or another cloth over the hair. */
export const isCovered = ({ brief: { observed } }: Pick<Wearer, 'brief'>): boolean =>
  observed?.covering !== undefined && observed.covering.value !== 'não'

/** What is worn on the crown: of no use over a veil or a turban, as advice or as a warning. */
export const isHeadwear = (text: string): boolean =>
  /\b(bon[ée]s?|gorros?|chapéus?|bandana|faixa|copa|aba)(?!\p{L})/iu.test(text)

/** What a person's own facts rule out, whatever the shape of the face: a collar against a full beard, a hat over a turban. */
export function cautionsOf(wearer: Pick<Wearer, 'brief' | 'themes'>): Refusal[] {
  return [
    ...(wearer.brief.observed?.beard?.value === 'cheia' ? [FULL_BEARD] : []),
    ...(isCovered(wearer) ? [COVERED_HEAD] : []),
    ...(wearer.themes?.includes('calor') === true ? [HEAT] : []),
  ]
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
const COVERED_HEAD: Refusal = {
  what: 'Chapéu por cima do tecido',
  why: 'o tecido já é a moldura de cima',
  refuses: ['peca-na-cabeca', 'copa-alta', 'faixa-na-testa'],
}

/** Menswear says it in its own rows, and tells the reasons twice like everybody's (`shape-advice-alternate.ts`). */
export type MenswearAdvice = ShapeAdvice & { readonly alternate: readonly [string, string] }
export type MenswearSubject = Subject & { readonly shapes: Readonly<Record<FaceShape, MenswearAdvice>> }

export type SubjectOfWearer = {
  /** The lists as they are, with the row of the wearer's shape as it is for them. */
  readonly subject: Subject
  /** The second telling of the reasons; absent where it is the one of everybody's table. */
  readonly alternate?: readonly [string, string]
}

/** The list a person reads, or for who is non-binary the one that leads: by the beard, else the hair, else the style (P). */
export function wardrobeOf({ gender, beard, brief }: Wearer): Wardrobe {
  if (gender === 'Feminino') return 'womenswear'
  if (gender === 'Masculino' || (beard !== null && beard !== 'Sem barba')) return 'menswear'
  const { hairLength, style } = brief.form
  if (hairLength) return hairLength === 'Muito curto' || hairLength === 'Curto' ? 'menswear' : 'womenswear'
  return style === 'Elegante' || style === 'Ousado' ? 'womenswear' : 'menswear'
}

/** What one list says differently of a subject. */
export type Offering = {
  /** Which of the other list's picks are not offered unasked. */
  readonly leavesOut?: (pick: Pick3) => boolean
  /** Which of its lines of what to leave aside speak of something that is not offered. */
  readonly leavesUnsaid?: (line: Refusal) => boolean
  /** What takes the place of a pick that the person's own facts rule out: true of every shape. */
  readonly reserve?: Readonly<Record<Wardrobe, readonly Pick3[]>>
}

/** A subject as one person reads it. Who is non-binary has two picks of the list that leads and one of the other. */
export function subjectFor(
  wearer: Wearer,
  womenswear: Subject,
  menswear: MenswearSubject,
  { leavesOut = () => false, leavesUnsaid = () => false, reserve }: Offering = {},
): SubjectOfWearer {
  const { gender, shape } = wearer
  const isMenswear = wardrobeOf(wearer) === 'menswear'
  const [leading, other] = isMenswear ? [menswear, womenswear] : [womenswear, menswear]
  const row = leading.shapes[shape]
  const advice = gender === 'Não-binário' ? mixed(row, other.shapes[shape], leavesOut, leavesUnsaid) : row
  const heeded = heeding(advice, cautionsOf(wearer), reserve?.[wardrobeOf(wearer)] ?? [])
  return {
    subject: heeded === row ? leading : { ...leading, shapes: { ...leading.shapes, [shape]: heeded } },
    ...(isMenswear ? { alternate: menswear.shapes[shape].alternate } : {}),
  }
}

/** The advice without what the person's own facts rule out: the next that holds takes its place. */
function heeding(advice: ShapeAdvice, cautions: readonly Refusal[], reserve: readonly Pick3[]): ShapeAdvice {
  if (!rulesOut(cautions, advice.picks)) return advice
  const left = advice.picks.filter((pick) => !rulesOut(cautions, [pick]))
  const next = reserve.filter(
    (pick) => !rulesOut([...cautions, ...advice.avoid], [pick]) && !left.some(({ id }) => id === pick.id),
  )
  const [first, second, third] = [...left, ...next]
  return first && second && third ? { ...advice, picks: [first, second, third] } : advice
}

/** The leading advice with one pick and, where it rules out none of the three, one line of what to leave aside of the other. */
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
  // What both lists offer is anybody's, and comes first.
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
