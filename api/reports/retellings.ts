import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ANALYSIS_VERSION } from '#visagism/analysis.ts'
import type { Chapter } from '#visagism/chapter.ts'
import { db } from '../platform/db.ts'

/** A chapter's running text in a model's words. */
export const Retelling = z.object({
  id: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type Retelling = z.infer<typeof Retelling>

const Kept = z.object({ retold: z.object({ of: z.string(), chapters: z.array(Retelling) }) })

/** Of the engine's words that were retold: once they change, a retelling of the earlier ones says something else. */
const fingerprintOf = (chapters: readonly Chapter[]) =>
  createHash('sha256')
    .update(JSON.stringify(chapters.map(({ id, lead, sections }) => [id, lead, sections])))
    .digest('hex')

/** Keeps what was accepted of a model's retelling of these chapters. */
export async function keepRetelling(
  orderId: string,
  of: readonly Chapter[],
  chapters: readonly Retelling[],
): Promise<void> {
  const retold = { of: fingerprintOf(of), chapters: [...chapters] }
  await db.analysis.create({
    data: { orderId, state: 'proposed', engineVersion: ANALYSIS_VERSION, content: { retold } },
  })
}

/** The newest kept retelling of exactly these chapters; null when there is none. */
export async function findRetelling(orderId: string, of: readonly Chapter[]): Promise<Retelling[] | null> {
  const row = await db.analysis.findFirst({
    where: { orderId, state: 'proposed', content: { path: ['retold', 'of'], equals: fingerprintOf(of) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const kept = Kept.safeParse(row?.content)
  return kept.success ? kept.data.retold.chapters : null
}
