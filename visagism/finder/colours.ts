/**
 * Colour from a photo. A lamp moves the typology angle by up to 35° and a class is 13–18° wide: no value without suitable light, skin depth
 * only beside a white sheet. No season is derived.
 */
import type { FoundHairline } from './hairline.ts'
import { faceWidth, type MeshPlace, type MeshPoint, meshPoint } from './mesh.ts'
import { discPixels, type Pixels, type Rgb } from './pixels.ts'
import { readSheet, type SheetPlace, type SheetProblem } from './sheet.ts'
import { hueAngle, type Lab, median, toLab, typologyAngle } from './skin-colour.ts'

export interface MeasuredColours {
  readonly light: 'even' | SheetProblem
  /** L* of skin minus hair; null without even light or visible hair. */
  readonly contrast: number | null
  /** Skin beside a trusted sheet, degrees. */
  readonly typologyAngle: number | null
  readonly hueAngle: number | null
}

const SKIN_PLACES: readonly MeshPlace[] = ['cheekLeft', 'cheekRight', 'lowerCheekLeft', 'lowerCheekRight']
/** Largest L* difference of the cheeks under one light. */
const EVEN_LIGHT = 6
/** Share of over- or underexposed skin pixels. */
const CLIPPED_SHARE = 0.25
/** Chroma of the eye white above which a lamp tints the picture. */
const CAST_CHROMA = 26
const EYE_PIXELS = 12
/** L* no skin reaches: above it, the sheet is in shade. */
const LIGHTEST_SKIN = 94

/** @param place where a white sheet should be; values are corrected for its light */
export function measureColours(
  picture: Pixels,
  mesh: readonly MeshPoint[],
  hairline: FoundHairline,
  place?: SheetPlace,
): MeasuredColours {
  const nothing = (light: SheetProblem): MeasuredColours => ({
    light,
    contrast: null,
    typologyAngle: null,
    hueAngle: null,
  })
  const sheet = place ? readSheet(picture, place) : null
  if (sheet?.problem) return nothing(sheet.problem)
  const gain = sheet?.gain ?? undefined
  const width = faceWidth(mesh)
  const patches = SKIN_PLACES.map((name) => {
    const [x, y] = meshPoint(mesh, name)
    return calmColour(discPixels(picture, x, y, width * 0.045))
  })
  if (patches.some((found) => found.rgb === null || found.clipped > CLIPPED_SHARE)) return nothing('clipped')
  const skins = patches.flatMap(({ rgb }) => (rgb ? [toLab(rgb, gain)] : []))
  const [left, right] = [middle([skins[0], skins[2]]), middle([skins[1], skins[3]])]
  if (Math.abs(left[0] - right[0]) > EVEN_LIGHT) return nothing('two-lights')
  if (!gain && hasCast(picture, mesh)) return nothing('cast')
  const skin = middle(skins)
  if (gain && skin[0] > LIGHTEST_SKIN) return nothing('two-lights')
  const hair = hairColour(picture, mesh, hairline, gain)
  return {
    light: 'even',
    contrast: hair ? Math.abs(skin[0] - hair[0]) : null,
    typologyAngle: gain ? typologyAngle(skin) : null,
    hueAngle: gain ? hueAngle(skin) : null,
  }
}

function hairColour(
  picture: Pixels,
  mesh: readonly MeshPoint[],
  { state, point }: FoundHairline,
  gain: Rgb | undefined,
): Lab | null {
  if (state !== 'seen' || !point) return null
  const width = faceWidth(mesh)
  const [brow, chin] = [meshPoint(mesh, 'browLine'), meshPoint(mesh, 'chin')]
  const rest = Math.hypot(brow[0] - chin[0], brow[1] - chin[1])
  const up = [(brow[0] - chin[0]) / rest, (brow[1] - chin[1]) / rest] as const
  const colours = [-0.08, 0, 0.08].flatMap((across) =>
    discPixels(
      picture,
      point.x + (up[0] * 0.1 - up[1] * across) * width,
      point.y + (up[1] * 0.1 + up[0] * across) * width,
      width * 0.04,
    ),
  )
  // Black hair is nearly black: exclude only overexposed pixels.
  const { rgb } = calmColour(colours, 0)
  return rgb ? toLab(rgb, gain) : null
}

function hasCast(picture: Pixels, mesh: readonly MeshPoint[]): boolean {
  const whites: Rgb[] = []
  for (const side of ['Left', 'Right'] as const) {
    const [outer, inner] = [meshPoint(mesh, `eye${side}Outer`), meshPoint(mesh, `eye${side}Inner`)]
    const length = Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
    if (length < EYE_PIXELS * 2) return false
    for (const share of [0.2, 0.8]) {
      const [x, y] = [outer[0] + (inner[0] - outer[0]) * share, outer[1] + (inner[1] - outer[1]) * share]
      whites.push(...discPixels(picture, x, y, length * 0.07))
    }
  }
  const lightest = [...whites].sort((a, b) => sumOf(b) - sumOf(a)).slice(0, Math.ceil(whites.length * 0.4))
  const { rgb } = calmColour(lightest)
  if (!rgb) return false
  const [, a, b] = toLab(rgb)
  return Math.hypot(a, b) > CAST_CHROMA
}

/** Median without shine and shadow, and the share without usable colour. */
function calmColour(pixels: readonly Rgb[], darkest = 3): { rgb: Rgb | null; clipped: number } {
  const holding = pixels.filter((pixel) => Math.max(...pixel) < 252 && Math.min(...pixel) >= darkest)
  const clipped = pixels.length === 0 ? 1 : 1 - holding.length / pixels.length
  const sorted = [...holding].sort((a, b) => sumOf(a) - sumOf(b))
  const calm = sorted.slice(Math.floor(sorted.length * 0.2), Math.ceil(sorted.length * 0.8))
  const channel = (index: 0 | 1 | 2) => median(calm.map((pixel) => pixel[index]))
  const [red, green, blue] = [channel(0), channel(1), channel(2)]
  return { rgb: red === null || green === null || blue === null ? null : [red, green, blue], clipped }
}

function middle(colours: readonly (Lab | undefined)[]): Lab {
  const known = colours.filter((colour) => colour !== undefined)
  const mean = (channel: 0 | 1 | 2) => known.reduce((sum, colour) => sum + colour[channel], 0) / (known.length || 1)
  return [mean(0), mean(1), mean(2)]
}

const sumOf = ([red, green, blue]: Rgb): number => red + 2 * green + blue
