import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg?raw'
import type { ExportList } from '#contract/admin/export.ts'
import type { Page } from '#contract/admin/page.ts'
import { Button } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { EmptyState } from '#pwa/ui/state.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { usePicked } from './bulk-bar.tsx'
import { ColumnChoice, useHiddenColumns } from './column-choice.tsx'
import { useMay } from './use-may.ts'
import { ExportLink } from './export-link.tsx'
import type { ListColumn, ListFilter, ListWords } from './list-columns.ts'
import { ListPager } from './list-pager.tsx'
import { ListCards, ListPlaceholder, ListTable, type SortState } from './list-rows.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { ShortcutsBar } from './shortcuts-bar.tsx'
import { NEWEST_FIRST, useListAddress } from './use-list-address.ts'
import { NARROW, useMedia } from './use-media.ts'
import { useRowKeys } from './use-row-keys.ts'
import { ViewFailed } from './view-failed.tsx'
import './table.css'

/** The query of a list: filters, search, page. */
export type ListQuestion = Readonly<Record<string, string | undefined>>

interface ListViewProps<T extends { id: string }> {
  view: string
  words: ListWords
  ask: (question: ListQuestion, signal: AbortSignal) => Promise<Page<T>>
  columns: readonly ListColumn<T>[]
  nameOf: (item: T) => string
  filters?: readonly ListFilter[]
  /** Offers a CSV export. */
  csv?: ExportList
  tools?: ReactNode
  /** On Enter. */
  onOpen?: (item: T) => void
  /** Replaces table and cards: a grid of pictures. */
  Rows?: ComponentType<{ items: readonly T[] }>
  searchable?: boolean
  /** Separates several lists of one view. */
  part?: string
  pollMs?: number | false
  /** Actions on the picked rows. */
  bulk?: (picked: readonly T[], onClear: () => void) => ReactNode
  /** Dialogs over the list, from its rows. */
  children?: (items: readonly T[]) => ReactNode
}

/** On phones, longer lists repeat the pager below. */
const SCREENFUL = 5

/** Invalidates all lists of a view. */
export const listKey = (view: string) => ['admin', view] as const

export const pageKey = (view: string, part: string, question: ListQuestion) =>
  [...listKey(view), part, question] as const

/** Search, filters, pages, and the loading, empty and failed states. */
export function ListView<T extends { id: string }>(props: ListViewProps<T>) {
  const {
    view,
    words,
    ask,
    columns,
    nameOf,
    filters = [],
    csv,
    tools,
    onOpen,
    Rows,
    searchable = true,
    part = '',
    pollMs = false,
    bulk,
    children,
  } = props
  const mayExport = useMay()('exports')
  const address = useListAddress(view, filters)
  const narrowedBy = { ...address.filters, search: address.search || undefined }
  const question = { ...narrowedBy, cursor: address.after, sort: address.sort }
  const query = useQuery({
    queryKey: pageKey(view, part, question),
    queryFn: ({ signal }) => ask(question, signal),
    placeholderData: (held, before) => (before?.queryKey[2] === part ? keepPreviousData(held) : undefined),
    refetchInterval: address.after ? false : pollMs,
  })
  const isNarrow = useMedia(NARROW)
  const rows = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const items = query.data?.items ?? []
  const isEmpty = query.data !== undefined && items.length === 0
  const open = (id: string) => {
    const item = items.find((one) => one.id === id)
    if (item) onOpen?.(item)
  }
  useRowKeys({ rows, search, onOpen: open, enabled: useInFront() })
  useBackToTop(rows, Object.values(question))
  const { hidden, toggle } = useHiddenColumns(`${view}${part}`)
  const picks = usePicked(items)
  const mayHide = columns.filter(({ onCard, hideable = onCard === undefined }) => hideable)
  const shown = isNarrow ? columns : columns.filter(({ id }) => !hidden.has(id))
  const sorting = { sort: address.sort ?? NEWEST_FIRST, onSort: address.setSort }
  const pager = (
    <ListPager
      address={address}
      page={query.data && { shown: items.length, total: query.data.total, next: query.data.next }}
      isMoving={query.isPlaceholderData}
      many={words.many}
    />
  )
  const Layout = isNarrow ? ListCards : ListTable
  return (
    <>
      <div className="admin-toolbar" role="search">
        {searchable && (
          <SearchField
            ref={search}
            label={words.search}
            placeholder={words.placeholder}
            value={address.search}
            onSearch={address.setSearch}
          />
        )}
        {filters.map((filter) => (
          <SelectField
            key={filter.name}
            label={filter.label}
            value={address.filters[filter.name]}
            options={filter.options}
            all={filter.all}
            onChange={(value) => address.setFilter(filter.name, value)}
          />
        ))}
        <div className="admin-toolbar-end row wrap">
          <IconButton
            svg={arrowClockwise}
            label="Atualizar a lista"
            className="admin-action"
            aria-busy={query.isFetching}
            onClick={() => void query.refetch()}
          />
          {isNarrow && !isEmpty && <SortSelect columns={columns} {...sorting} />}
          {!isNarrow && !isEmpty && !Rows && mayHide.length > 1 && (
            <ColumnChoice columns={mayHide} hidden={hidden} onToggle={toggle} />
          )}
          {csv && mayExport && !isEmpty && <ExportLink list={csv} narrowedBy={narrowedBy} />}
          {tools}
          {pager}
        </div>
      </div>
      {picks.picked.length > 0 && bulk?.(picks.picked, picks.clear)}
      <div
        className="admin-scroll"
        ref={rows}
        aria-busy={query.isFetching}
        data-stale={query.isPlaceholderData ? '' : undefined}
      >
        {query.data?.isFuzzyMatch && items.length > 0 && (
          <p className="admin-hint rule-bottom t-caption t-soft" role="status">
            Nenhum nome escrito assim; estes são os mais parecidos.
          </p>
        )}
        {query.isPending && (
          <>
            <p className="visually-hidden" role="status">
              {words.loading}
            </p>
            <ListPlaceholder columns={shown} narrow={isNarrow} />
          </>
        )}
        {query.isError && !query.data && <ViewFailed title={words.failed} query={query} />}
        {isEmpty && (
          <div className="admin-state">
            {address.isFiltered ? (
              <EmptyState
                title={words.none}
                text={['Nada combina com esta busca e estes filtros.', words.noneHint].filter(Boolean).join(' ')}
                action={
                  <Button kind="secondary" size="medium" onClick={address.clear}>
                    Limpar filtros
                  </Button>
                }
              />
            ) : (
              <EmptyState {...words.empty} />
            )}
          </div>
        )}
        {items.length > 0 &&
          (Rows ? (
            <Rows items={items} />
          ) : (
            <Layout
              items={items}
              columns={shown}
              caption={words.caption}
              nameOf={nameOf}
              sorting={sorting}
              picks={bulk ? picks : null}
              pickAll={words.pickAll}
            />
          ))}
        {isNarrow && items.length > SCREENFUL && <div className="admin-toolbar admin-foot">{pager}</div>}
      </div>
      {!isNarrow && (
        <ShortcutsBar rows={!isEmpty} opens={onOpen !== undefined} picks={bulk !== undefined} searches={searchable} />
      )}
      {children?.(items)}
    </>
  )
}

interface SortSelectProps extends SortState {
  columns: readonly Pick<ListColumn<never>, 'label' | 'sort' | 'upFirst'>[]
}

/** For cards, which have no column heads. */
function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const options = columns.flatMap(({ sort: by, label, upFirst }): (readonly [string, string])[] =>
    by && by !== 'date' ? [[upFirst ? by : `-${by}`, `Ordem: ${label.toLowerCase()}`]] : [],
  )
  return (
    <SelectField
      label="Ordem"
      value={sort}
      options={[[NEWEST_FIRST, 'Mais novos'], ['date', 'Mais antigos'], ...options]}
      onChange={(value) => onSort(value ?? NEWEST_FIRST)}
    />
  )
}

/** After a change of page, order or filter, scrolls the list, or on phones the view, to the top. */
function useBackToTop(rows: RefObject<HTMLElement | null>, place: readonly (string | undefined)[]): void {
  const shown = place.join('\n')
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    for (const element of [rows.current, rows.current?.closest('.admin-view')]) if (element) element.scrollTop = 0
  }, [rows, shown])
}
