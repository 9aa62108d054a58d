import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { PickBox, type usePicked } from './bulk-bar.tsx'
import type { CardPlace, ListColumn } from './list-columns.ts'

export interface SortState {
  /** Default `-date`. */
  readonly sort: string
  readonly onSort: (sort: string) => void
}

interface ListRowsProps<T> {
  items: readonly T[]
  columns: readonly ListColumn<T>[]
  caption: string
  nameOf: (item: T) => string
  sorting: SortState
  /** Null where rows cannot be picked. */
  picks: Picks | null
  /** Label of the checkbox that picks the whole page. */
  pickAll: string | undefined
}

type Picks = Pick<ReturnType<typeof usePicked>, 'has' | 'isAll' | 'toggle' | 'toggleAll'>

const cellClass = ({ align, leaves, className }: Pick<ListColumn<never>, 'align' | 'leaves' | 'className'>) =>
  [align && 'col-end', leaves && `col-leaves-${leaves}`, className].filter(Boolean).join(' ') || undefined

export function ListTable<T extends { id: string }>(props: ListRowsProps<T>) {
  const { items, columns, caption, nameOf, sorting, picks, pickAll } = props
  return (
    <table className="admin-table">
      <caption className="visually-hidden">{caption}</caption>
      <ListHead columns={columns} sorting={sorting} picks={picks} pickAll={pickAll} />
      <tbody>
        {items.map((item) => (
          <tr key={item.id} data-row={item.id} tabIndex={-1} aria-label={nameOf(item)}>
            {picks && (
              <td className="col-pick">
                <PickBox
                  label={`Escolher ${nameOf(item)}`}
                  checked={picks.has(item.id)}
                  onToggle={() => picks.toggle(item.id)}
                />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.id} className={cellClass(column)}>
                {column.cell(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ListHeadProps<T> = Pick<ListRowsProps<T>, 'columns'> &
  Partial<Pick<ListRowsProps<T>, 'sorting' | 'picks' | 'pickAll'>>

function ListHead<T>({ columns, sorting, picks, pickAll = 'Escolher todas desta página' }: ListHeadProps<T>) {
  return (
    <thead>
      <tr>
        {picks && (
          <th className="col-pick">
            <PickBox label={pickAll} checked={picks.isAll} onToggle={picks.toggleAll} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sorting={sorting} />
        ))}
      </tr>
    </thead>
  )
}

/** Sorts on a press: names from A, everything else from the newest or largest. */
function ColumnHead<T>({ column, sorting }: { column: ListColumn<T>; sorting: SortState | undefined }) {
  const { label, sort: by, upFirst, width } = column
  const className = cellClass(column)
  const style = width ? { width } : undefined
  if (!by || !sorting)
    return (
      <th className={className} style={style}>
        {label}
      </th>
    )
  const isUp = sorting.sort === by
  const isDown = sorting.sort === `-${by}`
  const next = isUp ? `-${by}` : isDown || upFirst ? by : `-${by}`
  return (
    <th className={className} style={style} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className="sort-head inline-row" onClick={() => sorting.onSort(next)}>
        {label}
      </button>
    </th>
  )
}

/** For narrow windows. */
export function ListCards<T extends { id: string }>({ items, columns, nameOf, picks }: ListRowsProps<T>) {
  const facts = columns.filter(({ onCard }) => onCard === undefined)
  return (
    <ul className="admin-cards">
      {items.map((item) => (
        <li key={item.id} data-row={item.id} tabIndex={-1} aria-label={nameOf(item)}>
          {picks && (
            <PickBox
              label={`Escolher ${nameOf(item)}`}
              checked={picks.has(item.id)}
              onToggle={() => picks.toggle(item.id)}
            />
          )}
          <CardRow place="head" columns={columns} item={item} />
          <CardRow place="line" columns={columns} item={item} />
          {facts.length > 0 && (
            <dl className="admin-card-facts stack gap-4 t-soft num">
              {facts.map(({ id, label, long, cell, card = cell }) => (
                <div className="flex between gap-20" key={id} data-long={long ? '' : undefined}>
                  <dt className="rigid">{label}</dt>
                  <dd className="narrows t-ink t-right t-breaks">{card(item)}</dd>
                </div>
              ))}
            </dl>
          )}
          <CardRow place="foot" columns={columns} item={item} />
        </li>
      ))}
    </ul>
  )
}

interface CardRowProps<T> {
  place: CardPlace
  columns: readonly ListColumn<T>[]
  item: T
}

function CardRow<T>({ place, columns, item }: CardRowProps<T>) {
  const placed = columns.filter(({ onCard }) => onCard === place)
  if (placed.length === 0) return null
  return (
    <div className={`admin-card-${place}`}>
      {placed.map(({ id, cell, card = cell }) => (
        <div key={id}>{card(item)}</div>
      ))}
    </div>
  )
}

const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** Same dimensions as the list, so that nothing jumps. */
export function ListPlaceholder<T>({ columns, narrow }: { columns: readonly ListColumn<T>[]; narrow: boolean }) {
  if (narrow)
    return (
      <ul className="admin-cards" aria-hidden="true">
        {ROWS.slice(0, 6).map((row) => (
          <li key={row}>
            <Skeleton width="half" />
            <Skeleton width="wide" height={12} />
            <Skeleton width="half" height={40} />
          </li>
        ))}
      </ul>
    )
  return (
    <table className="admin-table" aria-hidden="true">
      <ListHead columns={columns} />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            {columns.map((column, at) => (
              <td key={column.id} className={cellClass(column)}>
                <Skeleton width={at === 0 ? 'half' : 'wide'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
