/** Hair that is not one all over: a lock of another colour, ends straightened under a root that grew in its own texture. */
import { type Hex, shift } from '../pen/colour.ts'
import type { DisplayItem } from '../pen/display.ts'
import { curve } from '../pen/curves.ts'
import { COARSE } from '../pen/pen.ts'
import { type DrawnPoint, lerp, type Line, type Side } from '../pen/points.ts'
import type { HairContext } from './context.ts'
import type { DrawnCut } from './cuts.ts'
import { alongSurface, type HairSurface } from './surface.ts'
import { isCurly } from './texture.ts'
import { hairTones } from './tones.ts'

/** @param side of the picture, seen from the front */
export interface Lock {
  readonly colour: Hex
  readonly side: Side
}

type Seen = 'front' | 'side' | 'back'

/** Canonical height down to which the root has grown, beside the face and at the hair's outer edge. */
const GROWN = { beside: 62, edge: -24 } as const
const EDGE = 116
/** Straight ends show from here on; shorter hair is all root. */
const SHOWS_FROM = 92

/** Loose hair long enough to hold both. */
export const holdsEnds = ({ build }: DrawnCut, { texture }: HairContext): boolean =>
  build.kind === 'loose' && build.ends > SHOWS_FROM && texture !== 'liso'

/** Of two drawings of the same hair: its own texture at the root, the other below. */
export function grownOver(root: readonly DisplayItem[], ends: readonly DisplayItem[], seen: Seen): DisplayItem[] {
  if (root.length === 0) return [...ends]
  const low = seen === 'front' ? GROWN.beside : GROWN.beside - 14
  const middle = seen === 'side' ? 20 : 0
  const rim: Line = Array.from({ length: 41 }, (_, i) => {
    const x = lerp(-EDGE - 30, EDGE + 30, i / 40)
    // Curls end one by one.
    const scallop = 5 * Math.abs(Math.sin(i * 1.9)) + 3 * Math.sin(i * 4.7)
    return [x, lerp(low, GROWN.edge, Math.min(1.6, Math.abs((x - middle) / EDGE) ** 3.4)) + scallop]
  })
  const above = `${COARSE.smooth(rim)}L${COARSE.at([EDGE + 30, -260])}L${COARSE.at([-EDGE - 30, -260])}Z`
  const below = `M-260 ${GROWN.edge}L260 ${GROWN.edge}L260 320L-260 320Z`
  return [
    { clip: below, items: ends },
    { clip: above, items: root },
  ]
}

/** The context in which a lock's own hair is drawn. */
export function inLock(c: HairContext, { colour }: Lock): HairContext {
  const tones = hairTones(colour)
  // A narrow light band shows its strands by darker ones alone.
  return { ...c, tones: { ...tones, shade: shift(tones.shade, -0.05), dark: shift(tones.dark, -0.1) } }
}

/**
 * Where the lock lies, from the front: along falling hair, else from the hairline up.
 * @param sheets of the drawn hair
 */
export function lockFront(c: HairContext, { build }: DrawnCut, sheets: readonly HairSurface[], { side }: Lock): string {
  const falls = build.kind === 'loose' || build.kind === 'cords'
  const sheet = falls ? sheets.find(({ style }) => style.side === side) : undefined
  if (sheet)
    return between(c, alongSurface(sheet, 0.02, -0.02, 1.12, 0.04, 24), alongSurface(sheet, 0.36, -0.02, 1.12, 0.3, 24))
  // Broad at the hairline, it narrows as it lies back.
  const line = (x: number, end: number): Line =>
    [
      [side * x, -66],
      [side * lerp(x, end, 0.2), -100],
      [side * lerp(x, end, 0.6), -130],
      [side * end, -188],
    ].map(([px = 0, py = 0]) => c.warp([px, py]))
  return between(c, line(9, 34), line(33, 44))
}

/** From the side it starts at the hairline, falls with loose hair and lies back with other. */
export function lockSide(c: HairContext, { build }: DrawnCut): string {
  const ends = build.kind === 'loose' || build.kind === 'cords' ? build.ends : null
  const line = (i: number): Line =>
    (ends === null
      ? [
          [-92, -78 - i * 36],
          [-50, -98 - i * 24],
          [-18, -108 - i * 16],
          [30, -110 - i * 2],
        ]
      : [
          [-80 + i * 34, -128],
          [-70 + i * 34, -70],
          [-60 + i * 33, -10],
          [-54 + i * 31, lerp(-10, ends, 0.5)],
          [-54 + i * 30, ends + 20],
        ]
    ).map(([x = 0, y = 0]) => c.warp([x, y]))
  return between(c, line(0), line(1))
}

/** Curls end its edges one by one. */
function between({ texture }: HairContext, inner: Line, outer: Line): string {
  const waver = isCurly(texture) ? 2 : 0.3
  const edge = (line: Line, phase: number): Line =>
    curve(line, 30).map(([x, y], i): DrawnPoint => [x + waver * Math.sin(i * 1.7 + phase), y])
  return COARSE.between(edge(inner, 0), edge(outer, 2))
}

/** The same hair in the lock's colour, where it lies. */
export function inBand(items: readonly DisplayItem[], band: string): DisplayItem[] {
  const box = boxOf(band)
  const kept = items.flatMap((item) => touching(item, box))
  return kept.length === 0 ? [] : [{ clip: band, items: kept }]
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boxOf(path: string): Box {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Only what is seen there: a guide's drawings are counted in kilobytes. */
function touching(item: DisplayItem, box: Box): DisplayItem[] {
  if ('clip' in item) {
    const items = item.items.flatMap((inner) => touching(inner, box))
    return items.length === 0 ? [] : [{ ...item, items }]
  }
  const d = item.d
    .split(/(?=M)/)
    .filter((path) => {
      const own = boxOf(path)
      return own.left < box.right && own.right > box.left && own.top < box.bottom && own.bottom > box.top
    })
    .join('')
  return d === '' ? [] : [{ ...item, d }]
}
