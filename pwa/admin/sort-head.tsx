import type { ReactNode } from 'react'

export interface SortState {
  /** `-date` when the address says nothing. */
  readonly sort: string
  readonly onSort: (sort: string) => void
}

interface SortHeadProps {
  /** The server's name of the order; absent: the column has none. */
  by?: string | undefined
  /** Names begin with A; dates and numbers with the newest and largest. */
  upFirst?: boolean | undefined
  state?: SortState | undefined
  className?: string | undefined
  width?: string | undefined
  children: ReactNode
}

/** The head of a column; where the server can sort by it, a button that turns the order. */
export function SortHead({ by, upFirst = false, state, className, width, children }: SortHeadProps) {
  const style = width ? { width } : undefined
  if (!by || !state)
    return (
      <th className={className} style={style}>
        {children}
      </th>
    )
  const isUp = state.sort === by
  const isDown = state.sort === `-${by}`
  const next = isUp ? `-${by}` : isDown ? by : upFirst ? by : `-${by}`
  return (
    <th className={className} style={style} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className="sort-head" onClick={() => state.onSort(next)}>
        {children}
      </button>
    </th>
  )
}
