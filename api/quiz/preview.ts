import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { PREVIEW_WAIT_MS, type PreviewRequest } from '#contract/quiz.ts'
import { NAME_SLOT, type QuizPreviewBrief, writeQuizPreview } from '#visagism/quiz-preview.ts'
import { aiIsConfigured } from '../platform/ai.ts'
import { db, transact } from '../platform/db.ts'
import { limitByKey } from '../platform/limit.ts'
import { enqueue } from '../platform/queue.ts'

const perAddress = limitByKey('preview', 60, 10 * 60)
const LOOK_EVERY_MS = 150

/**
 * The free analysis, always as text: from the cache of equal answers, from the model when one is configured and answers in
 * time, else from the engine. The visitor's name never leaves the house: it is put in here.
 */
export async function previewFor(request: PreviewRequest, { ip }: { ip: string }): Promise<string> {
  await perAddress.consume(ip)
  const { faceShape, style, objective } = request
  const brief = { faceShape, style, objective }
  const text = aiIsConfigured() ? await written(brief) : null
  return withName(text ?? writeQuizPreview(brief), request.name)
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

/** The model's text, asked for once for all who answer alike, or null when it does not come in time. */
async function written(brief: QuizPreviewBrief): Promise<string | null> {
  const key = keyOf(brief)
  const deadline = Date.now() + PREVIEW_WAIT_MS
  await transact(async (tx) => {
    const { count } = await tx.quizPreview.createMany({ data: [{ key, brief }], skipDuplicates: true })
    if (count > 0) await enqueue(tx, 'quiz.preview', { key })
  })
  do {
    const row = await db.quizPreview.findUnique({ where: { key } })
    if (!row || row.text !== null) return row?.text ?? null
    await delay(LOOK_EVERY_MS)
  } while (Date.now() < deadline)
  return null
}

/** The answers a waiting preview is about, or null when it needs no writing. */
export async function openPreview(key: string): Promise<QuizPreviewBrief | null> {
  const row = await db.quizPreview.findUnique({ where: { key } })
  return row && row.text === null ? (row.brief as unknown as QuizPreviewBrief) : null
}

/** Keeps a preview's text; without one, forgets the row, so that a later visitor asks again. */
export async function closePreview(key: string, text: string | null): Promise<void> {
  if (text === null) await db.quizPreview.deleteMany({ where: { key, text: null } })
  else await db.quizPreview.updateMany({ where: { key }, data: { text, source: 'ia' } })
}
