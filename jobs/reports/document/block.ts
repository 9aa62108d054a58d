/** What a column of a page is stacked from. Heights are known before anything is placed. */
import type { Sheet } from './sheet.ts'

export type Block = {
  readonly height: number
  /** White above; nothing at the top of a page. */
  readonly above: number
  readonly place: (sheet: Sheet, y: number) => void
  /** A first part no taller than `room` and the rest; null when no sensible part fits. */
  readonly split?: (room: number) => readonly [Block, Block] | null
}

export type Placed = { readonly block: Block; readonly y: number }
export type StackedPage = { readonly placed: readonly Placed[]; readonly bottom: number }
