/** In reading order. A writer returns null if its subject does not apply. */
import type { Chapter } from './chapter.ts'
import { writeBold, writeNext, writeNow } from './chapters/cut.ts'
import { writeAccessories } from './chapters/accessories.ts'
import { writeBeard } from './chapters/beard.ts'
import { writeBrows } from './chapters/brows.ts'
import { writeFringe } from './chapters/fringe.ts'
import { writeGlasses } from './chapters/glasses.ts'
import { writeHair } from './chapters/hair.ts'
import { writeHowToRead } from './chapters/how-to-read.ts'
import { writeIntention } from './chapters/intention.ts'
import { writeLetter } from './chapters/letter.ts'
import { writeMeasuredFace } from './chapters/measured-face.ts'
import { writeNecklines } from './chapters/necklines.ts'
import { writeShape } from './chapters/shape.ts'
import { writeTemperament } from './chapters/temperament.ts'
import { writeThirds } from './chapters/thirds.ts'
import { writeAvoid } from './chapters/avoid.ts'
import { writeCare } from './chapters/care.ts'
import { writeClothes } from './chapters/clothes.ts'
import { writeColours } from './chapters/colours.ts'
import { writeFavouriteColours } from './chapters/favourite-colours.ts'
import { writeHairColour } from './chapters/hair-colour.ts'
import { writeOnPhoto } from './chapters/on-photo.ts'
import { writeMakeup } from './chapters/makeup.ts'
import { writePlan } from './chapters/plan.ts'
import { writeSalonCard } from './chapters/salon-card.ts'
import { writeSources } from './chapters/sources.ts'
import { writeTexture } from './chapters/texture.ts'
import type { Reading } from './reading.ts'

type Writer = (reading: Reading) => Chapter | null

const WRITERS: readonly Writer[] = [
  writeHowToRead,
  writeMeasuredFace,
  writeShape,
  writeThirds,
  writeIntention,
  writeTemperament,
  writeHair,
  writeNow,
  writeNext,
  writeBold,
  writeOnPhoto,
  writeFringe,
  writeTexture,
  writeBeard,
  writeBrows,
  writeGlasses,
  writeNecklines,
  writeAccessories,
  writeClothes,
  writeColours,
  writeFavouriteColours,
  writeMakeup,
  writeHairColour,
  writeAvoid,
  writeCare,
  writeSalonCard,
  writePlan,
]

/** The letter and the sources come last: they read the others. */
export function writeChapters(reading: Reading): Chapter[] {
  const written = WRITERS.map((write) => write(reading)).filter((chapter) => chapter !== null)
  const letter = writeLetter(reading, written)
  return [letter, ...written, writeSources([letter, ...written])]
}
