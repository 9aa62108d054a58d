import { FACE_SHAPES, type FaceShape } from '#visagism/axes.ts'
import type { Brief } from '#visagism/analysis.ts'
import { type Confirmation, type Marking, mergeEvidence } from '#visagism/face/evidence.ts'
import { LANDMARK_SCHEMES } from '#visagism/face/face-shape.ts'
import { KnownAnswers } from '#contract/form-fields.ts'
import { QuizAnswers } from '#contract/quiz.ts'
import { readStoredMarking } from '../onboarding/marking.ts'
import { sideRows, standingSide } from '../side/side-marking.ts'
import { db, type Prisma } from '../platform/db.ts'
import { observedRows, standingIn } from '../observed/record.ts'
import { contrastOf } from '../sheet/colour-measures.ts'
import { findOpinion } from './ai-opinion.ts'
import { colourOf, newestSeason, standingSeason } from './season.ts'

const parts = {
  user: true,
  form: true,
  photos: { where: { purgedAt: null } },
  observed: observedRows,
  seasonChoices: newestSeason,
  clothTest: true,
  colours: { orderBy: { means: 'asc' } },
  markings: { orderBy: { createdAt: 'desc' }, include: { photo: true } },
  sideMarkings: sideRows,
  analyses: {
    where: { confirmedShape: { not: null } },
    orderBy: { createdAt: 'desc' },
    take: 1,
    include: { author: true },
  },
} as const satisfies Prisma.OrderInclude

type Gathered = Prisma.OrderGetPayload<{ include: typeof parts }>

/** Everything a report is made of, read in one go. */
export interface ReportMaterial {
  readonly order: Gathered
  readonly brief: Brief
  /** Does anything tell the face's shape? */
  readonly hasEvidence: boolean
}

/** Null while the order has no form: there is nothing to say yet. */
export async function gatherReport(orderId: string): Promise<ReportMaterial | null> {
  const order = await db.order.findUnique({ where: { id: orderId }, include: parts })
  if (!order?.form) return null
  const brief = { ...briefOf(order, order.form), ai: await findOpinion(order.id) }
  // A draft of our own program helps who reads; a report that rests on it alone waits for a person.
  const said = order.markings.some(({ source }) => source !== 'model') ? brief : { ...brief, marking: null }
  return { order, brief, hasEvidence: mergeEvidence(said) !== null }
}

/** Do the points marked on the photo and the free test say the same shape? Orders that lack one of them are not in the answer. */
export async function compareTestimonies(orderIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
  const { markings } = parts
  const orders = await db.order.findMany({
    where: { id: { in: [...orderIds] }, markings: { some: {} } },
    select: { id: true, quizAnswers: true, markings },
  })
  return new Map(
    orders.flatMap((order) => {
      const evidence = mergeEvidence({ marking: markingOf(order), quiz: quizOf(order) })
      return evidence?.source === 'pontos' && evidence.quizAgrees !== null ? [[order.id, evidence.quizAgrees]] : []
    }),
  )
}

/** The free test as it stood when the order was bought. A newer one beside the buyer's address may be anybody's. */
const quizOf = ({ quizAnswers }: Pick<Gathered, 'quizAnswers'>): Brief['quiz'] =>
  QuizAnswers.safeParse(quizAnswers).data ?? null

function briefOf(order: Gathered, form: NonNullable<Gathered['form']>): Omit<Brief, 'ai'> {
  // Old rows outlive renamed options.
  const { fullName, gender, ...answers } = KnownAnswers.parse(form)
  const observed = standingIn(order.observed)
  return {
    person: { fullName, gender },
    form: answers,
    quiz: quizOf(order),
    marking: markingOf(order),
    side: standingSide(order.sideMarkings),
    confirmation: confirmationOf(order),
    observed,
    colour: colourOf(standingSeason(order.seasonChoices), contrastOf(order.colours, observed)),
    at: new Date().toISOString(),
  }
}

type MarkingRow = Gathered['markings'][number]

/** A visagist's points outweigh the customer's, and those a program's; the newest of each counts. */
function markingOf({ markings }: Pick<Gathered, 'markings'>): Marking | null {
  const newest = (wanted: MarkingRow['source']) => markings.find(({ source }) => source === wanted)
  const row = newest('visagist') ?? newest('customer') ?? newest('model')
  return row ? presentMarking(row) : null
}

/** What our own program found on the photo, for the visagist to confirm; null when it never looked. */
export function draftOf({ markings }: Pick<Gathered, 'markings'>): Marking | null {
  const row = markings.find(({ source }) => source === 'model')
  return row ? presentMarking(row) : null
}

function presentMarking(row: MarkingRow): Marking | null {
  const marking = readStoredMarking(row)
  if (!marking) return null
  const scheme = LANDMARK_SCHEMES.find((known) => known === row.scheme)
  return { ...marking, ...(scheme ? { scheme } : {}), by: markedBy(row), at: row.createdAt.toISOString() }
}

function markedBy({ source, reviewed }: MarkingRow): Marking['by'] {
  if (source === 'visagist') return 'visagista'
  return source === 'model' || !reviewed ? 'aparelho' : 'cliente'
}

const isShape = (value: string | null): value is FaceShape => FACE_SHAPES.some((shape) => shape === value)

function confirmationOf(order: Gathered): Confirmation | null {
  const [analysis] = order.analyses
  if (!analysis || !isShape(analysis.confirmedShape)) return null
  return {
    shape: analysis.confirmedShape,
    by: analysis.author?.fullName ?? 'equipe de visagismo',
    at: analysis.createdAt.toISOString(),
  }
}
