/** What covers the face on a photo: the mesh draws a chin behind a mask as if it were seen. */
import { HIDDEN_PARTS, type HiddenPart } from '../face/proposed.ts'
import { faceWidth, type MeshPoint } from './mesh.ts'
import { meanColour, type Pixels } from './pixels.ts'
import { type Lab, median, toLab } from './skin-colour.ts'

/** What a mask leaves free, and what a cap leaves free. */
const SKIN: Readonly<Record<HiddenPart, readonly number[]>> = {
  chin: [6, 195, 9, 151, 119, 348, 108, 337],
  forehead: [5, 195, 50, 280, 205, 425],
}
const PLACES: Readonly<Record<HiddenPart, readonly number[]>> = {
  chin: [199, 175, 18, 200, 32, 262, 210, 430, 171, 396],
  forehead: [9, 151, 107, 336, 108, 337, 69, 299, 67, 297],
}
/** L*, a*, b* by which skin differs over one face in uneven light. */
const RANGE: Lab = [16, 7, 9]
const NOT_SKIN = 1.6
/** Of the places of a part. */
const MOST = 0.5

/** By colour alone: a beard counts, a hand of the same skin does not. */
export function hiddenParts(photo: Pixels, mesh: readonly MeshPoint[]): HiddenPart[] {
  const radius = Math.max(1, faceWidth(mesh) * 0.012)
  const coloursOf = (places: readonly number[]): Lab[] =>
    places.flatMap((index) => {
      const point = mesh[index]
      return point ? [toLab(meanColour(photo, point[0], point[1], radius))] : []
    })
  return HIDDEN_PARTS.filter((part) => {
    const skin = coloursOf(SKIN[part])
    const middle = (channel: 0 | 1 | 2) => median(skin.map((one) => one[channel])) ?? 0
    const isSkin = (seen: Lab) =>
      Math.hypot(...([0, 1, 2] as const).map((channel) => (seen[channel] - middle(channel)) / RANGE[channel])) <=
      NOT_SKIN
    const seen = coloursOf(PLACES[part])
    return seen.filter((colour) => !isSkin(colour)).length > seen.length * MOST
  })
}
