import type { ReactNode } from 'react'

/** A cell in the table, or a line on the card in narrow windows. */
export interface ListColumn<T> {
  readonly id: string
  readonly label: string
  /** CSS width. Without it, the column takes the remaining space. */
  readonly width?: string
  readonly align?: 'end'
  /** The API's sort key. */
  readonly sort?: string
  /** Sorts ascending first. */
  readonly upFirst?: boolean
  /** Hidden first (2) or next (1) as space shrinks. Cards always show it. */
  readonly leaves?: 1 | 2
  readonly className?: string
  /** Default: true for labelled lines of a card. */
  readonly hideable?: boolean
  /** Where a card shows it without a label. Absent: as a labelled line. */
  readonly onCard?: CardPlace | 'none'
  /** Long text: on cards, full width under its label. */
  readonly long?: boolean
  readonly cell: (item: T) => ReactNode
  /** Replaces the cell on cards. */
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
  /** Title when nothing matches. */
  readonly none: string
  readonly noneHint?: string
  /** Plural, `avaliações`. */
  readonly many: string
  /** Label of the checkbox that picks the whole page. */
  readonly pickAll?: string
}

export interface ListFilter {
  /** Query parameter, in the address and the API. */
  readonly name: string
  readonly label: string
  /** Value and label. Without a value: `all`. */
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly all: string
}
