import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { PickBox, type usePicked } from './bulk-bar.tsx'
import type { ListColumn } from './list-columns.ts'
import { SortHead, type SortState } from './sort-head.tsx'

interface ListRowsProps<T> {
  items: readonly T[]
  columns: readonly ListColumn<T>[]
  caption: string
  nameOf: (item: T) => string
  sorting: SortState
  /** Where many rows can be dealt with at once. */
  picks: Picks | null
}

export type Picks = Pick<ReturnType<typeof usePicked>, 'has' | 'isAll' | 'toggle' | 'toggleAll'>

const cellClass = (column: Pick<ListColumn<never>, 'align' | 'leaves'>) =>
  [column.align === 'end' ? 'col-end' : '', column.leaves ? `col-leaves-${column.leaves}` : ''].join(' ').trim() ||
  undefined

/** Rows under a head that stays. */
export function ListTable<T extends { id: string }>(props: ListRowsProps<T>) {
  const { items, columns, caption, nameOf, sorting, picks } = props
  return (
    <table className="admin-table">
      <caption className="visually-hidden">{caption}</caption>
      <ListHead columns={columns} sorting={sorting} picks={picks} />
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

interface ListHeadProps<T> {
  columns: readonly ListColumn<T>[]
  sorting?: SortState
  picks?: Picks | null
}

function ListHead<T>({ columns, sorting, picks }: ListHeadProps<T>) {
  return (
    <thead>
      <tr>
        {picks && (
          <th className="col-pick">
            <PickBox label="Escolher todas desta página" checked={picks.isAll} onToggle={picks.toggleAll} />
          </th>
        )}
        {columns.map((column) => (
          <SortHead
            key={column.id}
            by={column.sort}
            upFirst={column.upFirst}
            state={sorting}
            className={cellClass(column)}
            width={column.width}
          >
            {column.label}
          </SortHead>
        ))}
      </tr>
    </thead>
  )
}

/** The same where a table does not fit: one card each, apart by rules. */
export function ListCards<T extends { id: string }>({ items, columns, nameOf, picks }: ListRowsProps<T>) {
  const placed = (place: ListColumn<T>['onCard']) => columns.filter(({ onCard }) => onCard === place)
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
          {placed('head').map((column) => (
            <div key={column.id} className="admin-card-head">
              {column.cell(item)}
            </div>
          ))}
          <dl className="admin-card-facts num">
            {placed(undefined).map((column) => (
              <div key={column.id} data-long={column.long ? '' : undefined}>
                <dt>{column.label}</dt>
                <dd>{column.cell(item)}</dd>
              </div>
            ))}
          </dl>
          {placed('foot').map((column) => (
            <div key={column.id} className="admin-card-foot">
              {column.cell(item)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

const ROWS = Array.from({ length: 12 }, (_, row) => row)

/** The list before its first answer, in the list's own measures so that nothing jumps. */
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
