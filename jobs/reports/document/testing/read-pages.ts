/** Reads sheets back as lines and pictures, through a pen that records instead of writing: milliseconds per report. */
import type { Pen, Role, Page, Tag } from '../page.ts'

export type ReadBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** One element's words on one baseline, in points; without vertical text. */
export type ReadLine = ReadBox & {
  readonly tag: Tag | null
  readonly text: string
  readonly baseline: number
  readonly size: number
}

export type ReadPage = {
  /** As printed, from 1. */
  readonly number: number
  readonly head: string
  readonly lines: readonly ReadLine[]
  /** Clipped as seen. */
  readonly pictures: readonly ReadBox[]
  readonly grounds: readonly ReadBox[]
}

export const roleOf = ({ tag }: Pick<ReadLine, 'tag'>): Role | null => tag?.role ?? null

/** @param pen provides the fonts; nothing is written to it */
export function readPages(pen: Pen, pages: readonly Page[]): ReadPage[] {
  return pages.map((page, index) => {
    const lines: ReadLine[] = []
    const pictures: ReadBox[] = []
    const grounds: ReadBox[] = []
    for (const { tag, draw } of page.marks) {
      const seen = watch(pen, draw)
      lines.push(...joinRuns(seen.texts).map((line) => ({ ...line, tag })))
      const shown = boundsOf(seen.boxes)
      if (tag?.role === 'Figure' && shown) pictures.push(shown)
      if (!tag) grounds.push(...seen.boxes.filter(({ height, width }) => height > 20 && width > 100))
    }
    return { number: index + 1, head: page.options.head ?? '', lines, pictures, grounds }
  })
}

type Run = {
  readonly text: string
  readonly x: number
  readonly baseline: number
  readonly size: number
  readonly width: number
  readonly isTurned: boolean
}
type Seen = { readonly texts: readonly Run[]; readonly boxes: readonly ReadBox[] }
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
type State = { readonly matrix: Matrix; readonly clip: ReadBox | null }

function watch(pen: Pen, draw: (pen: Pen) => void): Seen {
  const texts: Run[] = []
  const boxes: ReadBox[] = []
  const states: State[] = []
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], clip: null }
  let path: ReadBox | null = null
  const place = (x: number, y: number) => {
    const [a, b, c, d, e, f] = state.matrix
    return { x: a * x + c * y + e, y: b * x + d * y + f, width: 0, height: 0 }
  }
  const onPage = (x: number, y: number, width: number, height: number): ReadBox =>
    boundsOf([place(x, y), place(x + width, y), place(x, y + height), place(x + width, y + height)]) ?? place(x, y)
  const reach = (box: ReadBox) => void (path = path ? (boundsOf([path, box]) ?? box) : box)
  const paint = () => {
    const shown = path && state.clip ? overlapOf(path, state.clip) : path
    if (shown) boxes.push(shown)
    path = null
  }
  const turn = (m: Matrix) => {
    const [a, b, c, d, e, f] = state.matrix
    const matrix: Matrix = [
      a * m[0] + c * m[1],
      b * m[0] + d * m[1],
      a * m[2] + c * m[3],
      b * m[2] + d * m[3],
      a * m[4] + c * m[5] + e,
      b * m[4] + d * m[5] + f,
    ]
    state = { ...state, matrix }
  }
  const watched: Record<string, (...given: never[]) => unknown> = {
    save: () => void states.push(state),
    restore: () => void (state = states.pop() ?? state),
    translate: (x: number, y: number) => turn([1, 0, 0, 1, x, y]),
    scale: (by: number, byY?: unknown) => turn([by, 0, 0, typeof byY === 'number' ? byY : by, 0, 0]),
    rotate: (degrees: number, { origin: [x, y] = [0, 0] }: { origin?: readonly [number, number] } = {}) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      turn([cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y])
    },
    rect: (x: number, y: number, width: number, height: number) => reach(onPage(x, y, width, height)),
    moveTo: (x: number, y: number) => reach(place(x, y)),
    lineTo: (x: number, y: number) => reach(place(x, y)),
    bezierCurveTo: (_a: number, _b: number, _c: number, _d: number, x: number, y: number) => reach(place(x, y)),
    circle: (x: number, y: number, r: number) => reach(onPage(x - r, y - r, r * 2, r * 2)),
    clip: () => {
      const shown = path && state.clip ? overlapOf(path, state.clip) : path
      state = { ...state, clip: shown }
      path = null
    },
    stop: () => undefined,
    fill: paint,
    stroke: paint,
    fillAndStroke: paint,
    image: (_source: unknown, x: number, y: number, { width, height }: { width: number; height: number }) => {
      reach(onPage(x, y, width, height))
      paint()
    },
    font: (name: string, size: number) => void pen.font(name, size),
    text: (text: string, x: number, baseline: number, options: Parameters<Pen['widthOfString']>[1]) => {
      // A label's outline is beneath its letters.
      if (options?.stroke === true && options.fill === false) return
      const { x: left, y } = place(x, baseline)
      const { characterSpacing = 0, features } = options ?? {}
      const seen = text.trimEnd()
      const width = pen.widthOfString(seen, features ? { features } : {}) + characterSpacing * seen.length
      texts.push({ text, x: left, baseline: y, size: sizeOf(pen), width, isTurned: Math.abs(state.matrix[1]) > 0.5 })
    },
  }
  const measured = new Set(['widthOfString', 'heightOfString', 'currentLineHeight'])
  const proxy: Pen = new Proxy(pen, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(watched, name))
        return (...given: never[]) => {
          watched[name]?.(...given)
          return proxy
        }
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      return measured.has(String(name)) ? own.bind(target) : () => proxy
    },
  })
  draw(proxy)
  return { texts, boxes }
}

/** Reads a private field of pdfkit. */
const sizeOf = (pen: Pen): number => (pen as unknown as { readonly _fontSize: number })._fontSize

/** Joins runs on one baseline, without a space or hyphen at the end. */
function joinRuns(runs: readonly Run[]): Omit<ReadLine, 'tag'>[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const gap = last ? run.x - (last.x + last.width) : Infinity
    if (last && Math.abs(last.baseline - run.baseline) < 0.1 && gap > -2 && gap < 8)
      joined[joined.length - 1] = { ...last, text: last.text + run.text, width: run.x + run.width - last.x }
    else joined.push(run)
  }
  return joined
    .filter(({ text, isTurned }) => text.trim() !== '' && !isTurned)
    .map(({ text, x, baseline, size, width }) => ({
      text: text.trim(),
      x,
      baseline,
      size,
      width,
      y: baseline - size * 0.72,
      height: size * 0.94,
    }))
}

function boundsOf(boxes: readonly ReadBox[]): ReadBox | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** The overlap of two boxes, or null. */
export function overlapOf(a: ReadBox, b: ReadBox): ReadBox | null {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const width = Math.min(a.x + a.width, b.x + b.width) - x
  const height = Math.min(a.y + a.height, b.y + b.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
