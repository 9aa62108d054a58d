/**
 * What holds for either of two shapes, where nothing measured says which: of each subject's choices, the first that the second shape's own
 * lines do not refuse. Only choices of the guide, so that no later page says otherwise.
 */
import { scoreQuiz, saysShape } from '../knowledge/quiz-scoring.ts'
import type { FaceShape } from '../knowledge/axes.ts'
import type { Effect, Refusal } from '../knowledge/effects.ts'
import { ornamentsFor } from '../advice/accessories.ts'
import { beardFor } from '../advice/beard.ts'
import { browsFor } from '../advice/brows.ts'
import { framesFor } from '../advice/frames.ts'
import { collarsFor } from '../advice/necklines.ts'
import { foldForQuiz } from '../face/face-shape.ts'
import { opposedPlaces } from '../hair/hair.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { wearsBeard } from './care.ts'
import type { Reading } from './reading.ts'
import { refusalsOf } from './refusals.ts'

export const SHARED_SUBJECTS = ['cabelo', 'oculos', 'sobrancelhas', 'decotes', 'acessorios', 'barba'] as const
export type SharedSubject = (typeof SHARED_SUBJECTS)[number]

export type Choice = { readonly what: string; readonly why: string; readonly effects?: readonly Effect[] }

export type BothShapes = {
  readonly held: readonly { readonly subject: SharedSubject; readonly choice: Choice }[]
  /** First choices that the second shape refuses, the cut first, each with the second shape's own words. */
  readonly apart: readonly { readonly subject: SharedSubject; readonly choice: Choice; readonly against: string }[]
}

/** The second shape that somebody or something named: the visagist, the test, or the answers' second place. Null: one shape. */
export function secondNamed({ brief, evidence, hasSecond, shape, second }: Reading): FaceShape | null {
  if (evidence.source === 'visagista' && brief.confirmation?.secondary) return second === shape ? null : second
  if (hasSecond) return second
  const told = brief.quiz && saysShape(brief.quiz) ? scoreQuiz(brief.quiz).faceShape : null
  return told === null || told === foldForQuiz(shape) ? null : told
}

/** @param ornament the piece that the guide puts first */
export function bothShapes(r: Reading, other: FaceShape, ornament: Choice): BothShapes {
  const refused = (subject: SharedSubject, choice: Choice): string | null => againstIn(r, other, subject, choice)
  const lists = choicesOf(r, ornament)
  return {
    held: lists.flatMap(({ subject, choices }) => {
      const choice = choices.find((one) => refused(subject, one) === null)
      return choice ? [{ subject, choice }] : []
    }),
    apart: lists.flatMap(({ subject, choices: [choice] }) => {
      const against = choice ? refused(subject, choice) : null
      return choice && against !== null ? [{ subject, choice, against }] : []
    }),
  }
}

/** In the words of the other shape; its own page's before those of all pages. */
function againstIn(r: Reading, other: FaceShape, subject: SharedSubject, { effects = [] }: Choice): string | null {
  const as = { ...r, shape: other }
  const lines: readonly Refusal[] = [
    ...(AVOIDED_IN[subject]?.(as) ?? []),
    ...refusalsOf(other, r.isTopBare),
    ...Object.values(AVOIDED_IN).flatMap((of) => of(as)),
  ]
  const line = lines.find(({ refuses = [] }) => refuses.some((effect) => effects.includes(effect)))
  if (line) return `${line.what}: ${line.why}.`
  const { cut } = r.cuts[r.cuts.recommended]
  return subject === 'cabelo' && opposedPlaces(cut, other).length > 0 ? SHAPE_PORTRAITS[other].asks : null
}

const AVOIDED_IN: Readonly<Partial<Record<SharedSubject, (r: Reading) => readonly Refusal[]>>> = {
  oculos: (r) => framesFor(r).avoid,
  sobrancelhas: (r) => browsFor(r).avoid,
  decotes: (r) => collarsFor(r).avoid,
  acessorios: (r) => ornamentsFor(r).avoid,
}

/** Of each subject that the guide has, first choice first. */
function choicesOf(
  r: Reading,
  ornament: Choice,
): { readonly subject: SharedSubject; readonly choices: readonly Choice[] }[] {
  const { cut } = r.cuts[r.cuts.recommended]
  const hair = { what: `${cut.name}, com o volume ${cut.volume}`, why: cut.message, effects: cut.effects }
  const ornaments = ornamentsFor(r).picks.filter(({ what }) => what !== ornament.what)
  const of = (subject: SharedSubject, choices: readonly Choice[]) =>
    r.brief.without?.some((id) => id === subject) ? [] : [{ subject, choices }]
  return [
    // Neither a cloth nor a bare head has volume.
    ...(r.isHairHidden || r.isTopBare ? [] : of('cabelo', [hair])),
    ...of('oculos', framesFor(r).picks),
    ...of('sobrancelhas', browsFor(r).picks),
    ...of('decotes', collarsFor(r).picks),
    ...of('acessorios', [ornament, ...ornaments]),
    ...(wearsBeard(r) && r.beard !== 'Sem barba' ? of('barba', beardFor(r).picks) : []),
  ]
}
