import type { BeardType } from './beards.ts'
import { mix, shift } from './colour.ts'
import { curve } from './curves.ts'
import type { DisplayItem } from './display.ts'
import { byTone } from './display.ts'
import { scatterCurls } from './hair/curls.ts'
import { silhouette } from './hair/scallops.ts'
import { FINE } from './pen.ts'
import type { Sitter } from './person.ts'
import { lerp, type Line, type DrawnPoint, pointAt, smoothstep } from './points.ts'
import { seededRandom } from './random.ts'

/** A beard on a face looking left. `front` and `jaw` are the contour it grows from. */
export function drawProfileBeard(sitter: Sitter, type: BeardType, front: Line, jaw: Line): DisplayItem[] {
  switch (type) {
    case 'bigode':
      return moustache(sitter)
    case 'por-fazer':
      return stubble(sitter, front, jaw)
    case 'curta':
      return full(sitter, front, jaw, 1.6)
    case 'cheia':
      return full(sitter, front, jaw, 9)
    case 'cavanhaque':
    case 'ancora':
      return [...chin(sitter, front), ...moustache(sitter)]
  }
}

/** Sideburn, cheek and mouth on one side, chin and jaw on the other. `by` pushes the outer side out. */
function area({ face }: Sitter, front: Line, jaw: Line, by: number): { outer: Line; cheek: Line } {
  const { yNose: n, yMouth: m, yChin: c } = face
  const chinLine = front.filter(([x, y]) => y > m + 13 && x < -60)
  const out = ([x, y]: DrawnPoint): DrawnPoint => {
    const below = smoothstep(m + 10, c, y)
    return [x - by * (x < -60 ? 0.7 * below : 0), y + by * 1.5 * smoothstep(-10, -80, x) * below + by * 0.25]
  }
  const outer: Line = [[-84, m + 13], ...chinLine.map(out), ...jaw.slice(2).map(out), [-6, 8]]
  const cheek: Line = [
    [-6, 8],
    [-13, 6],
    [-17, 24],
    [-26, 40],
    [-44, n + 5],
    [-62, m - 9],
    [-71, m + 4],
    [-75, m + 12],
  ]
  return { outer: curve(outer, 46), cheek: curve(cheek, 26) }
}

function full(sitter: Sitter, front: Line, jaw: Line, by: number): DisplayItem[] {
  const { skin, beardColour, hair } = sitter
  const { outer, cheek } = area(sitter, front, jaw, by)
  const short = by < 4
  const curly = !short && (hair.texture === 'cacheado' || hair.texture === 'crespo')
  const base = short ? mix(beardColour, skin.base, 0.16) : beardColour
  const [dark, light] = [shift(beardColour, -0.07), shift(beardColour, 0.085, 0.006)]
  const texture = curly ? 'crespo' : 'liso'
  const d = silhouette([{ points: outer, curl: () => 1 }, { points: cheek }], texture, 5, 0.8)
  const polygon = [...outer, ...cheek]
  const shade: Line = [
    [-40, 140],
    [-14, 90],
    [2, 50],
    [30, 40],
    [30, 140],
  ]
  const inside: DisplayItem[] = [{ d: FINE.smooth(shade, true), fill: short ? mix(base, dark, 0.55) : dark }]
  if (curly)
    inside.push(
      ...scatterCurls(polygon, {
        seed: 4,
        radius: 3,
        spacing: 6.8,
        line: 1.1,
        turn: 3.8,
        tone: (_, r) => (r() < 0.5 ? light : dark),
      }),
    )
  else inside.push(...hairs(outer, cheek, short, base, dark, light))
  for (const [y, k] of [
    [26, 0.14],
    [20, 0.3],
    [13, 0.5],
  ] as const)
    inside.push({
      d: FINE.polygon([
        [-40, -20],
        [40, -20],
        [40, y],
        [-40, y],
      ]),
      fill: mix(base, skin.base, k),
    })
  return [{ d, fill: base }, { clip: d, items: inside }, ...moustache(sitter, base)]
}

function hairs(outer: Line, cheek: Line, short: boolean, base: string, dark: string, light: string): DisplayItem[] {
  const random = seededRandom(12)
  const marks = Array.from({ length: short ? 90 : 80 }, () => {
    const u = random()
    const [o, i] = [pointAt(outer, Math.floor(u * 45)), pointAt(cheek, Math.floor((1 - u) * 25))]
    const t = random() * 0.9
    const [x, y] = [lerp(o[0], i[0], t), lerp(o[1], i[1], t)]
    const k = short ? 4.4 : 9
    return {
      d: FINE.sliver([x, y], [x - k * 0.1, y + k * 0.5], [x - k * 0.4, y + k], 1.1),
      fill: mix(random() < 0.4 ? light : dark, base, short ? 0.45 : 0.2),
    }
  })
  return byTone(marks)
}

function stubble(sitter: Sitter, front: Line, jaw: Line): DisplayItem[] {
  const { skin, beardColour } = sitter
  const { outer, cheek } = area(sitter, front, jaw, 0)
  const polygon = [...outer, ...cheek]
  const d = FINE.polygon(polygon)
  const random = seededRandom(19)
  const lip: Line = [
    [-92, sitter.face.yNose + 6],
    [-80, sitter.face.yNose + 7],
    [-66, sitter.face.yMouth - 4],
    [-76, sitter.face.yMouth - 6],
    [-94, sitter.face.yMouth - 8],
  ]
  return [
    { d, fill: mix(skin.shade, beardColour, 0.75), op: 0.16 },
    { d: FINE.smooth(lip, true), fill: mix(skin.shade, beardColour, 0.75), op: 0.16 },
    ...scatterCurls(polygon, {
      seed: 3,
      radius: 1.1,
      spacing: 3.9,
      line: 0.75,
      turn: 1,
      inset: 0.6,
      tone: (p) => {
        const near = Math.min(...cheek.map(([x, y]) => Math.hypot(p[0] - x, p[1] - y)))
        return random() < 0.15 + 0.75 * smoothstep(0, 14, near) ? mix(skin.base, beardColour, 0.62) : null
      },
    }),
  ]
}

function moustache({ face, beardColour }: Sitter, colour = beardColour): DisplayItem[] {
  const { yNose: n, yMouth: m } = face
  const shape: Line = [
    [-92, n + 5.4],
    [-80, n + 6.4],
    [-70, m - 6],
    [-65, m + 1],
    [-65.6, m + 6],
    [-71, m],
    [-80, m - 3.6],
    [-96, m - 4.4],
    [-95, m - 9],
  ]
  return [{ d: FINE.smooth(shape, true), fill: colour }]
}

function chin({ face, beardColour, skin }: Sitter, front: Line): DisplayItem[] {
  const { yMouth: m, yChin: c } = face
  const edge = front.filter(([x, y]) => y > m + 14 && x < -60).map(([x, y]): DrawnPoint => [x - 2, y + 2])
  const shape: Line = [[-84, m + 14], ...edge, [-58, c + 4], [-62, c - 10], [-70, m + 20], [-76, m + 14]]
  return [{ d: FINE.smooth(shape, true), fill: mix(beardColour, skin.base, 0.06) }]
}
