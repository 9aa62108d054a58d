import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type Analysis, ANALYSIS_VERSION } from '#visagism/analysis/analysis.ts'
import type { Chapter } from '#visagism/chapters/chapter.ts'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { isBlankNote } from '#visagism/knowledge/observations.ts'
import { db } from '../platform/db.ts'

export const Retelling = z.object({
  id: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type Retelling = z.infer<typeof Retelling>

const Refusal = z.object({ id: z.string(), reason: z.string() })

const Outcome = z.object({ chapters: z.array(Retelling), refused: z._default(z.array(Refusal), []) })
export type RetellingOutcome = z.infer<typeof Outcome>

const Kept = z.object({ retold: z.object({ of: z.string(), ...Outcome.shape }) })

/** Retellings are void once the engine's text changes. */
const fingerprintOf = (chapters: readonly Chapter[]) =>
  createHash('sha256')
    .update(JSON.stringify(chapters.map(({ id, lead, sections }) => [id, lead, sections])))
    .digest('hex')

export async function keepRetelling(orderId: string, of: readonly Chapter[], outcome: RetellingOutcome): Promise<void> {
  const retold = { of: fingerprintOf(of), ...outcome }
  await db.analysis.create({
    data: { orderId, state: 'proposed', engineVersion: ANALYSIS_VERSION, content: { retold } },
  })
}

/** The newest for exactly this text; null if none. */
export async function findRetelling(orderId: string, of: readonly Chapter[]): Promise<RetellingOutcome | null> {
  const rows = await db.analysis.findMany({
    where: { orderId, state: 'proposed' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { content: true },
  })
  const wanted = fingerprintOf(of)
  for (const row of rows) {
    const kept = Kept.safeParse(row.content)
    if (!kept.success || kept.data.retold.of !== wanted) continue
    const { chapters, refused } = kept.data.retold
    return { chapters, refused }
  }
  return null
}

/** Only these may be reworded; measures, tables, colours, card and calendar never. */
const OPEN_CHAPTERS: readonly ChapterId[] = ['carta', 'forma', 'intencao', 'temperamento', 'cabelo']

/** Without the letter's quotation of the person's words, which never leave our servers. */
export const openChapters = ({ chapters, form }: Pick<Analysis, 'chapters' | 'form'>): Chapter[] =>
  chapters.filter(({ id }) => OPEN_CHAPTERS.includes(id) && (id !== 'carta' || isBlankNote(form.observations)))
