/** Keeps ideas whole on a screen where possible. */
import type { Block, Placed, StackedPage } from '../document/block.ts'
import { FLOORS, SCREEN_FLOOR, SCREEN_ROOM, SCREEN_TOP, screenHeight } from './screen.ts'

export type Piece = Block & {
  readonly fresh?: boolean
  /** A bleeding plate starts at the very top. */
  readonly bleeds?: boolean
}

export type Screen = StackedPage & { readonly height: number }

/** Variants of page depth, white space kept, and fullness before dividing. */
const WAYS = FLOORS.flatMap((floor) =>
  [1, 0.8, 0.62].flatMap((air) => [0.4, 0.24, 0.1].map((dividing) => ({ floor, air, dividing }))),
)
type Way = (typeof WAYS)[number]

/**
 * The calmest: few screens, none nearly empty.
 * @param openings one opening at several heights, best first
 */
export function stackScreens(pieces: readonly Piece[], openings: readonly Piece[] = []): Screen[] {
  const stacks = openings.length === 0 ? [pieces] : openings.map((opening) => [opening, ...pieces])
  const [best] = stacks
    .flatMap((stacked, rank) => WAYS.map((way) => ({ way, rank, screens: stack(stacked, way) })))
    .map(({ way, rank, screens }) => ({ screens, badness: badnessOfScreens(screens, way) + rank * 0.05 }))
    .toSorted((a, b) => a.badness - b.badness)
  const screens = best?.screens ?? []
  return screens.map((screen, at) => ({ ...screen, height: screenHeight(screen.bottom, at === screens.length - 1) }))
}

/** A last screen filled less than this is a scrap. */
const SCRAP = 0.24

function badnessOfScreens(screens: readonly StackedPage[], { air, dividing }: Way): number {
  const whites = screens.map(({ bottom }) => Math.max(0, SCREEN_FLOOR - bottom) / SCREEN_ROOM)
  const over = screens.map(({ bottom }) => Math.max(0, bottom - SCREEN_FLOOR) / SCREEN_ROOM)
  const last = whites.at(-1) ?? 0
  return (
    screens.length +
    whites.slice(0, -1).reduce((sum, white) => sum + white * white, 0) +
    over.reduce((sum, more) => sum + more, 0) +
    (screens.length > 1 && last > 1 - SCRAP ? 0.8 : 0) +
    (1 - air) * 0.5 +
    (0.4 - dividing) * 0.3
  )
}

function stack(pieces: readonly Piece[], { floor, air, dividing }: Way): StackedPage[] {
  const screens: StackedPage[] = []
  let placed: Placed[] = []
  let y = SCREEN_TOP
  const turn = () => {
    if (placed.length > 0) screens.push({ placed, bottom: y })
    placed = []
    y = SCREEN_TOP
  }
  const queue = [...pieces]
  for (let piece = queue.shift(); piece; piece = queue.shift()) {
    if (piece.fresh && placed.length > 0) turn()
    if (piece.bleeds && placed.length === 0) y = 0
    const above = placed.length === 0 ? 0 : piece.above * air
    const room = floor - y - above
    if (piece.height <= room + 0.01) {
      placed.push({ block: piece, y: y + above })
      y += above + piece.height
      continue
    }
    const isWorth = placed.length === 0 || piece.height > SCREEN_ROOM || room > SCREEN_ROOM * dividing
    const parts = isWorth ? piece.split?.(room) : null
    if (parts) {
      const [first, rest] = parts
      placed.push({ block: first, y: y + above })
      y += above + first.height
      turn()
      queue.unshift(rest)
    } else if (placed.length > 0) {
      turn()
      queue.unshift(piece)
    } else {
      // It never fits: place it anyway.
      placed.push({ block: piece, y })
      y += piece.height
    }
  }
  turn()
  return screens
}
