import sharp from 'sharp'
import * as z from 'zod/mini'
import { aiIsConfigured, askAi } from '#api/platform/ai.ts'
import { env } from '#api/platform/env.ts'
import { record } from '#api/platform/log.ts'
import { storage } from '#api/platform/storage.ts'
import { countAiCalls } from '#api/reports/ai-budget.ts'
import { consentsToAi } from '#api/reports/ai-consent.ts'
import { keepOpinion } from '#api/reports/ai-opinion.ts'
import type { ReportMaterial } from '#api/reports/brief.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import type { AiOpinion } from '#visagism/face/evidence.ts'

const Opinion = z.object({
  shape: z.enum(FACE_SHAPES),
  secondary: z.nullish(z.enum(FACE_SHAPES)),
  confidence: z.number().check(z.gte(0), z.lte(1)),
})

const SYSTEM = `Você classifica o formato de um rosto numa foto frontal, para visagismo. Formatos: ${FACE_SHAPES.join(', ')}.
Observe largura da testa, das maçãs e da mandíbula, altura do rosto e ângulo da mandíbula. Não descreva a pessoa, não diga idade, etnia, saúde nem identidade.
Responda só com JSON: {"shape":"...","secondary":"..."|null,"confidence":0 a 1}. Se não houver um rosto de frente, confidence 0.`

/** Below this the model is guessing. */
const LEAST_CONFIDENCE = 0.35
const LONG_SIDE_PX = 768

/** An AI reading of the front photo, if enabled, consented to, and nobody measured or confirmed the face. Only a small copy is sent. */
export async function lookAtFace({ order, brief }: ReportMaterial): Promise<AiOpinion | null> {
  if (!env.AI_VISION || !aiIsConfigured() || brief.marking || brief.confirmation) return null
  const key = order.photos.find(({ slot }) => slot === 'front')?.storageKey
  if (!key || !(await consentsToAi(order.id, 'photo')) || (await countAiCalls(order.id)) >= env.AI_CALLS_PER_ORDER)
    return null
  const image = await sharp(await storage.read(key))
    .resize({ width: LONG_SIDE_PX, height: LONG_SIDE_PX, fit: 'inside' })
    .jpeg({ quality: 80 })
    .toBuffer()
  const answer = await askAi({
    system: SYSTEM,
    material: { tarefa: 'formato do rosto' },
    image,
    schema: Opinion,
    maxTokens: 200,
    timeoutMs: env.AI_TIMEOUT_MS,
  })
  const sure = answer.ok && answer.value.confidence >= LEAST_CONFIDENCE
  await record({
    level: answer.ok ? 'info' : 'warn',
    category: 'ai_analysis',
    action: 'ai_called',
    message: answer.ok
      ? sure
        ? 'A IA opinou sobre o formato do rosto'
        : 'A IA não teve certeza do formato do rosto'
      : `A IA não olhou a foto: ${answer.reason}`,
    details: { tokens: answer.usage.tokens },
    duration: answer.usage.milliseconds,
    success: answer.ok,
    orderId: order.id,
  })
  if (!answer.ok || !sure) return null
  const { shape, secondary, confidence } = answer.value
  const opinion: AiOpinion = { shape, confidence, at: new Date().toISOString(), ...(secondary ? { secondary } : {}) }
  await keepOpinion(order.id, opinion)
  return opinion
}
