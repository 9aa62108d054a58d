import * as z from 'zod/mini'
import { ANALYSIS_VERSION } from '#visagism/analysis/analysis.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import type { AiOpinion } from '#visagism/face/evidence.ts'
import { db } from '../platform/db.ts'

const Kept = z.object({
  ai: z.object({
    shape: z.enum(FACE_SHAPES),
    secondary: z.optional(z.enum(FACE_SHAPES)),
    confidence: z.number(),
    at: z.string(),
  }),
})

/** A rebuilt report need not ask again. */
export async function keepOpinion(orderId: string, opinion: AiOpinion): Promise<void> {
  await db.analysis.create({
    data: { orderId, state: 'proposed', engineVersion: ANALYSIS_VERSION, content: { ai: { ...opinion } } },
  })
}

export async function findOpinion(orderId: string): Promise<AiOpinion | null> {
  const rows = await db.analysis.findMany({
    where: { orderId, state: 'proposed' },
    orderBy: { createdAt: 'desc' },
    select: { content: true },
  })
  for (const row of rows) {
    const kept = Kept.safeParse(row.content)
    if (kept.success) return kept.data.ai
  }
  return null
}
