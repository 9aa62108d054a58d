import type { ReactNode } from 'react'

/** One column of a list: a cell in the table, a line on the card of narrow windows. */
export interface ListColumn<T> {
  readonly id: string
  readonly label: string
  /** CSS width; the column without one takes the room that is left. */
  readonly width?: string
  readonly align?: 'end'
  /** The server's name of the order by this column. */
  readonly sort?: string
  /** Begins with A. */
  readonly upFirst?: boolean
  /** Leaves the table first (2) or next (1) as the room shrinks; cards always have it. */
  readonly leaves?: 1 | 2
  /** Of head and cells, for what no other list needs. */
  readonly className?: string
  /** May be hidden on this device. Unless said otherwise: what a card shows as a labelled line. */
  readonly hideable?: boolean
  /** Where a card shows it without its label: in its head, the line below, its foot, or nowhere. Absent: as a labelled line. */
  readonly onCard?: CardPlace | 'none'
  /** Sentences: on a card they stand under their label, over its whole width. */
  readonly long?: boolean
  readonly cell: (item: T) => ReactNode
  /** On a card, in place of the cell. */
  readonly card?: (item: T) => ReactNode
}

export type CardPlace = 'head' | 'line' | 'foot'

export interface ListWords {
  readonly search: string
  readonly placeholder: string
  readonly caption: string
  readonly loading: string
  readonly failed: string
  readonly empty: { readonly title: string; readonly text: string }
  /** Title when a search or filter finds nothing. */
  readonly none: string
  /** What may help to find something. */
  readonly noneHint?: string
  /** `avaliações`, for counts. */
  readonly many: string
  /** Of the box that picks the whole page, where rows can be picked. */
  readonly pickAll?: string
}

export interface ListFilter {
  /** Name in the address and in the call. */
  readonly name: string
  readonly label: string
  /** Value → words; the first choice, without a value, says `all`. */
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly all: string
}
