import { createHash } from 'node:crypto'
import type { PreviewRequest } from '#contract/quiz.ts'
import { NAME_SLOT, type QuizPreviewBrief, writeQuizPreview } from '#visagism/quiz-preview.ts'
import { QUIZ_OBJECTIVES, QUIZ_SHAPES, QUIZ_STYLES } from '#visagism/quiz-questions.ts'
import { db } from '../platform/db.ts'
import { limitByKey } from '../platform/limit.ts'

const perAddress = limitByKey('preview', 60, 10 * 60)

/**
 * The free analysis, always as text: the model's for these answers where one was written in advance, else the engine's. A
 * visitor's answers describe a face and nobody consented that they go anywhere: they only choose between texts that are here.
 * The name is put in here too.
 */
export async function previewFor(request: PreviewRequest, { ip }: { ip: string }): Promise<string> {
  await perAddress.consume(ip)
  const { faceShape, style, objective } = request
  const brief = { faceShape, style, objective }
  const kept = await db.quizPreview.findUnique({ where: { key: keyOf(brief) } })
  return withName(kept?.text ?? writeQuizPreview(brief), request.name)
}

/** `{nome}, suas respostas` → `Ana, suas respostas`; without a name the sentence begins with its next word. */
export function withName(text: string, name: string): string {
  const first = name.split(/\s+/)[0]?.replace(/[*_<>#[\]()]/g, '') ?? ''
  if (first) return text.replaceAll(NAME_SLOT, first)
  const bare = text.replaceAll(`${NAME_SLOT}, `, '').replaceAll(NAME_SLOT, 'você')
  return bare.charAt(0).toLocaleUpperCase('pt-BR') + bare.slice(1)
}

const keyOf = ({ faceShape, style, objective }: QuizPreviewBrief) =>
  createHash('sha256')
    .update(JSON.stringify([faceShape, style, objective]))
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
