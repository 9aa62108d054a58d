/**
 * What running prose claims: sentences of the chapters that tell somebody to do something, read for the effects they name. The tables carry
 * their effects themselves; this reads the sentences between them, so that none of them asks for what a page advises against.
 */
import type { Chapter } from '../chapter.ts'
import type { Advice } from '../effects.ts'
import type { Reading } from '../reading.ts'
import { claimsIn } from './claims.ts'
import { writeBeard } from './beard.ts'
import { writeFringe } from './fringe.ts'
import { writeGlasses } from './glasses.ts'
import { writeHair } from './hair.ts'
import { writeIntention } from './intention.ts'
import { writeNecklines } from './necklines.ts'
import { writeThirds } from './thirds.ts'

type Writer = (reading: Reading) => Chapter | null
const READ: readonly Writer[] = [
  writeThirds,
  writeIntention,
  writeHair,
  writeFringe,
  writeBeard,
  writeGlasses,
  writeNecklines,
]

/** Every effect that a sentence of these chapters asks for. */
export function claimsOf(r: Reading): Advice[] {
  const texts = READ.flatMap((write) => {
    const chapter = write(r)
    return chapter ? [...chapter.sections.flatMap(({ paragraphs }) => paragraphs), chapter.lead] : []
  })
  return texts.flatMap(claimsIn)
}
