import * as z from 'zod/mini'
import { wellFormed } from '../well-formed.ts'

export const ADMIN_PAGE_SIZE = 50
/** Counting up to here takes milliseconds; beyond it, "more than". */
export const COUNT_CAP = 100_000
/** Lower: a search compares every row. */
export const SEARCH_COUNT_CAP = 1000
export const countCapOf = (search: string | undefined) => (search ? SEARCH_COUNT_CAP : COUNT_CAP)

/** Long or strange searches are cut, never refused. */
export const Search = z.string().check(
  z.overwrite((s) =>
    wellFormed(
      s
        .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
        .trim()
        .slice(0, 120),
    ),
  ),
)

export const pageFields = {
  search: z.optional(Search),
  /** Opaque: the previous page's `next`. */
  cursor: z.optional(z.string().check(z.maxLength(700))),
  /** A column, with `-` for descending; unknown: default order. */
  sort: z.optional(z.string().check(z.maxLength(20))),
}
export const PageQuery = z.object(pageFields)
export type PageQuery = z.infer<typeof PageQuery>

/** Total: at most one above countCapOf. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    next: z.nullable(z.string()),
    /** No exact match: spelt alike. */
    isFuzzyMatch: z.optional(z.boolean()),
  })

/** In order; an empty cell is null. */
export type CsvColumns<T> = readonly (readonly [label: string, value: (item: T) => string | number | null])[]

export interface Page<T> {
  readonly items: T[]
  readonly total: number
  readonly next: string | null
  readonly isFuzzyMatch?: boolean | undefined
}
