import { type EarringType, type GlassesType, rimWidth } from '../wear/adornments.ts'
import type { DisplayItem } from '../pen/display.ts'
import { FINE } from '../pen/pen.ts'
import type { ResolvedPerson } from '../person/person.ts'
import type { Line } from '../pen/points.ts'
import { GOLD } from '../wear/metal.ts'

const EDGES: Readonly<Record<GlassesType, readonly [height: number, width: number]>> = {
  redondo: [20, 2.2],
  oval: [16, 2.4],
  quadrado: [16.5, 3.4],
  gatinho: [16, 3.1],
  aviador: [20, 1.7],
  fino: [12, 1.5],
  clubmaster: [15, 2],
  retangular: [12.5, 3],
  alto: [20, 2.6],
  browline: [15.5, 1.4],
  neutro: [13.6, 2],
}

export function drawProfileGlasses({ traits }: ResolvedPerson, type: GlassesType): DisplayItem[] {
  const [h, whole] = EDGES[type]
  const width = rimWidth(whole, traits.glassesRim)
  const clear = traits.glassesRim === 'translucido' ? { op: 0.62 } : {}
  const colour = traits.glassesColour ?? '#231A17'
  const lens: Line = [
    [-80, 3 - h],
    [-71, 4 - h],
    [-69, 4],
    [-72, 2 + h],
    [-79, 3 + h],
    [-83, 8],
    [-84, -6],
  ]
  const d = FINE.smooth(lens, true)
  const temple: Line = [
    [-71, -7],
    [-40, -9],
    [-10, -13],
    [3, -17],
  ]
  const upper = [...lens.slice(-1), ...lens.slice(0, 2)]
  const rim: DisplayItem[] =
    type === 'browline'
      ? [
          { d, stroke: colour, sw: 0.7, op: 0.4 },
          { d: FINE.taper(upper, [0.2, 5, 3]), fill: colour },
        ]
      : type === 'fino'
        ? [{ d, stroke: '#ffffff', sw: 0.8, op: 0.5 }]
        : [{ d, stroke: colour, sw: width, ...clear }]
  return [
    { d, fill: '#ffffff', op: 0.12 },
    ...rim,
    { d: FINE.taper(temple, [width * 1.2, width, width, width * 0.8]), fill: colour, ...clear },
  ]
}

export function profileEarring({ face }: ResolvedPerson, type: EarringType, covered: boolean): DisplayItem[] {
  if (covered) return []
  const [x, y] = [4, 35 + (face.yNose - 46) * 0.6]
  const stud: DisplayItem = { d: FINE.ellipse(x, y - 1, 2.3), fill: GOLD }
  switch (type) {
    case 'ponto':
      return [stud]
    case 'argola':
      return [{ d: FINE.ellipse(x, y + 11, 9.5, 11), stroke: GOLD, sw: 2.3 }]
    case 'argola-grande':
      return [{ d: FINE.ellipse(x, y + 18, 16, 19), stroke: GOLD, sw: 2.4 }]
    case 'argola-pequena':
      return [{ d: FINE.ellipse(x, y + 5, 4.8, 5.6), stroke: GOLD, sw: 2 }]
    case 'botao':
      return [{ d: FINE.ellipse(x, y, 6.8), fill: GOLD }]
    case 'pera':
      return [
        stud,
        {
          d: FINE.smooth(
            [
              [x, y + 3],
              [x + 8, y + 24],
              [x, y + 30],
              [x - 8, y + 24],
            ],
            true,
          ),
          fill: GOLD,
        },
      ]
    case 'gota':
      return [
        stud,
        {
          d: FINE.smooth(
            [
              [x, y + 4],
              [x + 4.6, y + 14],
              [x, y + 21],
              [x - 4.6, y + 14],
            ],
            true,
          ),
          fill: GOLD,
        },
      ]
    case 'longo':
      return [
        stud,
        {
          d: FINE.taper(
            [
              [x, y],
              [x, y + 34],
            ],
            [0.9, 0.9, 4, 0.4],
          ),
          fill: GOLD,
        },
      ]
  }
}
