import type { Block, Placed, StackedPage } from './block.ts'
import { BODY_HEIGHT, BOTTOM, TOP } from './grid.ts'

export type StackOptions = {
  /** Height reserved for the note on sources, on the first page. */
  readonly foot: number
}

const MOST_LOOSENED = 16

/** A last page emptier than this takes from the page before. */
const LEAST_ON_LAST = 0.48
/** How much that page may give, in what steps. */
const MOST_GIVEN = 0.42
const STEP = 30

/** The fewest pages that hold the blocks. */
export function stackPages(blocks: readonly Block[], options: StackOptions): StackedPage[] {
  const full = fillPages(blocks, options, 0)
  const isLight = ({ bottom }: StackedPage) => bottom - TOP < BODY_HEIGHT * LEAST_ON_LAST
  const last = full.at(-1)
  if (full.length < 2 || !last || !isLight(last)) return full
  for (let given = STEP; given <= BODY_HEIGHT * MOST_GIVEN; given += STEP) {
    const pages = fillPages(blocks, options, given, full.length - 2)
    const end = pages.at(-1)
    if (pages.length === full.length && end && !isLight(end)) return pages
  }
  return full
}

/** @param given height kept free on page `giving` */
function fillPages(blocks: readonly Block[], { foot }: StackOptions, given: number, giving = -1): StackedPage[] {
  const pages: StackedPage[] = []
  let placed: Placed[] = []
  let y = TOP
  const floor = () => BOTTOM - (pages.length === 0 ? foot : 0) - (pages.length === giving ? given : 0)
  const put = (block: Block, above: number) => {
    placed.push({ block, y: y + above })
    y += above + block.height
  }
  const turn = () => {
    pages.push({ placed: loosen(placed, floor() - y), bottom: y })
    placed = []
    y = TOP
  }
  const queue = [...blocks]
  for (let block = queue.shift(); block; block = queue.shift()) {
    const above = placed.length === 0 ? 0 : block.above
    const room = floor() - y - above
    if (block.height <= room + 0.01) {
      put(block, above)
      continue
    }
    const parts = block.split?.(room)
    if (parts) {
      const [first, rest] = parts
      put(first, above)
      turn()
      queue.unshift(rest)
      continue
    }
    // It never fits: its own page, so that other layouts win.
    if (placed.length === 0) put(block, 0)
    else {
      turn()
      queue.unshift(block)
    }
  }
  if (placed.length > 0) pages.push({ placed, bottom: y })
  return pages
}

/** Spreads a little spare height. */
function loosen(placed: readonly Placed[], spare: number): Placed[] {
  const gaps = placed.length - 1
  const each = gaps > 0 && spare > 0 ? Math.min(MOST_LOOSENED, spare / gaps) : 0
  return placed.map((piece, index) => ({ ...piece, y: piece.y + each * index }))
}

/** Lower is better. */
export function badnessOf(pages: readonly StackedPage[], { foot }: StackOptions): number {
  return pages.reduce((sum, { placed, bottom }, index) => {
    const floor = BOTTOM - (index === 0 ? foot : 0)
    const white = Math.max(0, floor - bottom) / (floor - TOP)
    const overfull = bottom > floor + 0.5 ? 50 : 0
    const isLast = index === pages.length - 1
    const nearlyEmpty = isLast && index > 0 ? (white > 0.65 ? 4 : white > 0.5 ? 1 : 0) : 0
    const lonelyStart = !isLast && placed.length === 1 && white > 0.2 ? 1 : 0
    return (
      sum +
      1.2 +
      white * white * (isLast ? 1.4 : 6) +
      overfull +
      nearlyEmpty +
      lonelyStart +
      (placed.length === 0 ? 10 : 0)
    )
  }, 0)
}
