/**
 * A report's contents as data. Public claims about the report are read from or tested against this, so that nothing is sold that an order
 * cannot receive.
 */
import { CHAPTER_IDS, CHAPTERS, type ChapterId, type HeldChapter, type Need, NEEDS } from '../knowledge/chapter-ids.ts'

/** With cover, contents and contact. */
export const REPORT_PAGES = { least: 34, most: 40 } as const

export type OutlineChapter = HeldChapter & {
  readonly id: ChapterId
  /** In every report, whatever was answered, marked or confirmed. */
  readonly always: boolean
  /** Null when `always`. */
  readonly needs: Need | null
  /** What replaces it; null when `always` or left out. */
  readonly otherwise: HeldChapter | null
  /** True of every form, for lists that name a chapter once; null if unlisted. */
  readonly anyForm: HeldChapter | null
}

export function reportOutline(): OutlineChapter[] {
  return CHAPTER_IDS.map((id): OutlineChapter => {
    const { title, promise, needs = null, otherwise = null, anyForm = null } = CHAPTERS[id]
    const held = { title, promise }
    return { id, ...held, always: needs === null, needs, otherwise, anyForm: needs === null ? held : anyForm }
  })
}

/** What a report holds once these needs are met. */
export function chaptersHeld(met: ReadonlySet<Need>): (HeldChapter & { readonly id: ChapterId })[] {
  return CHAPTER_IDS.flatMap((id) => {
    const { title, promise, needs, otherwise } = CHAPTERS[id]
    const held = needs === undefined || met.has(needs) ? { title, promise } : otherwise
    return held ? [{ id, ...held }] : []
  })
}

/** How a selling text may honestly mention subjects not in every report. */
const NOT_HELD: Readonly<Record<string, { readonly named: RegExp; readonly unless?: RegExp }>> = {
  maquiagem: { named: /maquiag|batom|\bblush\b/i, unless: new RegExp(`\\b${NEEDS.maquiagem}\\b`, 'i') },
  'a estação da pessoa': {
    named: /\b(sua|a tua|tua) (estação|cartela)\b|\bcartela (só sua|pessoal|personalizada)/i,
    unless: new RegExp(`\\b${NEEDS.estacao}\\b`, 'i'),
  },
}

/** Subjects that an order may not receive. */
export function soldBeyondReport(text: string): string[] {
  const sentences = text.split(/[.!?]\s/)
  return Object.entries(NOT_HELD).flatMap(([subject, { named, unless }]) =>
    sentences.some((sentence) => named.test(sentence) && !unless?.test(sentence)) ? [subject] : [],
  )
}
