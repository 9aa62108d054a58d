/** Parts that a page column is stacked from. Heights are known before placing. */
import type { Sheet } from './sheet.ts'

export type Block = {
  readonly height: number
  /** White space above; dropped at the top of a page. */
  readonly above: number
  readonly place: (sheet: Sheet, y: number) => void
  /** Splits off a first part no taller than `room`; null when no sensible part fits. */
  readonly split?: (room: number) => readonly [Block, Block] | null
}

export type Placed = { readonly block: Block; readonly y: number }
export type StackedPage = { readonly placed: readonly Placed[]; readonly bottom: number }
