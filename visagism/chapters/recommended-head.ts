/** From the page after the cuts on, everybody in the guide wears the recommended one: today's hair is on the pages before. */
import { CHAPTER_IDS } from '../knowledge/chapter-ids.ts'
import type { Reading } from '../reading/reading.ts'
import type { Chapter, Figure, Look } from './chapter.ts'

/** The photo of today is one of the cuts' pages. */
const LAST_OF_CUTS = CHAPTER_IDS.indexOf('na-foto')

export function onRecommendedHead(r: Reading, chapters: readonly Chapter[]): readonly Chapter[] {
  const { cut, monthsToGrow, stays } = r.cuts[r.cuts.recommended]
  const { covering } = r.brief.observed ?? {}
  const isCovered = r.isHairHidden || (covering !== undefined && covering.value !== 'não')
  if (stays || monthsToGrow > 0 || isCovered) return chapters
  const worn = (look: Look): Look => ({ ...look, worn: cut.id })
  const wearing = (figure: Figure): Figure =>
    figure.kind === 'portrait' ? { ...figure, look: worn(figure.look) } : figure
  return chapters.map((chapter) =>
    CHAPTER_IDS.indexOf(chapter.id) <= LAST_OF_CUTS
      ? chapter
      : {
          ...chapter,
          figures: chapter.figures.map(wearing),
          ...(chapter.spare ? { spare: chapter.spare.map((figure) => ({ ...figure, look: worn(figure.look) })) } : {}),
        },
  )
}
