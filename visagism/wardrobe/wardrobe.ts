/**
 * Which list of collars, ornaments and brows a person reads: menswear, womenswear, or, for who is non-binary, both, led by what
 * they answered. Neither list calls anybody by a gender, so either may lead.
 */
import type { FaceShape } from '../axes.ts'
import type { Refusal } from '../effects.ts'
import type { BeardPreference, FormAnswers, Gender } from '../form.ts'
import type { Pick3, ShapeAdvice, Subject } from '../shape-advice.ts'

export type Wardrobe = 'menswear' | 'womenswear'

/** What the choice rests on; a `Reading` has it. */
export type Wearer = {
  readonly gender: Gender
  readonly shape: FaceShape
  readonly beard: Exclude<BeardPreference, 'Não se aplica'> | null
  readonly brief: { readonly form: Pick<FormAnswers, 'style' | 'hairLength'> }
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

/**
 * A subject as one person reads it. Who is non-binary has two picks of the list that leads and one of the other; `leavesOut`
 * says which of the other's picks are not offered unasked.
 */
export function subjectFor(
  wearer: Wearer,
  womenswear: Subject,
  menswear: MenswearSubject,
  leavesOut: (pick: Pick3) => boolean = () => false,
): SubjectOfWearer {
  const { gender, shape } = wearer
  const isMenswear = wardrobeOf(wearer) === 'menswear'
  const [leading, other] = isMenswear ? [menswear, womenswear] : [womenswear, menswear]
  const advice = gender === 'Não-binário' ? mixed(leading.shapes[shape], other.shapes[shape], leavesOut) : null
  return {
    subject: advice ? { ...leading, shapes: { ...leading.shapes, [shape]: advice } } : leading,
    ...(isMenswear ? { alternate: menswear.shapes[shape].alternate } : {}),
  }
}

/** The leading advice with one pick and, where it rules out none of the three, one line of what to leave aside of the other. */
function mixed(leading: ShapeAdvice, other: ShapeAdvice, leavesOut: (pick: Pick3) => boolean): ShapeAdvice {
  const [first, second, third] = leading.picks
  const refused = [...leading.avoid, ...other.avoid]
  const offered = other.picks.filter((pick) => !leavesOut(pick) && !rulesOut(refused, [pick]))
  const borrowed = offered.find(({ id }) => id !== first.id && id !== second.id) ?? offered[0]
  const picks = [first, second, borrowed ?? third] as const
  const [most, next] = leading.avoid
  const line = other.avoid.find((one) => !rulesOut([one], picks) && !isSaidBy(most, one))
  return { ...leading, picks, avoid: [most, line ?? next] }
}

const rulesOut = (lines: readonly Refusal[], picks: readonly Pick3[]): boolean =>
  picks.some(({ effects = [] }) => lines.some(({ refuses = [] }) => refuses.some((effect) => effects.includes(effect))))

const isSaidBy = (line: Refusal, { what, refuses = [] }: Refusal): boolean =>
  line.what === what || refuses.some((effect) => line.refuses?.includes(effect) === true)
