import type { ListFilter } from './list-columns.ts'
import { useAdminAddress } from './use-admin-address.ts'

export interface ListAddress {
  search: string
  /** Values that no filter offers are ignored. */
  filters: Readonly<Record<string, string | undefined>>
  /** Page cursor. Absent on the first page. */
  after: string | undefined
  /** Absent: newest first. */
  sort: string | undefined
  page: number
  isFiltered: boolean
  setSearch: (search: string) => void
  setFilter: (name: string, value: string | undefined) => void
  setSort: (sort: string) => void
  clear: () => void
  goNext: (cursor: string) => void
  goBack: () => void
}

export const NEWEST_FIRST = '-date'

const FIRST_PAGE = { page: undefined, after: undefined }

export function useListAddress(view: string, offered: readonly Pick<ListFilter, 'name' | 'options'>[]): ListAddress {
  const { params, state, change } = useAdminAddress()
  const search = params.get('search') ?? ''
  const filters = Object.fromEntries(
    offered.map(({ name, options }) => [name, options.find(([value]) => value === params.get(name))?.[0]]),
  )
  const after = params.get('after') ?? undefined
  const page = after ? Math.max(2, Number.parseInt(params.get('page') ?? '', 10) || 2) : 1
  const trail = trailOf(state)
  const none = Object.fromEntries(offered.map(({ name }) => [name, undefined]))
  return {
    search,
    filters,
    after,
    sort: params.get('sort') ?? undefined,
    page,
    isFiltered: search !== '' || Object.values(filters).some((value) => value !== undefined),
    setSearch: (next) => change({ view, search: next || undefined, ...FIRST_PAGE }),
    setFilter: (name, value) => change({ view, [name]: value, ...FIRST_PAGE }, { push: true }),
    setSort: (sort) => change({ view, sort: sort === NEWEST_FIRST ? undefined : sort, ...FIRST_PAGE }, { push: true }),
    clear: () => change({ view, search: undefined, ...none, ...FIRST_PAGE }, { push: true }),
    goNext: (cursor) =>
      change(
        { view, after: cursor, page: String(page + 1) },
        { push: true, state: { trail: [...trail, after ?? ''] } },
      ),
    goBack() {
      // Cursors only go forward, so visited ones are kept. Opened from a link there are none: start over.
      const previous = trail.at(-1)
      const place = previous ? { after: previous, page: String(page - 1) } : FIRST_PAGE
      change({ view, ...place }, { push: true, state: { trail: trail.slice(0, -1) } })
    },
  }
}

function trailOf(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return []
  return state.trail.filter((cursor: unknown) => typeof cursor === 'string')
}
