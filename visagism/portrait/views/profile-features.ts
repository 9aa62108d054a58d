import { restingBrowWeight, SPARSE } from '../head/brows.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import { IRISES } from '../head/eyes.ts'
import { shift } from '../pen/colour.ts'
import { restingSmile } from '../head/lips.ts'
import { FINE } from '../pen/pen.ts'
import type { ResolvedPerson } from '../person/person.ts'
import { along, lerp, lerpPoint, type Line, type DrawnPoint, pointAt } from '../pen/points.ts'

/** The caller clips to the face. */
export function drawProfileFeatures(person: ResolvedPerson): DisplayItem[] {
  return [...socket(person), ...nostril(person), ...lips(person), ...eye(person), ...brow(person), ...lines(person)]
}

function socket({ face, skin }: ResolvedPerson): DisplayItem[] {
  const y = face.yBrow
  const hollow: Line = [
    [-84, y + 8],
    [-70, y + 7],
    [-50, y + 12],
    [-46, -4],
    [-60, -9],
    [-76, -8],
    [-82, -2],
  ]
  return [{ d: FINE.smooth(hollow, true), fill: skin.shade, op: 0.7 }]
}

function eye({ face, skin, traits, isPainted }: ResolvedPerson): DisplayItem[] {
  const colour = IRISES[traits.iris ?? 'castanho']
  const k = (face.masculine ? 0.86 : 1) * face.eyeOpen
  const tilt = { amendoado: 0, redondo: -0.5, puxado: 1.4, caido: -1.8, felino: 1.8, encapuzado: -0.5 }[
    traits.eyes ?? 'amendoado'
  ]
  const high = (traits.eyes === 'puxado' ? 0.84 : traits.eyes === 'redondo' ? 1.12 : 1) * k
  const corner: DrawnPoint = [-51, 1.6 - tilt]
  const upper: Line = [corner, [-57, -3.4 * high - tilt * 0.6], [-64, -7 * high], [-71.4, -7.4 * high]]
  const lower: Line = [[-72.6, -1], [-70.6, 5.2 * k], [-63, 5 * k], corner]
  const ball = FINE.smooth([...curve(upper, 12), ...curve(lower, 12).slice(0, -1)], true)
  const fold: Line = [
    [-49, -1 - tilt],
    [-56, -7 * high - tilt * 0.5],
    [-65, -11.4 * high],
    [-73, -11.6 * high],
  ]
  const lashes: Line = isPainted
    ? [corner, ...upper.slice(1), [-76, -8.6], [-80, -11]]
    : [corner, ...upper.slice(1), [-73.4, -7 * k]]
  return [
    { d: FINE.smooth([...fold, [-72, -6], [-62, -5], [-53, -1]], true), fill: traits.makeup ?? skin.lid },
    { d: ball, fill: skin.sclera },
    {
      clip: ball,
      items: [
        { d: FINE.ellipse(-69.4, -0.6, 3.7, 7.4), fill: shift(colour, -0.14, -0.01) },
        { d: FINE.ellipse(-69.7, -0.6, 2.7, 6), fill: colour },
        { d: FINE.ellipse(-70.6, -0.8, 1.3, 3.3), fill: '#17100d' },
        { d: FINE.smooth([...upper, [-71, -4], [-63, -3.4], [-55, 0]], true), fill: skin.scleraShade, op: 0.6 },
        { d: FINE.ellipse(-69, -3.2, 0.9, 1.4), fill: '#fffaf3' },
      ],
    },
    { d: FINE.taper(lashes, isPainted ? [0.6, 2, 2.8, 2.4, 0.3] : [0.6, 1.6, 2, 1.2]), fill: skin.lash },
    { d: FINE.taper(fold, [0.2, 1.1, 1.2, 0.2]), fill: skin.crease },
    { d: FINE.taper(lower.slice(1), [0.9, 0.8, 0.2]), fill: skin.lowerLid },
  ]
}

function brow({ face, traits, browColour }: ResolvedPerson): DisplayItem[] {
  const y = face.yBrow - face.browRise + (face.masculine ? 2.6 : -0.4)
  const weight = traits.browWeight ?? restingBrowWeight(face.masculine)
  const arch = { suave: 0, arqueada: -2.2, reta: 1.6, angular: -1.6, arredondada: -1 }[traits.brow ?? 'suave']
  const upper = curve(
    [
      [-86, y - 5.4],
      [-76, y - 7.8],
      [-64, y - 8.6 + arch],
      [-55, y - 6 + arch * 0.6],
      [-43, y + 2],
    ],
    18,
  )
  const lower = upper.map(([x, py], i): DrawnPoint => [x + 0.8, py + along([5.2, 6, 5.4, 3.6, 0.3], i / 17) * weight])
  const hairs = Array.from({ length: 8 }, (_, i) => {
    const root = pointAt(lower, i * 1.4)
    const tip = pointAt(upper, Math.floor(i * 1.4 + 3))
    return FINE.taper([lerpPoint(root, tip, 0.2), lerpPoint(root, tip, 0.6), [tip[0], tip[1] - 0.3]], [1, 1.3, 0.15])
  })
  return [
    { d: FINE.between(upper, lower), fill: browColour, ...(traits.sparseBrow ? { op: SPARSE } : {}) },
    { d: hairs.join(''), fill: browColour },
  ]
}

function nostril({ face, skin, nose }: ResolvedPerson): DisplayItem[] {
  const n = face.yNose
  const wide = nose === 'largo' || nose === 'arredondado' ? 2 : 0
  const wing: Line = [
    [-97, n - 12],
    [-89 + wide, n - 10.6],
    [-84.6 + wide, n - 5],
    [-86.4 + wide, n - 0.4],
    [-92, n + 1.4],
  ]
  const under: Line = [
    [-105, n - 1],
    [-98, n + 1.6],
    [-90, n + 2],
    [-87 + wide, n - 1],
    [-92, n - 3],
    [-100, n - 3.4],
  ]
  return [
    { d: FINE.smooth(under, true), fill: skin.shade },
    {
      d: FINE.taper(
        [
          [-101.4, n - 0.8],
          [-98, n - 3],
          [-93.6, n - 2.6],
        ],
        [0.5, 2.2, 0.5],
      ),
      fill: skin.line,
    },
    { d: FINE.taper(wing, [0.2, 1.2, 1.5, 1.2, 0.2]), fill: skin.crease },
    {
      d: FINE.taper(
        [
          [-91.6, n - 20],
          [-97, n - 9],
          [-103, n - 5],
        ],
        [0.2, 2.4, 0.4],
      ),
      fill: skin.light,
      op: 0.7,
    },
  ]
}

export const lipFullness = ({ lips: type, face }: ResolvedPerson): number =>
  ({ medios: 1, finos: 0.72, cheios: 1.35, coracao: 1.15, largos: 1.05 })[type] *
  (face.masculine ? 0.82 : 1) *
  ((face.upperLip + face.lowerLip) / 2)

function lips(person: ResolvedPerson): DisplayItem[] {
  const { face, skin, traits } = person
  const m = face.yMouth
  const k = lipFullness(person)
  const smile = traits.smile ?? restingSmile(person.age)
  const corner: DrawnPoint = [-71.5, m + 0.6 - smile * 2]
  const upper: Line = [
    [-89.6, m - 4.6 - 3.4 * k],
    [-100, m - 4],
    [-98, m],
    [-90.4, m + 0.7],
    [-80, m - 0.4 - smile * 0.3],
    corner,
    [-80, m - 1.6 - 3 * k],
  ]
  const lower: Line = [
    [-90.4, m + 0.7],
    [-99, m + 3],
    [-99, m + 9],
    [-87.5, m + 5.6 + 4.8 * k],
    [-79, m + 3 + 2.8 * k],
    corner,
    [-80, m - 0.4 - smile * 0.3],
  ]
  return [
    { d: FINE.smooth(upper, true, 0.1), fill: skin.lipUpper },
    { d: FINE.smooth(lower, true, 0.12), fill: skin.lipLower },
    {
      d: FINE.taper(
        [
          [-93, m + 4],
          [-90, m + 6],
          [-84, m + 4.6],
        ],
        [0.3, 2, 0.3],
      ),
      fill: skin.lipLight,
    },
    {
      d: FINE.taper(
        [
          [-92.4, m + 0.6],
          [-86, m + 0.4],
          [-79, m - smile * 0.5],
          [corner[0] + 1.4, corner[1] - 0.4],
        ],
        [0.5, 1.4, 1.3, 0.5],
      ),
      fill: skin.mouth,
    },
    {
      d: FINE.smooth(
        [
          [-87.4, m + 15],
          [-80, m + 12.6],
          [-74, m + 14],
          [-80, m + 18],
        ],
        true,
      ),
      fill: skin.shade,
    },
  ]
}

function lines({ face, skin, age, traits }: ResolvedPerson): DisplayItem[] {
  if (age === 0) return []
  const { yNose: n, yMouth: m, yHair: h, yBrow: b } = face
  const c = skin.deepShade
  const items: DisplayItem[] = []
  const line = (points: Line, width: number) => items.push({ d: FINE.taper(points, [0.2, width, width, 0.2]), fill: c })
  if (!traits.beard)
    line(
      [
        [-84, n - 6],
        [-77, n + 5],
        [-71, m - 4],
        [-69, m + (age === 2 ? 6 : -1)],
      ],
      1.2,
    )
  line(
    [
      [-66, 9],
      [-58, 12.6],
      [-50, 11],
    ],
    1,
  )
  if (age === 2) {
    for (const [dy, ey] of [
      [-2, -6],
      [2, 2],
      [5, 9],
    ] as const)
      line(
        [
          [-47, dy],
          [-42, lerp(dy, ey, 0.5)],
          [-37, ey],
        ],
        0.9,
      )
    for (const t of [0.4, 0.62])
      line(
        [
          [-84, lerp(b, h, t)],
          [-72, lerp(b, h, t) - 1],
          [-56, lerp(b, h, t) + 1],
        ],
        1,
      )
  }
  return items
}
