import type { CutBuild } from './cuts.ts'
import { curve, spline } from '../pen/curves.ts'
import { byTone, type DisplayItem, type FillItem } from '../pen/display.ts'
import { COARSE } from '../pen/pen.ts'
import { lerp, lerpPoint, type Line, type DrawnPoint, pointAt, smoothstep } from '../pen/points.ts'
import { drawCord } from './braids.ts'
import { sideCoils } from './coily-mass.ts'
import type { HairContext } from './context.ts'
import type { Fringe } from './fringe.ts'
import { paintFlowing } from './paint.ts'
import { paintTier } from './tier.ts'
import { alongSurface, makeSurface, type HairSurface, surfacePath } from './surface.ts'
import type { SideLayers } from './side-tied.ts'
import { isCurly } from './texture.ts'
import { seededRandom } from '../pen/random.ts'

type Build<K extends CutBuild['kind']> = Extract<CutBuild, { kind: K }>

/** Distance from the skull. */
const LIFT = { liso: 9, ondulado: 12, cacheado: 22, crespo: 28 } as const

export function sideLoose(c: HairContext, build: Build<'loose'>, fringe: Fringe | 'nenhuma'): SideLayers {
  if (c.texture === 'crespo')
    return {
      front: [...sideCoils(c, build), ...(fringe === 'nenhuma' ? [] : sideFringe(c, fringe))],
      earCovered: build.behindEar !== true,
    }
  const surface = looseSurface(c, build)
  const front: DisplayItem[] = [
    ...paintFlowing(c, surface, {
      seed: 3,
      lit: true,
      strands: 16,
      curlsFrom: 0,
      ringlet: 1.2,
      coveredTo: build.layers && isCurly(c.texture) ? 0.3 : 0,
    }),
    ...(isCurly(c.texture) ? [] : rootStrands(c, surface)),
  ]
  for (const ends of tiersOf(build))
    front.push(
      ...paintTier(c, looseSurface(c, { ...build, ends }, RAGGED), {
        seed: 13,
        lit: true,
        curlsFrom: 0.14,
        ringlet: 1.2,
      }),
    )
  if (fringe !== 'nenhuma') front.push(...sideFringe(c, fringe))
  return { front, earCovered: build.behindEar !== true }
}

/** Ends of the layers, longest first. */
function tiersOf({ ends, layers, thinNape }: Build<'loose'>): readonly number[] {
  if (thinNape) return [58, 14]
  return layers ? [lerp(20, ends, 0.5)] : []
}

/** Depth of uneven tips, drawing units. */
const RAGGED = 24

function looseSurface(c: HairContext, build: Build<'loose'>, ragged?: number): HairSurface {
  const v = LIFT[c.texture]
  // Ringlets hang below their sheet.
  const end = c.texture === 'cacheado' ? build.ends - 6 : build.ends
  const near = build.frontEnds ?? end
  const wide = c.texture === 'cacheado' ? 0.5 : 0
  const face: Line = build.behindEar
    ? [
        [-66, -98],
        [-48, -76],
        [-26, -52],
        [2, -36],
        [26, -22],
        [36, 0],
        [40, 34],
      ]
    : [
        [-66, -98],
        [-55, -76],
        [-44, -48],
        [-36 - 4 * wide, -16],
        [-31 - 6 * wide, 16],
        [-28 - 8 * wide, 48],
      ]
  const inner = [...face, ...down(build.behindEar ? 42 : -26 - 8 * wide, build.behindEar ? 46 : -14, 56, near)]
  // One curve, without a bend where the fall begins.
  const skull = spline(
    [
      [-66, -98],
      [-58, -108 - v * 0.4],
      [-38, -121 - v * 0.7],
      [-8, -129 - v * 0.9],
      [24, -128 - v * 0.9],
      [60, -116 - v * 0.75],
      [88, -90 - v * 0.5],
      [101 + v * 0.5, -56],
    ],
    6,
  )
  const back: Line = [...skull.slice(30, -1), [101 + v * 0.5, -56], [104 + v * 0.7, -14], [102 + v * 0.8, 30]]
  const outer = [...back, ...down(100 + v * 0.8, build.thinNape ? 62 : end > 160 ? 112 : 92, 56, end)]
  return makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: -1,
    tipDepth: ragged ?? (build.thinNape ? 19 : build.layers ? 8 : 4),
    locks: ragged === undefined ? (build.thinNape ? 5 : 6) : 9,
    volume: 0.5,
    shrink: end > 120 ? 0.6 : 0.2,
    phase: 2.2,
    waveLength: 86,
    inner: (s) => smoothstep(0.3, 0.55, s),
    outer: (s) => smoothstep(0.02, 0.2, s),
    rootLine: skull.slice(3, 30).reverse(),
  })
}

/** Drifts from x0 to x1; a stub where the cut ends above. */
function down(x0: number, x1: number, y0: number, end: number): Line {
  if (end <= y0 + 12) return [[lerp(x0, x1, 0.3), end]]
  return [0.34, 0.68, 1].map((t): DrawnPoint => [lerp(x0, x1, t ** 1.6), lerp(y0, end, t)])
}

/** From the forehead back, 30 points. */
const rootLine = (surface: HairSurface): Line =>
  curve([surface.at(0, 0), ...[...surface.roots].reverse(), surface.at(0, 1)], 30)

/** From the parting to the sheet's strands. */
export function rootStrands(c: HairContext, surface: HairSurface): DisplayItem[] {
  const random = seededRandom(8)
  const top = rootLine(surface)
  const marks = Array.from({ length: 18 }, (_, i): FillItem => {
    const u = lerp(0.13, 1, (i + 0.3 + random() * 0.5) / 18)
    const root = pointAt(top, u * 29)
    const end = surface.at(0.1 + random() * 0.12, u)
    const light = i % 5 === 2
    const middle = lerpPoint(root, end, 0.5)
    return {
      d: COARSE.taper([root, [middle[0] - 1.5, middle[1]], end], light ? [0.2, 3, 0.2] : [0.3, 1.2, 0.2]),
      fill: light ? c.tones.light : c.tones.dark,
    }
  })
  return byTone(marks)
}

function sideFringe(c: HairContext, fringe: Fringe): DisplayItem[] {
  const blunt = fringe === 'reta' || fringe === 'micro' || fringe === 'desfiada'
  const low = fringe === 'micro' ? -54 : -33
  // An open fringe ends at the temple, a curtain on the cheek.
  const raised = fringe === 'aberta' ? 24 : 0
  const inner: Line = blunt
    ? [
        [-58, -116],
        [-76, -103],
        [-88, -78],
        [-91, low - 10],
        [-89.5, low],
      ]
    : [
        [-60, -116],
        [-78, -98],
        [-82, -74],
        [-72, -48 - raised * 0.4],
        [-54, -22 - raised * 0.7],
        [-34, 2 - raised],
      ]
  const outer: Line = blunt
    ? [
        [-12, -134],
        [-28, -118],
        [-38, -92],
        [-40, low - 6],
        [-38, low + 3],
      ]
    : [
        [-18, -134],
        [-44, -112],
        [-52, -84],
        [-42, -54 - raised * 0.4],
        [-24, -26 - raised * 0.7],
        [-8, 0 - raised],
      ]
  const surface = makeSurface(c.warp, inner, outer, {
    texture: c.texture,
    side: -1,
    volume: 0.2,
    wave: blunt ? 0 : 0.4,
    shrink: 0,
    tipDepth: blunt ? 3 : 8,
    locks: 4,
    inner: (s) => smoothstep(0.1, 0.3, s),
  })
  return paintFlowing(c, surface, { seed: 21, lit: true, shine: [0.2, 0.6], curlsFrom: 0.04 })
}

export function sideCords(c: HairContext, build: Build<'cords'>): SideLayers {
  const smooth: HairContext = { ...c, texture: 'liso' }
  const surface = looseSurface(smooth, { kind: 'loose', ends: build.ends })
  const top = rootLine(surface)
  const random = seededRandom(5)
  const front: DisplayItem[] = [{ d: surfacePath(surface, 3), fill: c.tones.dark }]
  for (const i of [0, 8, 1, 7, 2, 6, 3, 5, 4]) {
    const t = lerp(0.06, 0.95, i / 8)
    const path = [
      lerpPoint(pointAt(top, t * 29), surface.at(0.05, t), 0.3),
      ...alongSurface(surface, t, 0.05, 0.96 + random() * 0.07, t, 30),
    ]
    front.push(...drawCord(build.cord, path, c.tones, i > 5, random))
  }
  return { front, earCovered: true }
}
