/** What a visagist may choose for one guide, and leave out of it; apart from the engine, since the desk's pages name it. */
import { CHAPTER_IDS, type ChapterId } from './chapter-ids.ts'

/** The three cuts, which of them is the first to make, then `ChosenPart`. */
export const CHOICE_PARTS = ['now', 'next', 'bold', 'first', 'fringe', 'frame', 'brow', 'beard'] as const
export type ChoicePart = (typeof CHOICE_PARTS)[number]

/** `Corte 1`, `Armação`; as the desk and its journal name it. */
export const partName = (part: ChoicePart): string => PART_NAMES[part]

const PART_NAMES: Readonly<Record<ChoicePart, string>> = {
  now: 'Corte 1',
  next: 'Corte 2',
  bold: 'Corte 3',
  first: 'Por onde começar',
  fringe: 'Franja',
  frame: 'Armação',
  brow: 'Sobrancelha',
  beard: 'Barba',
}

/** The guide stands on them. */
const STAYS: readonly ChapterId[] = ['carta', 'forma', 'cartao']
export const LEAVABLE: readonly ChapterId[] = CHAPTER_IDS.filter((id) => !STAYS.includes(id))
