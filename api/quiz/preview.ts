import { createHash } from 'node:crypto'
import type { PreviewRequest } from '#contract/quiz.ts'
import { type QuizPreviewBrief, writeQuizPreview } from '#visagism/knowledge/quiz-preview.ts'
import { type QuizAnswers, scoreQuiz } from '#visagism/knowledge/quiz-scoring.ts'
import { QUIZ_OBJECTIVES, QUIZ_SHAPES, QUIZ_STYLES } from '#visagism/knowledge/quiz-questions.ts'
import { db } from '../platform/db.ts'
import { limitByNetwork } from '../platform/limit.ts'
import { knownAnswers } from './runs.ts'

const perNetwork = limitByNetwork('preview', 60, 10 * 60)

/**
 * The visitor's words, then advice for style, objective and shape, pre-written by the model where available. Visitors did not consent to
 * sending answers anywhere: they only select stored texts.
 */
export async function previewFor(request: PreviewRequest, { ip }: { ip: string }): Promise<string> {
  await perNetwork.consume(ip)
  const { faceShape, style, objective } = request
  const stored = await db.quizPreview.findUnique({ where: { key: keyOf({ faceShape, style, objective }) } })
  return writeQuizPreview(answersBehind(request), stored?.text ?? undefined)
}

/** If the answers give another shape, uses the shape alone. */
function answersBehind({ answers, faceShape, style, objective }: PreviewRequest): QuizAnswers {
  const given = { ...knownAnswers(answers), style, objective }
  return scoreQuiz(given).faceShape === faceShape ? given : { faceShape, style, objective }
}

const keyOf = ({ faceShape, style, objective }: QuizPreviewBrief) =>
  createHash('sha256')
    .update(JSON.stringify(['closing', faceShape, style, objective]))
    .digest('hex')

/** Every combination; from no visitor. */
const BRIEFS: readonly QuizPreviewBrief[] = QUIZ_SHAPES.flatMap((faceShape) =>
  QUIZ_STYLES.flatMap((style) => QUIZ_OBJECTIVES.map((objective) => ({ faceShape, style, objective }))),
)

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
