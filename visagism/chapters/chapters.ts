/** In reading order. A writer returns null if its subject does not apply. */
import type { Chapter } from './chapter.ts'
import { writeBold, writeNext, writeNow } from './cut.ts'
import { writeAccessories } from './accessories.ts'
import { writeBeard } from './beard.ts'
import { writeBrows } from './brows.ts'
import { writeFringe } from './fringe.ts'
import { writeGlasses } from './glasses.ts'
import { writeHair } from './hair.ts'
import { writeHowToRead } from './how-to-read.ts'
import { writeIntention } from './intention.ts'
import { writeLetter } from './letter.ts'
import { writeMeasuredFace } from './measured-face.ts'
import { writeNecklines } from './necklines.ts'
import { writeShape } from './shape.ts'
import { writeTemperament } from './temperament.ts'
import { writeThirds } from './thirds.ts'
import { writeAvoid } from './avoid.ts'
import { writeCare } from './care.ts'
import { writeClothes } from './clothes.ts'
import { writeColours } from './colours.ts'
import { writeFavouriteColours } from './favourite-colours.ts'
import { writeHairColour } from './hair-colour.ts'
import { writeOnPhoto } from './on-photo.ts'
import { writeMakeup } from './makeup.ts'
import { writePlan } from './plan.ts'
import { writeSalonCard } from './salon-card.ts'
import { writeSources } from './sources.ts'
import { writeTexture } from './texture.ts'
import { answersOf } from '../answers/answers.ts'
import { onRecommendedHead } from './recommended-head.ts'
import { withPlainMeasures } from '../reading/plain-measures.ts'
import { keptOf } from './refused.ts'
import { withoutContradictions } from './judge.ts'
import { withoutDeadEnds, withoutPointers } from './without.ts'
import { LEAVABLE } from '../knowledge/choice-parts.ts'
import { writeCloth, writeClothColours, writeClothDay, writeShopCards } from './cloth.ts'
import { soldPaths } from '../reading/sold-paths.ts'
import type { Reading } from '../reading/reading.ts'

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
  writeCloth,
  writeClothColours,
  writeClothDay,
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
  writeShopCards,
  writePlan,
]

/** The letter and the sources come last: they read the others. */
export function writeChapters(reading: Reading): Chapter[] {
  const without = LEAVABLE.filter((id) => reading.brief.without?.includes(id))
  const isIn = ({ id }: Chapter) => !without.includes(id)
  const drafts = onRecommendedHead(
    reading,
    WRITERS.map((write) => write(reading)).filter((chapter) => chapter !== null),
  )
  // What leaves nothing of a chapter is left out with it, and answered elsewhere.
  const unanswered = new Map(drafts.filter(isIn).map((chapter) => [chapter, keptOf(reading, chapter, [])]))
  const left = drafts.filter((chapter) => unanswered.get(chapter))
  const answers = answersOf(reading, (id) => id === 'carta' || left.some((chapter) => chapter.id === id))
  const kept = (chapter: Chapter | null) => {
    if (chapter === null) return null
    const isAnswered = answers.some(({ chapter: id }) => id === chapter.id)
    const known = (isAnswered ? null : unanswered.get(chapter)) ?? keptOf(reading, chapter, answers)
    const agreed = known && withoutContradictions(reading, known)
    return agreed && withoutPointers(agreed, without, soldPaths(reading).length)
  }
  const written = withoutDeadEnds(left.map(kept).filter((chapter) => chapter !== null))
  const letter = kept(writeLetter(reading, written, answers))
  const before = letter === null ? written : [letter, ...written]
  const sources = kept(writeSources(before))
  return (sources === null || !isIn(sources) ? before : [...before, sources]).map((chapter) =>
    withPlainMeasures(reading, chapter),
  )
}
