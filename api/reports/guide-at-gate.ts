/** What an approval must know of a guide that is not drawn yet. */
import { createHash } from 'node:crypto'
import { analyse, type Brief } from '#visagism/analysis/analysis.ts'
import { askedOf, openAsked } from '#visagism/answers/questions.ts'
import { remarkableIn } from '#visagism/analysis/remarkable.ts'
import { unusualIn } from '#visagism/analysis/unusual.ts'
import type { Chapter } from '#visagism/chapters/chapter.ts'
import { FACTS, type FactKey } from '#visagism/facts/facts.ts'
import { HAIR_PATHS, unmetFacts } from '#visagism/hair/hair.ts'
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { partName } from '#visagism/knowledge/choice-parts.ts'
import { list, lower } from '#visagism/knowledge/pt.ts'
import { readBrief, type Reading } from '#visagism/reading/reading.ts'
import { consentsToAi } from './ai-consent.ts'
import type { ReportMaterial } from './brief.ts'
import type { Edits } from './edits.ts'
import { figureOnPhoto, lookKey } from './photo-fit.ts'
import { findRetelling, openChapters } from './retellings.ts'

export interface GuideAtGate {
  readonly shape: FaceShape
  /** Those that the desk shows; `of` is the engine's writing of it. */
  readonly chapters: readonly { readonly id: ChapterId; readonly of: string }[]
  /** The most unusual first. */
  readonly unusual: readonly { readonly id: ChapterId; readonly title: string }[]
  /** What was said and a cut breaks, in words. */
  readonly laws: readonly string[]
  /** Wishes and questions that nobody answered, in their words. */
  readonly asked: readonly string[]
  /** The cut that is drawn over the photo; null without the page. */
  readonly look: string | null
  /** Which the AI may reword. */
  readonly open: readonly Chapter[]
  /** Why this person is no everyday order, in a few words each. */
  readonly remarkable: readonly string[]
}

/** Same words or photo, same print. */
export const printOf = (...what: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16)

const HOUR = 'yyyy-mm-ddThh'.length
/** A queue is asked for every few seconds, and each guide takes ten milliseconds to write. */
const MOST_KEPT = 300
const kept = new Map<string, { readonly of: string; readonly guide: GuideAtGate }>()

/** Null while nothing tells the shape. */
export function guideAtGate({ order, brief, hasEvidence }: ReportMaterial): GuideAtGate | null {
  if (!hasEvidence) return null
  const of = printOf({ ...brief, at: brief.at.slice(0, HOUR) })
  const known = kept.get(order.id)
  if (known?.of === of) return known.guide
  const guide = readGuide(brief)
  kept.delete(order.id)
  kept.set(order.id, { of, guide })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return guide
}

function readGuide(brief: Brief): GuideAtGate {
  const analysis = analyse(brief)
  const shown = analysis.chapters.filter(isShownAtDesk)
  const figure = figureOnPhoto(analysis)
  const reading = readBrief(brief)
  return {
    shape: analysis.face.primary,
    chapters: shown.map((chapter) => ({ id: chapter.id, of: printOf(chapter) })),
    unusual: unusualIn(analysis, brief).flatMap(({ chapter }) => {
      const one = shown.find(({ id }) => id === chapter)
      return one ? [{ id: one.id, title: one.title }] : []
    }),
    laws: lawsIn(reading),
    asked: openAsked(askedOf(reading, (id) => analysis.chapters.some((one) => one.id === id))),
    look: figure && lookKey(figure),
    open: openChapters(analysis),
    remarkable: remarkableIn(reading),
  }
}

/** Cards and tables alone have no text to read. */
export const isShownAtDesk = ({ lead, sections }: Chapter): boolean => lead !== '' || sections.length > 0

/** With the choices of the desk. */
export function lawsIn({ cuts, cutBrief, facts, isHairHidden }: Reading): string[] {
  if (isHairHidden) return []
  const brokenBy = (path: (typeof HAIR_PATHS)[number]) => {
    const cut = cuts[path]
    return unmetFacts({ now: cut, next: cut, bold: cut, recommended: path }, cutBrief)
  }
  return unmetFacts(cuts, cutBrief).map((key) => {
    const parts = HAIR_PATHS.filter((path) => brokenBy(path).includes(key)).map((path) => lower(partName(path)))
    return `“${saidWords(key, facts)}”: ${list(parts)}`
  })
}

const saidWords = (key: FactKey, facts: Reading['facts']): string =>
  [FACTS[key].words, facts.get(key)].filter(Boolean).join(': ')

/** Of each chapter, the text that would leave now: the hand's over the model's over the engine's. */
export async function chapterPrints(
  orderId: string,
  { shape, chapters, open }: GuideAtGate,
  edits: Edits | null,
  mayBeRetold: boolean,
): Promise<{ readonly id: ChapterId; readonly of: string }[]> {
  const told = mayBeRetold && (await consentsToAi(orderId, 'text')) ? await findRetelling(orderId, open) : null
  return chapters.map(({ id, of }) => {
    const written = edits?.shape === shape ? edits.chapters[id] : undefined
    const retold = told?.chapters.find((chapter) => chapter.id === id)
    return { id, of: printOf(of, written ?? retold ?? null) }
  })
}
