/** A report's three opening findings, in its chapters' words. Chapters with nothing personal yield to the next. */
import { findChapter, type Analysis } from './analysis.ts'
import { chapterTexts, type Chapter } from '../chapters/chapter.ts'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { depthAdvice } from '../chapters/colours.ts'
import { CONTRAST_ADVICE, CONTRAST_DEEP } from '../texts/colours.ts'
import { CONTRASTS, DEPTH_BANDS } from '../colour/axes.ts'
import { CUTS } from '../cuts/cuts.ts'
import type { HairPath } from '../hair/hair.ts'
import { lower } from '../knowledge/pt.ts'
import { tonesSaid } from '../reading/reading.ts'
import { SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'

export type Finding = {
  readonly chapter: ChapterId
  readonly title: string
  readonly text: string
}

type Finder = (analysis: Analysis) => Finding | null

const CUT_CHAPTERS: Readonly<Record<HairPath, ChapterId>> = {
  now: 'cabelo-agora',
  next: 'cabelo-proxima',
  bold: 'cabelo-ousado',
}

/** In the report's order; glasses come first for people who always wear them. */
const STAND_INS = ['barba', 'sobrancelhas', 'oculos', 'decotes', 'acessorios'] as const satisfies readonly ChapterId[]

/** Shape, hair and colours, or their substitutes; fewer if the report has fewer chapters. */
export function findingsOf(analysis: Analysis): Finding[] {
  const first = analysis.observed?.glasses?.value === 'sempre' ? (['oculos'] as const) : []
  const standIns = [...new Set<ChapterId>([...first, ...STAND_INS])].flatMap((id) => firstChoice(analysis, id) ?? [])
  const finders: readonly Finder[] = [shapeFinding, hairFinding, colourFinding]
  return finders.flatMap((find) => find(analysis) ?? standIns.shift() ?? [])
}

/** `Coração, com traços de oval` or `Entre coração e oval`, from measures if any, else the contour. */
function shapeFinding(analysis: Analysis): Finding | null {
  const chapter = findChapter(analysis, 'rosto-medido')
  if (!chapter) return null
  const [quote] = chapter.quotes
  const { contour } = SHAPE_PORTRAITS[analysis.face.primary]
  const text = analysis.face.gauges.length > 0 && quote ? quote : (printed(chapter, contour) ?? opening(chapter.lead))
  return { chapter: chapter.id, title: analysis.face.headline, text }
}

/** None when hair is covered or absent. */
function hairFinding(analysis: Analysis): Finding | null {
  const { observed, hair } = analysis
  const isCovered = observed?.covering !== undefined && observed.covering.value !== 'não'
  if (isCovered || observed?.top?.value === 'sem fios') return null
  const chapter = findChapter(analysis, CUT_CHAPTERS[hair.recommended])
  if (!chapter) return null
  const { does } = CUTS[hair[hair.recommended].cut]
  return { chapter: chapter.id, title: chapter.title, text: printed(chapter, does) ?? opening(chapter.lead) }
}

function colourFinding(analysis: Analysis): Finding | null {
  const chapter = findChapter(analysis, 'cores')
  if (!chapter) return null
  const found = (title: string, text: string) => ({ chapter: chapter.id, title, text })
  if (analysis.colour.season) return found(chapter.title, opening(chapter.lead))
  for (const contrast of CONTRASTS) {
    const text = printed(chapter, CONTRAST_ADVICE[contrast])
    if (text) return found(`Contraste ${contrast}`, text)
  }
  const deep = printed(chapter, CONTRAST_DEEP)
  if (deep) return found('Contraste baixo', deep)
  for (const band of DEPTH_BANDS) {
    const text = printed(chapter, depthAdvice(tonesSaid(analysis.observed), band))
    if (text) return found(`Coloração ${band}`, text)
  }
  return null
}

/** `Óculos: oval de aro fino`. */
function firstChoice(analysis: Analysis, id: ChapterId): Finding | null {
  const chapter = findChapter(analysis, id)
  const pick = chapter?.lists[0]?.items[0]
  if (!chapter || !pick) return null
  return {
    chapter: id,
    title: `${STAND_IN_NAMES[id] ?? chapter.head}: ${begun(pick.what)}`,
    text: opening(chapter.lead),
  }
}

/** Keeps a neckline's letter in capitals: `V médio`. */
const begun = (what: string) => (what.charAt(1) === ' ' ? what : lower(what))

const STAND_IN_NAMES: Readonly<Partial<Record<ChapterId, string>>> = {
  sobrancelhas: 'Sobrancelha',
  decotes: 'Gola',
  acessorios: 'Perto do rosto',
}

/** Null if the visagist changed our sentence. */
const printed = (chapter: Chapter, sentence: string): string | null =>
  chapterTexts(chapter).some((text) => text.includes(sentence)) ? sentence : null

const MOST_LETTERS = 150

/** As many leading sentences as stay short, at least one. */
function opening(text: string): string {
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+["”’)]*\s*|$)/g) ?? [text]
  let said = ''
  for (const sentence of sentences) {
    if (said !== '' && said.length + sentence.trimEnd().length > MOST_LETTERS) break
    said += sentence
  }
  return said.trim()
}

/**
 * What was measured, and who checked.
 * @param checkedBy first name of who confirmed the shape or approved the report
 */
export function findingsBasis({ evidence }: Pick<Analysis, 'evidence'>, checkedBy: string | null): string {
  const checked = checkedBy === null ? '' : `, conferido por ${checkedBy}`
  if (evidence.measures !== null) return `Medido na sua foto${checked}`
  switch (evidence.source) {
    case 'teste':
      return `Lido nas suas respostas ao teste, sem medir a foto${checked}`
    case 'ia':
      return `Visto na sua foto por um programa, sem medida${checked}`
    case 'pontos':
    case 'visagista':
      return `Visto na sua foto, sem medida${checked}`
  }
}
