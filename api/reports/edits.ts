import * as z from 'zod/mini'
import type { Analysis } from '#visagism/analysis.ts'
import { FACE_SHAPES } from '#visagism/axes.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { db, type Tx } from '../platform/db.ts'

const Text = z.object({
  lead: z.string(),
  /** Paragraphs of each section, in the engine's order and under its headings. */
  sections: z.array(z.array(z.string())),
})

/** A visagist's words in place of the engine's, by chapter. */
export const Edits = z.object({
  /** The shape they were written for: words about another face are left out. */
  shape: z.enum(FACE_SHAPES),
  chapters: z.record(z.string(), Text),
})
export type Edits = z.infer<typeof Edits>

const Kept = z.object({ edits: Edits })

export interface StoredEdits {
  /** Of the row that holds them: whoever saves over another is told. */
  readonly id: string
  readonly edits: Edits
  readonly at: Date
  readonly by: string
}

/** The newest edits of an order's texts; older ones stay as their history. */
export async function findEdits(tx: Tx, orderId: string): Promise<StoredEdits | null> {
  const [newest] = await editHistory(tx, orderId, 1)
  return newest ?? null
}

/** Newest first. */
export async function editHistory(tx: Tx, orderId: string, take: number): Promise<StoredEdits[]> {
  const rows = await tx.analysis.findMany({
    where: { orderId, state: 'edited' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { author: { select: { fullName: true } } },
  })
  const kept = rows.flatMap((row) => {
    const { success, data } = Kept.safeParse(row.content)
    const by = printedName(row.author?.fullName) ?? 'A equipe'
    return success ? [{ id: row.id, edits: data.edits, at: row.createdAt, by }] : []
  })
  return kept.slice(0, take)
}

/** The engine's analysis with a visagist's words where there are any that fit. */
export async function withEdits(orderId: string, analysis: Analysis): Promise<Analysis> {
  const kept = await findEdits(db, orderId)
  return kept ? applyEdits(analysis, kept.edits) : analysis
}

/** Edits of another shape, or of a chapter the engine now cuts otherwise, change nothing. */
export function applyEdits(analysis: Analysis, { shape, chapters: edited }: Edits): Analysis {
  if (analysis.face.primary !== shape) return analysis
  return {
    ...analysis,
    chapters: analysis.chapters.map((chapter) => {
      const text = edited[chapter.id]
      if (!text || text.sections.length !== chapter.sections.length) return chapter
      return {
        ...chapter,
        lead: text.lead,
        sections: chapter.sections.map((section, at) => ({
          ...section,
          paragraphs: text.sections[at] ?? section.paragraphs,
        })),
      }
    }),
  }
}
