import * as z from 'zod/mini'
import { wellFormed } from '../well-formed.ts'

/** Rows of one page of an administrator's list. */
export const ADMIN_PAGE_SIZE = 50
/** Lists are counted up to here, which an index does in some milliseconds; beyond it a count says "more than". */
export const COUNT_CAP = 100_000
/** What a search finds is counted only so far: each row has to be compared, and nobody reads the rest. */
export const SEARCH_COUNT_CAP = 1000
/** How far a list is counted, by what is searched for in it. */
export const countCapOf = (search: string | undefined) => (search ? SEARCH_COUNT_CAP : COUNT_CAP)

/** Long or strange searches are harmless: they are cut, never refused, and find what they find. */
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
  /** Opaque: the `next` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(700))),
  /** A column's name, `-` before it from the largest down; a list that knows no such order takes its own. */
  sort: z.optional(z.string().check(z.maxLength(20))),
}
export const PageQuery = z.object(pageFields)
export type PageQuery = z.infer<typeof PageQuery>

/** A page: its rows, how many there are in all (at most one above countCapOf), and the way to the next. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    next: z.nullable(z.string()),
    /** Nothing matched as it was written; these are spelt alike. */
    alike: z.optional(z.boolean()),
  })

/** The columns of a list's spreadsheet, in their order; an empty cell is null. */
export type CsvColumns<T> = readonly (readonly [label: string, value: (item: T) => string | number | null])[]

export interface Page<T> {
  readonly items: T[]
  readonly total: number
  readonly next: string | null
  readonly alike?: boolean | undefined
}
