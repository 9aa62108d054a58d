import * as z from 'zod/mini'
import type { Analysis } from '#visagism/analysis/analysis.ts'
import { droppedLines, isCardChapter, withOwnCard, withOwnLines } from '#visagism/analysis/lines.ts'
import type { Chapter } from '#visagism/chapters/chapter.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { db, type Tx } from '../platform/db.ts'

const Text = z.object({
  lead: z.string(),
  sections: z.array(z.array(z.string())),
  /** Of each section, as it was written under. */
  headings: z.array(z.string()),
})

/** `engine`: what it replaced; null `words`: taken out. `added`: the id of a line of hers, with path and title of its place. */
const OwnLine = z.object({
  path: z.string(),
  engine: z.string(),
  words: z.nullable(z.string()),
  added: z.optional(z.string()),
})

/** Replace the engine's text by chapter. */
export const Edits = z.object({
  /** Edits for another shape are ignored. */
  shape: z.enum(FACE_SHAPES),
  chapters: z.record(z.string(), Text),
  /** Single lines, by chapter. */
  lines: z.optional(z.record(z.string(), z.array(OwnLine))),
})
export type Edits = z.infer<typeof Edits>

const Kept = z.object({ edits: Edits })

export interface StoredEdits {
  /** Row id, to detect conflicts. */
  readonly id: string
  readonly edits: Edits
  readonly at: Date
  readonly by: string
}

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

export async function withEdits(orderId: string, analysis: Analysis): Promise<Analysis> {
  const kept = await findEdits(db, orderId)
  return kept ? applyEdits(analysis, kept.edits) : analysis
}

/** Ignores edits for another shape. What a person wrote stands as written, however the engine divides the chapter since. */
export function applyEdits(analysis: Analysis, { shape, chapters: edited, lines = {} }: Edits): Analysis {
  if (analysis.face.primary !== shape) return analysis
  let { salonCard } = analysis
  const chapters = analysis.chapters.map((given) => {
    const chapter = withText(given, edited)
    const own = lines[chapter.id] ?? []
    if (!isCardChapter(chapter)) return withOwnLines(chapter, salonCard, own)
    const [card, written] = withOwnCard(chapter, salonCard, own)
    salonCard = card
    return written
  })
  return { ...analysis, chapters, salonCard }
}

/** Its lead and sections as written by hand, under the headings that they were written under. */
export function withText(chapter: Chapter, edited: Edits['chapters']): Chapter {
  const text = edited[chapter.id]
  return text ? { ...chapter, lead: text.lead, sections: sectionsOf(text) } : chapter
}

/** By chapter, lines by hand whose engine's words changed since: they are not in the report. */
export function droppedIn({ chapters, salonCard, face }: Analysis, { shape, chapters: edited, lines = {} }: Edits) {
  if (face.primary !== shape) return []
  return chapters.flatMap((chapter) => {
    const dropped = droppedLines(withText(chapter, edited), salonCard, lines[chapter.id] ?? [])
    return dropped.length > 0 ? [{ id: chapter.id, title: chapter.title, dropped }] : []
  })
}

export const sectionsOf = ({ sections, headings }: z.infer<typeof Text>) =>
  sections.map((paragraphs, at) => ({ heading: headings[at] ?? '', paragraphs }))
