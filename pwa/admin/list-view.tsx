import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useRef } from 'react'
import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg?raw'
import type { Page } from '#contract/admin-page.ts'
import { Button } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { EmptyState } from '#pwa/ui/state.tsx'
import { useInFront } from '#pwa/ui/use-in-front.ts'
import { type BulkAction, BulkBar, usePicked } from './bulk-bar.tsx'
import { ColumnChoice, useHiddenColumns } from './column-choice.tsx'
import type { ListColumn, ListFilter, ListWords } from './list-columns.ts'
import { ListPager } from './list-pager.tsx'
import { ListCards, ListPlaceholder, ListTable } from './list-rows.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { SortSelect } from './sort-select.tsx'
import { ShortcutsBar } from './shortcuts-bar.tsx'
import { NEWEST_FIRST, useListAddress } from './use-list-address.ts'
import { NARROW, useMedia } from './use-media.ts'
import { useBackToTop } from './use-back-to-top.ts'
import { useRowKeys } from './use-row-keys.ts'
import { ViewFailed } from './view-failed.tsx'
import './table.css'

/** What a list asks the server: the filters by name, the words searched, the page. */
export type ListQuestion = Readonly<Record<string, string | undefined>>

interface ListViewProps<T extends { id: string }> {
  view: string
  words: ListWords
  ask: (question: ListQuestion, signal: AbortSignal) => Promise<Page<T>>
  columns: readonly ListColumn<T>[]
  nameOf: (item: T) => string
  filters?: readonly ListFilter[]
  /** In the toolbar, right of the filters. */
  tools?: ReactNode
  /** Enter on a row. */
  onOpen?: (item: T) => void
  /** Shows the rows where neither table nor cards do: a grid of pictures. */
  Rows?: ComponentType<{ items: readonly T[] }>
  searchable?: boolean
  /** One of several lists of the same view. */
  part?: string
  /** Reads the first page again this often. */
  pollMs?: number | false
  /** What can be done to many rows at once. */
  bulk?: readonly BulkAction<T>[]
}

/** On a phone, cards more than these leave the pages above out of reach: they are offered below as well. */
export const SCREENFUL = 5

/** Every list of one view is stale together. */
export const listKey = (view: string) => ['admin', view] as const

/** A list of the administration: search, filters, pages, and each of its states. */
export function ListView<T extends { id: string }>(props: ListViewProps<T>) {
  const {
    view,
    words,
    ask,
    columns,
    nameOf,
    filters = [],
    tools,
    onOpen,
    Rows,
    searchable = true,
    part = '',
    pollMs = false,
    bulk,
  } = props
  const address = useListAddress(
    view,
    filters.map(({ name }) => name),
  )
  const question = {
    ...address.filters,
    search: address.search || undefined,
    cursor: address.after,
    sort: address.sort,
  }
  const query = useQuery({
    queryKey: [...listKey(view), part, question],
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
  const mayHide = columns.filter(({ onCard }) => onCard === undefined)
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
        <IconButton
          svg={arrowClockwise}
          label="Atualizar a lista"
          className="admin-action"
          aria-busy={query.isFetching}
          onClick={() => void query.refetch()}
        />
        {isNarrow && <SortSelect columns={columns} {...sorting} />}
        {!isNarrow && !isEmpty && !Rows && mayHide.length > 1 && (
          <ColumnChoice columns={mayHide} hidden={hidden} onToggle={toggle} />
        )}
        {tools}
        {pager}
      </div>
      {bulk && (
        <BulkBar
          words={words.picked ?? ['item selecionado', 'itens selecionados']}
          picked={picks.picked}
          actions={bulk}
          listKey={listKey(view)}
          onClear={picks.clear}
        />
      )}
      <div
        className="admin-scroll"
        ref={rows}
        aria-busy={query.isFetching}
        data-stale={query.isPlaceholderData ? '' : undefined}
      >
        {query.data?.alike && items.length > 0 && (
          <p className="admin-hint" role="status">
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
                text="Nada combina com esta busca e estes filtros."
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
            />
          ))}
        {isNarrow && items.length > SCREENFUL && <div className="admin-toolbar admin-foot">{pager}</div>}
      </div>
      {!isNarrow && (
        <ShortcutsBar rows={!isEmpty} opens={onOpen !== undefined} picks={bulk !== undefined} searches={searchable} />
      )}
    </>
  )
}
