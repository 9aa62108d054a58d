/** Part of a page column; its height is known before placing. */
import type { Page } from './page.ts'

export type Block = {
  readonly height: number
  /** Dropped at the top of a page. */
  readonly above: number
  readonly place: (page: Page, y: number) => void
  /** Of a picture that bleeds off the left edge: where it begins, and how it is placed beside another, mirrored. */
  readonly plate?: { readonly top: number; readonly mirrored: (page: Page, y: number) => void }
  /** A first part no taller than `room` and the rest; null if none is sensible. */
  readonly split?: (room: number) => readonly [Block, Block] | null
}

export type Placed = { readonly block: Block; readonly y: number }
export type StackedPage = { readonly placed: readonly Placed[]; readonly bottom: number }
