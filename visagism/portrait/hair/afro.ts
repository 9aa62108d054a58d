import type { DisplayItem } from '../pen/display.ts'
import { bothHalves, lerp, type Line, type DrawnPoint, smoothstep } from '../pen/points.ts'
import { seededRandom } from '../pen/random.ts'
import type { HairContext, HairLayers } from './context.ts'
import { coilyMarks, drawCoil, strayCurls } from './curls.ts'
import { hairMass } from './mass.ts'
import { acrossSurface, makeSurface, type HairSurface, surfacePath, surfacePolygon } from './surface.ts'
import { isCurly } from './texture.ts'

const BACK: Line = [
  [0, -172],
  [44, -167],
  [84, -143],
  [109, -104],
  [119, -58],
  [116, -12],
  [102, 28],
  [78, 52],
  [40, 56],
  [0, 54],
]
const HAIRLINE: Line = [
  [-70, 24],
  [-71, 4],
  [-67, -24],
  [-57, -50],
  [-42, -72],
  [-22, -84],
  [0, -88],
  [22, -84],
  [42, -72],
  [57, -50],
  [67, -24],
  [71, 4],
  [70, 24],
]
const RECEDED: Line = [
  [-70, 24],
  [-71, 4],
  [-67, -24],
  [-58, -56],
  [-47, -92],
  [-32, -104],
  [-16, -96],
  [0, -91],
  [16, -96],
  [32, -104],
  [47, -92],
  [58, -56],
  [67, -24],
  [71, 4],
  [70, 24],
]
const CROWN: Line = [
  [0, -171],
  [44, -165],
  [82, -142],
  [107, -104],
  [117, -60],
  [115, -16],
  [104, 20],
  [90, 40],
]
/** The lit upper left of the mass, hollow at the face. */
const LIT: Line = [
  [-8, -164],
  [34, -160],
  [66, -138],
  [84, -104],
  [88, -62],
  [80, -20],
  [58, 10],
  [10, -70],
  [-40, -76],
  [-64, -40],
  [-74, 0],
  [-84, 30],
  [-106, 12],
  [-113, -20],
  [-113, -62],
  [-102, -104],
  [-78, -138],
  [-44, -158],
]

/** Volume of close hair. */
const CLOSE = 0.6
const EAR = 6

/** `volume` from 0.6 (close) to 1 (as drawn). */
export function drawAfro(given: HairContext, volume: number): HairLayers {
  const c: HairContext = isCurly(given.texture) ? given : { ...given, texture: 'crespo' }
  // Close hair ends at the ear; only larger clouds hang lower.
  const below = smoothstep(CLOSE, 1, volume)
  const raised = (y: number): number => (y > EAR ? EAR + (y - EAR) * below : y)
  const sized = (line: Line): Line =>
    line.map(([x, y]): DrawnPoint => [x * lerp(0.42, 1, volume), raised(lerp(-30, y, lerp(0.55, 1, volume)))])
  const back = hairMass(c, bothHalves(sized(BACK)), { volume: 0, seed: 4, scale: 1.1 })
  const crown = [...bothHalves([...sized(CROWN)].reverse())].reverse()
  const hairline = (c.hairline === 'recuada' ? RECEDED : HAIRLINE).map(([x, y]): DrawnPoint => [x, raised(y)])
  const surface = makeSurface(c.warp, hairline, crown, {
    texture: c.texture,
    volume: 0,
    inner: () => 0.5,
    outer: () => 1,
    wave: 0,
    tipRound: 0.012,
    scale: 1.1,
    shrink: 0,
  })
  const d = surfacePath(surface, 6)
  const lit = hairMass(c, sized(LIT), { volume: 0, seed: 9, scale: 1.1 })
  const inside: DisplayItem[] = [{ d: lit.d, fill: c.tones.base }]
  if (c.texture === 'crespo')
    inside.push(...coilyMarks(surfacePolygon(surface), c.tones, { seed: 5, centre: [6, -66], spacing: 8.4 }))
  return {
    back: [
      { d: back.d, fill: c.tones.back },
      ...(c.texture === 'crespo' ? [strayCurls(crown.map(c.warp), 7, c.tones.dark, 12)] : []),
    ],
    front: [
      { d, fill: c.tones.shade },
      { clip: d, items: inside },
      ...(c.texture === 'cacheado'
        ? coils(c, surface)
        : [strayCurls(crown.slice(0, -4).map(c.warp), 9, c.tones.half, 15)]),
    ],
    shadows: [[surface, 6]],
    ears: volume > 0.8 ? 'covered' : 'behind',
  }
}

function coils(c: HairContext, surface: HairSurface): DisplayItem[] {
  const random = seededRandom(4)
  const count = 22
  const items: DisplayItem[] = []
  for (const pass of [0, 1]) {
    for (let i = 0; i < count; i++) {
      const s = (i + 0.5 + pass * 0.5) / (count + 0.6)
      const shaded = s > 0.62
      const look = pass
        ? {
            fill: shaded ? c.tones.half : c.tones.base,
            light: c.tones.light,
            dark: c.tones.dark,
            lit: shaded ? 0.3 : 0.8,
          }
        : { fill: c.tones.shade }
      const path = acrossSurface(surface, s, 0.1 + random() * 0.1, pass ? 0.95 : 1.04, 0, 16)
      items.push(...drawCoil(path, { amplitude: 5, waveLength: 24 + random() * 4, width: 10.5, ...look }, random))
    }
  }
  return items
}
