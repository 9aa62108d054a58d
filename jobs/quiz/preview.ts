import * as z from 'zod/mini'
import { aiIsConfigured, askAi } from '#api/platform/ai.ts'
import { record } from '#api/platform/log.ts'
import { keepPreviewText, unwrittenPreviews } from '#api/quiz/preview.ts'
import { CLOSING_MAX, CLOSING_MIN, previewClosing, type QuizPreviewBrief } from '#visagism/knowledge/quiz-preview.ts'
import { textFault } from '../reports/ai/accept.ts'

const Preview = z.object({ analysis: z.string().check(z.minLength(CLOSING_MIN), z.maxLength(CLOSING_MAX)) })

const SYSTEM = `Você escreve, em português do Brasil, o segundo parágrafo da análise gratuita de um teste de visagismo. Receberá um texto base e os dados do resultado.
Reescreva o texto base com as mesmas ideias, mais concreto e caloroso, entre ${CLOSING_MIN} e ${CLOSING_MAX} caracteres, num só parágrafo que termina em ponto final.
Mantenha em negrito as duas palavras que o texto base traz em negrito, e nenhuma outra. Não crie números, não prometa, não cite famosos, não fale de defeitos nem de medicina, não venda nada. Trate por "você", sem palavras de gênero.
Responda só com JSON: {"analysis":"..."}.`

const TEXTS_A_RUN = 12

/**
 * Lets the AI model write free analyses in advance, per set of answers, never per visitor. A faulty text ends the run; the next starts at
 * another set.
 */
export async function writePreviews(signal: AbortSignal): Promise<void> {
  if (!aiIsConfigured()) return
  const briefs = await unwrittenPreviews()
  const start = Math.floor(Math.random() * briefs.length)
  for (const brief of [...briefs.slice(start), ...briefs.slice(0, start)].slice(0, TEXTS_A_RUN))
    if (signal.aborted || !(await writePreview(brief))) return
}

async function writePreview(brief: QuizPreviewBrief): Promise<boolean> {
  const base = previewClosing(brief)
  const answer = await askAi({
    system: SYSTEM,
    material: { dados: brief, textoBase: base },
    schema: Preview,
    maxTokens: 1500,
    timeoutMs: 20_000,
  })
  const fault = answer.ok ? faultOfPreview(base, answer.value.analysis) : answer.reason
  if (answer.ok && fault === null) await keepPreviewText(brief, answer.value.analysis)
  await record({
    level: fault ? 'warn' : 'info',
    category: 'ai_analysis',
    action: 'ai_preview',
    message: fault ? `A prévia ficou com o texto da casa: ${fault}` : 'A IA escreveu uma prévia',
    details: { tokens: answer.usage.tokens },
    duration: answer.usage.milliseconds,
    success: fault === null,
  })
  return fault === null
}

function faultOfPreview(base: string, text: string): string | null {
  if (!/^[^\n]+[^.…]\.$/.test(text)) return 'não é um parágrafo que termina em ponto'
  if (boldOf(text) !== boldOf(base)) return 'palavras em negrito trocadas'
  return textFault(text, base)
}

const boldOf = (text: string) => (text.match(/\*\*[^*]+\*\*/g) ?? []).toSorted().join()
