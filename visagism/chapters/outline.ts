/**
 * A report's contents as data. Public claims about the report are read from or tested against this, so that nothing is sold that an order
 * cannot receive.
 */
import { CHAPTER_IDS, CHAPTERS, type ChapterId, type HeldChapter, type Need, NEEDS } from '../knowledge/chapter-ids.ts'

/** With cover, contents and contact. A plan with a day and hair that stays may take two more than are aimed at. */
export const REPORT_PAGES = { least: 34, most: 45, longest: 47 } as const
/** Of a guide without the pages of hair. */
export const COVERED_PAGES = { least: 28, most: 36, longest: 36 } as const

/** Chapters that fill the least pages; fewer leave a guide short (counted on sample guides). */
const FILL = { usual: 18, covered: 15 } as const

/** The pages promised, where a visagist left out so much that they may not be reached; else null. */
export function pagesMissed(chapters: number, isHairHidden: boolean): number | null {
  const [fill, { least }] = isHairHidden
    ? ([FILL.covered, COVERED_PAGES] as const)
    : ([FILL.usual, REPORT_PAGES] as const)
  return chapters < fill ? least : null
}

/** Left out of a guide for covered hair. */
export const HAIR_CHAPTERS: readonly ChapterId[] = [
  'cabelo',
  'cabelo-agora',
  'cabelo-proxima',
  'cabelo-ousado',
  'na-foto',
  'franja',
  'textura',
  'cor-do-cabelo',
  'cuidados',
  'cartao',
]

export type OutlineChapter = HeldChapter & {
  readonly id: ChapterId
  /** In every report, whatever was answered, marked or confirmed; of hair, unless it is covered or they refuse it. */
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
    if (met.has('tecido') && HAIR_CHAPTERS.includes(id)) return []
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
