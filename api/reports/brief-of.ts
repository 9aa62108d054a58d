import type { Brief } from '#visagism/analysis/analysis.ts'
import { CUT_IDS } from '#visagism/cuts/cuts.ts'
import { FACE_SHAPES, type FaceShape } from '#visagism/knowledge/axes.ts'
import type { Confirmation, Marking } from '#visagism/face/evidence.ts'
import { FormHairToday } from '#contract/facts.ts'
import { KnownAnswers, type StoredAnswers } from '#contract/form-fields.ts'
import { QuizAnswers } from '#contract/quiz.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { saidFacts } from '../orders/said-facts.ts'
import { readStoredMarking } from '../face/marked-points.ts'
import { currentSide } from '../face/marked-side.ts'
import type { Prisma } from '../platform/db.ts'
import { standingIn } from '../face/observed-record.ts'
import { contrastOf } from '../face/colour-measures.ts'
import {
  answersStanding,
  chaptersLeftOut,
  type ChoiceRow,
  currentChoices,
  todayStanding,
  visitsStanding,
} from './choices.ts'
import { colourOf, currentSeason } from './season.ts'

type MarkingRow = Parameters<typeof readStoredMarking>[0] &
  Pick<Prisma.FaceMarkingGetPayload<object>, 'source' | 'createdAt'>

export interface BriefRows {
  /** At purchase: a later quiz under the address may be anyone's. */
  readonly quizAnswers: Prisma.JsonValue
  readonly observed: Parameters<typeof standingIn>[0]
  readonly markings: readonly MarkingRow[]
  readonly sideMarkings: Parameters<typeof currentSide>[0]
  readonly seasonChoices: Parameters<typeof currentSeason>[0]
  readonly deskChoices: readonly ChoiceRow[]
  readonly colours: Parameters<typeof contrastOf>[0]
  /** Newest first. */
  readonly analyses: readonly (Pick<Prisma.AnalysisGetPayload<object>, 'confirmedShape' | 'createdAt'> & {
    readonly author: { readonly fullName: string | null } | null
  })[]
}

/** With what was said beside its questions. */
type StoredForm = StoredAnswers & {
  readonly today?: unknown
  readonly facts?: Parameters<typeof saidFacts>[0]
}

/** The engine's input, the same for every report. */
export function briefOf(order: BriefRows, form: StoredForm, at: Date): Omit<Brief, 'ai'> {
  // Options may have been renamed since.
  const { fullName, gender, ...answers } = KnownAnswers.parse(form)
  const observed = standingIn(order.observed)
  return {
    person: { fullName, gender },
    form: answers,
    quiz: quizOf(order),
    marking: markingOf(order),
    side: currentSide(order.sideMarkings),
    confirmation: confirmationOf(order),
    observed,
    ...todayOf(form.today, order.deskChoices),
    facts: saidFacts(form.facts ?? []),
    colour: colourOf(currentSeason(order.seasonChoices), contrastOf(order.colours, observed)),
    choices: currentChoices(order.deskChoices),
    answers: answersStanding(order.deskChoices),
    visits: visitsStanding(order.deskChoices).map(({ care, at, to }) => ({ care, at, to })),
    without: chaptersLeftOut(order.deskChoices).map(({ id }) => id),
    at: at.toISOString(),
  }
}

/** As the visagist corrected it, else as its owner measured it. A cut of another version is none. */
function todayOf(stored: unknown, rows: readonly ChoiceRow[]): Pick<Brief, 'today'> {
  const corrected = todayStanding(rows)?.today
  const today = corrected ?? FormHairToday.safeParse(stored).data
  if (!today) return {}
  const cut = CUT_IDS.find((id) => id === today.cut) ?? null
  return { today: { ...today, cut, ...(corrected ? { by: 'visagista' } : {}) } }
}

export const quizOf = ({ quizAnswers }: Pick<BriefRows, 'quizAnswers'>): Brief['quiz'] =>
  QuizAnswers.safeParse(quizAnswers).data ?? null

/** Visagist over customer over program, the newest of each. */
export function markingOf({ markings }: Pick<BriefRows, 'markings'>): Marking | null {
  const row = currentMarking(markings)
  return row ? presentMarking(row) : null
}

/** Expects rows newest first. */
export function currentMarking<R extends Pick<MarkingRow, 'source'>>(markings: readonly R[]): R | null {
  const newest = (wanted: MarkingRow['source']) => markings.find(({ source }) => source === wanted)
  return newest('visagist') ?? newest('customer') ?? newest('model') ?? null
}

/** Our program's proposal for the visagist; null if none. */
export function draftOf({ markings }: Pick<BriefRows, 'markings'>): Marking | null {
  const row = markings.find(({ source }) => source === 'model')
  return row ? presentMarking(row) : null
}

function presentMarking(row: MarkingRow): Marking | null {
  const marking = readStoredMarking(row)
  if (!marking) return null
  return { ...marking, by: markedBy(row), at: row.createdAt.toISOString() }
}

function markedBy({ source, reviewed }: MarkingRow): Marking['by'] {
  if (source === 'visagist') return 'visagista'
  return source === 'model' || !reviewed ? 'aparelho' : 'cliente'
}

const isShape = (value: string | null): value is FaceShape => FACE_SHAPES.some((shape) => shape === value)

function confirmationOf(order: Pick<BriefRows, 'analyses'>): Confirmation | null {
  const [analysis] = order.analyses
  if (!analysis || !isShape(analysis.confirmedShape)) return null
  return {
    shape: analysis.confirmedShape,
    by: printedName(analysis.author?.fullName) ?? 'equipe de visagismo',
    at: analysis.createdAt.toISOString(),
  }
}
