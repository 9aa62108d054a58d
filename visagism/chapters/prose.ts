/**
 * What running prose claims: sentences of the chapters that tell somebody to do something, read for the effects they name. The tables carry
 * their effects themselves; this reads the sentences between them, so that none of them asks for what a page advises against.
 */
import type { Chapter } from '../chapter.ts'
import type { Advice } from '../effects.ts'
import type { Reading } from '../reading.ts'
import { claimsIn } from './claims.ts'
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
/** Chapters whose lists and tables are read as well: no pick of theirs carries its effects. */
const READ_WHOLE: readonly Writer[] = [writeIntention, writeTemperament, writeClothes, writeAccessories, writeNecklines]

/** What leaving something at home asks for is no advice to wear it. */
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

/** Every effect that a text of these chapters asks for, or rules out. */
export function claimsOf(r: Reading): Advice[] {
  const read = (writers: readonly Writer[], textsOf: (chapter: Chapter) => string[]) =>
    writers.flatMap((write) => {
      const chapter = write(r)
      return chapter ? textsOf(chapter) : []
    })
  return [...read(READ, proseOf), ...read(READ_WHOLE, listedIn)].flatMap(claimsIn)
}
