/** Stand-ins for a customer's photos: a drawn person as JPEGs, with the points somebody would mark on the front one. */
import sharp from 'sharp'
import type { Photos } from '#jobs/reports/document/photos.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { SHAPES } from '#visagism/portrait/face-shapes.ts'
import { type PersonName, personOf } from '#visagism/portrait/people.ts'
import { drawPortrait, type PortraitOptions } from '#visagism/portrait/portrait.ts'
import { toSvg } from '#visagism/portrait/to-svg.ts'

/** A phone's 3:4, pixels. */
export const PHOTO_SIZE = { width: 1200, height: 1600 }
/** The tile is some 280 units wide and 379 high; its upper edge lies at −195. Pixels a unit. */
const UNIT = PHOTO_SIZE.height / 379

async function shoot(name: PersonName, view: PortraitOptions): Promise<Buffer> {
  const { plate: _plate, ...person } = personOf(name)
  const svg = toSvg(drawPortrait({ ...person, ...view }), { viewBox: [-142, -195, 284, 379], background: '#cfc6bb' })
  return sharp(Buffer.from(svg))
    .resize(PHOTO_SIZE.width, PHOTO_SIZE.height, { fit: 'cover' })
    .jpeg({ quality: 92 })
    .toBuffer()
}

export async function photosOf(name: PersonName): Promise<Photos> {
  const [front, side_left, side_right, back] = await Promise.all([
    shoot(name, {}),
    shoot(name, { view: 'profile', facing: 'left' }),
    shoot(name, { view: 'profile', facing: 'right' }),
    shoot(name, { view: 'back' }),
  ])
  return { front, side_left, side_right, back }
}

/** Where this drawn face's points lie on its front photo. The forehead is read at the hairline, a little inside the skull. */
export function pointsOf(name: PersonName): MarkedPoints {
  const person = personOf(name)
  const shape = SHAPES[person.shape ?? 'oval']
  const { landmarks } = drawPortrait(person)
  const at = (x: number, y: number) => ({ x: PHOTO_SIZE.width / 2 + x * UNIT, y: (y + 195) * UNIT })
  return {
    hairline: at(0, landmarks.hair),
    chin: at(0, landmarks.chin),
    templeLeft: at(-shape.forehead * 0.9, -45),
    templeRight: at(shape.forehead * 0.9, -45),
    cheekboneLeft: at(-shape.cheek, shape.yCheek),
    cheekboneRight: at(shape.cheek, shape.yCheek),
    jawLeft: at(-shape.jaw, shape.yJaw),
    jawRight: at(shape.jaw, shape.yJaw),
    browLine: at(0, landmarks.brow),
    noseBase: at(0, landmarks.nose),
  }
}
