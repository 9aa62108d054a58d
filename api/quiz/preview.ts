import { createHash } from 'node:crypto'
import type { PreviewRequest } from '#contract/quiz.ts'
import { type QuizPreviewBrief, writeQuizPreview } from '#visagism/quiz-preview.ts'
import { type QuizAnswers, scoreQuiz } from '#visagism/quiz-scoring.ts'
import { QUIZ_OBJECTIVES, QUIZ_SHAPES, QUIZ_STYLES } from '#visagism/quiz-questions.ts'
import { db } from '../platform/db.ts'
import { limitByNetwork } from '../platform/limit.ts'
import { knownAnswers } from './runs.ts'

const perNetwork = limitByNetwork('preview', 60, 10 * 60)

/**
 * The free analysis, always as text: the visitor's own words first, then what style and objective ask for on this shape, in the
 * model's words where they were written in advance. A visitor's answers describe a face and nobody consented that they go
 * anywhere: they only choose between texts that are here.
 */
export async function previewFor(request: PreviewRequest, { ip }: { ip: string }): Promise<string> {
  await perNetwork.consume(ip)
  const { faceShape, style, objective } = request
  const stored = await db.quizPreview.findUnique({ where: { key: keyOf({ faceShape, style, objective }) } })
  return writeQuizPreview(answersBehind(request), stored?.text ?? undefined)
}

/** What was answered; where that does not lead to the shape that is asked for, the shape alone. */
function answersBehind({ answers, faceShape, style, objective }: PreviewRequest): QuizAnswers {
  const given = { ...knownAnswers(answers), style, objective }
  return scoreQuiz(given).faceShape === faceShape ? given : { faceShape, style, objective }
}

const keyOf = ({ faceShape, style, objective }: QuizPreviewBrief) =>
  createHash('sha256')
    .update(JSON.stringify(['closing', faceShape, style, objective]))
    .digest('hex')

/** Every set of answers there is: a catalogue, no visitor's. */
const BRIEFS: readonly QuizPreviewBrief[] = QUIZ_SHAPES.flatMap((faceShape) =>
  QUIZ_STYLES.flatMap((style) => QUIZ_OBJECTIVES.map((objective) => ({ faceShape, style, objective }))),
)

/** Sets of answers whose text the model has not written yet. */
export async function unwrittenPreviews(): Promise<QuizPreviewBrief[]> {
  const rows = await db.quizPreview.findMany({ where: { text: { not: null } }, select: { key: true } })
  const written = new Set(rows.map(({ key }) => key))
  return BRIEFS.filter((brief) => !written.has(keyOf(brief)))
}

export async function keepPreviewText(brief: QuizPreviewBrief, text: string): Promise<void> {
  const key = keyOf(brief)
  await db.quizPreview.upsert({
    where: { key },
    create: { key, brief: { ...brief }, text, source: 'ia' },
    update: { text, source: 'ia' },
  })
}
