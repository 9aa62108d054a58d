/** Drawn people in place of customers' photos, with marked points. */
import sharp from 'sharp'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { type PersonName, personOf } from '#visagism/portrait/person/people.ts'
import { resolvePerson } from '#visagism/portrait/person/person.ts'
import { veilOpening } from '#visagism/portrait/coverings/veil.ts'
import { drawPortrait, type PersonTraits, type PortraitOptions } from '#visagism/portrait/views/portrait.ts'
import { profileLine } from '#visagism/portrait/views/profile-face.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'
import type { SidePoints } from '#visagism/side/side-points.ts'

/** A member of the cast, or any drawable person. */
export type PhotoSitter = PersonName | PersonTraits

/** A phone's 3:4, pixels. */
export const PHOTO_SIZE = { width: 1200, height: 1600 }
/** Pixels per unit: the tile is about 280 × 379, its upper edge at −195. */
const UNIT = PHOTO_SIZE.height / 379

const traitsOf = (sitter: PhotoSitter): PersonTraits => {
  if (typeof sitter !== 'string') return sitter
  const { plate: _plate, ...traits } = personOf(sitter)
  return traits
}

async function shoot(sitter: PhotoSitter, view: PortraitOptions): Promise<Buffer> {
  const drawn = drawPortrait({ ...traitsOf(sitter), ...view })
  const svg = toSvg(drawn, { viewBox: [-142, -195, 284, 379], background: '#cfc6bb' })
  return sharp(Buffer.from(svg))
    .resize(PHOTO_SIZE.width, PHOTO_SIZE.height, { fit: 'cover' })
    .jpeg({ quality: 92 })
    .toBuffer()
}

export async function photosOf(sitter: PhotoSitter) {
  const [front, side_left, side_right, back] = await Promise.all([
    shoot(sitter, {}),
    shoot(sitter, { view: 'profile', facing: 'left' }),
    shoot(sitter, { view: 'profile', facing: 'right' }),
    shoot(sitter, { view: 'back' }),
  ])
  return { front, side_left, side_right, back }
}

const at = (x: number, y: number) => ({ x: PHOTO_SIZE.width / 2 + x * UNIT, y: (y + 195) * UNIT })

export function pointsOf(sitter: PhotoSitter): MarkedPoints {
  const person = traitsOf(sitter)
  const { measures } = resolvePerson(person).face
  const { landmarks } = drawPortrait(person)
  // A veil covers the face beyond its opening.
  const seen = (half: number, y: number) => (person.covering === 'veu' ? veilOpening(half, y) : half)
  return {
    hairline: at(0, landmarks.hair),
    chin: at(0, landmarks.chin),
    templeLeft: at(-seen(measures.forehead, -45), -45),
    templeRight: at(seen(measures.forehead, -45), -45),
    cheekboneLeft: at(-seen(measures.cheek, measures.yCheek), measures.yCheek),
    cheekboneRight: at(seen(measures.cheek, measures.yCheek), measures.yCheek),
    jawLeft: at(-seen(measures.jaw, measures.yJaw), measures.yJaw),
    jawRight: at(seen(measures.jaw, measures.yJaw), measures.yJaw),
    browLine: at(0, landmarks.brow),
    noseBase: at(0, landmarks.nose),
  }
}

/** Points on the photo that faces left. */
export function sidePointsOf(sitter: PhotoSitter): SidePoints {
  const { face, nose } = resolvePerson(traitsOf(sitter))
  const { yBrow, yNose, yMouth, yChin } = face
  const line = profileLine(face, nose, 1)
  const between = (top: number, bottom: number) => line.filter(([, y]) => y >= top && y <= bottom)
  const foremost = (top: number, bottom: number) =>
    between(top, bottom).reduce((best, point) => (point[0] < best[0] ? point : best), [Infinity, 0])
  const [noseBase = [-90, yNose + 5]] = between(yNose + 1, yNose + 9).toSorted((a, b) => b[0] - a[0])
  const place = ([x, y]: readonly [number, number]) => at(x, y)
  return {
    glabella: place(foremost(yBrow - 8, yBrow + 4)),
    noseTip: place(foremost(yBrow + 10, yNose + 2)),
    noseBase: place(noseBase),
    chin: place(foremost(yMouth + (yChin - yMouth) * 0.6, yChin)),
  }
}
