/** The effects that running text asks for; tables state their own. */
import type { Chapter } from './chapter.ts'
import type { Advice } from '../knowledge/effects.ts'
import type { Reading } from '../reading/reading.ts'
import { claimsIn } from '../knowledge/claims.ts'
import { writeAccessories } from './accessories.ts'
import { writeBeard } from './beard.ts'
import { writeBrows } from './brows.ts'
import { writeClothes } from './clothes.ts'
import { writeFringe } from './fringe.ts'
import { writeGlasses } from './glasses.ts'
import { writeHair } from './hair.ts'
import { writeIntention } from './intention.ts'
import { writeNecklines } from './necklines.ts'
import { writeTemperament } from './temperament.ts'
import { writeThirds } from './thirds.ts'

type Writer = (reading: Reading) => Chapter | null
const READ: readonly Writer[] = [
  writeThirds,
  writeIntention,
  writeTemperament,
  writeHair,
  writeFringe,
  writeBeard,
  writeBrows,
  writeGlasses,
  writeNecklines,
  writeAccessories,
  writeClothes,
]
/** Lists and tables are read too: their picks state no effects. */
const READ_WHOLE: readonly Writer[] = [writeIntention, writeTemperament, writeClothes, writeAccessories, writeNecklines]

/** Things to leave at home are not advice to wear them. */
const LEFT_AT_HOME = 'Deixe em casa'

const proseOf = ({ sections, lead, quotes }: Chapter): string[] => [
  ...sections.flatMap(({ paragraphs }) => paragraphs),
  lead,
  ...quotes,
]

const listedIn = ({ lists, tables }: Chapter): string[] => [
  ...lists.flatMap(({ items }) => items.map(({ what, why }) => `${what}: ${why}`)),
  ...tables.flatMap(({ columns, rows }) => rows.flatMap((row) => row.filter((_, at) => columns[at] !== LEFT_AT_HOME))),
]

export function claimsOf(r: Reading): Advice[] {
  const read = (writers: readonly Writer[], textsOf: (chapter: Chapter) => string[]) =>
    writers.flatMap((write) => {
      const chapter = write(r)
      return chapter ? textsOf(chapter) : []
    })
  return [...read(READ, proseOf), ...read(READ_WHOLE, listedIn)].flatMap(claimsIn)
}
