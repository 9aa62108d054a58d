import { db, Prisma } from '../platform/db.ts'
import { readPhone } from '../platform/phone-number.ts'
import { likeOf } from './page.ts'

const RUN = /[\p{L}\p{N}]+/gu

/** Text begins with a space. A trigram index finds one or two letters only at a word's start. */
export function likeWords(term: string): string {
  const runs = term.match(RUN) ?? []
  return runs.length > 0 && runs.every((run) => run.length < 3) ? `% ${likeOf(term).slice(1)}` : likeOf(term)
}

const SIGNS_ALONE = /^[^\p{L}\p{N}]+$/u
/** Few names have such signs, and the index finds them. */
const ODD_SIGN = /[^\s@._+-]/

const PHONE = /^[+\d\s().\p{Pd}\p{Cf}]+$/u
/** Fewer last digits match too many people. */
const PHONE_DIGITS_MIN = 4

/** By last digits; null if not a phone. Compared backwards, as in `users_phone_end_idx`. */
function phoneEnding(term: string): Prisma.Sql | null {
  if (!PHONE.test(term)) return null
  const digits = term.replace(/\D/g, '')
  // Known countries' numbers have no leading zeros.
  const written = [digits, digits.replace(/^0+/, ''), readPhone(term)?.slice(1) ?? '']
  const endings = [...new Set(written)].filter(({ length }) => length >= PHONE_DIGITS_MIN)
  if (endings.length === 0) return null
  const end = Prisma.sql`reverse(regexp_replace(phone, '[^0-9]', '', 'g'))`
  const ends = endings.map((ending) => {
    const backwards = ending.split('').toReversed().join('')
    // The character after 9 ends the range.
    return Prisma.sql`(${end} ~>=~ ${backwards} AND ${end} ~<~ ${`${backwards}:`})`
  })
  return Prisma.sql`(${Prisma.join(ends, ' OR ')})`
}

function matching(term: string): Prisma.Sql {
  const phone = phoneEnding(term)
  return phone ? Prisma.sql`(${inText(term)} OR ${phone})` : inText(term)
}

function inText(term: string): Prisma.Sql {
  const like = Prisma.sql`search_text LIKE fold_text(${likeWords(term)})`
  return SIGNS_ALONE.test(term) && ODD_SIGN.test(term) ? Prisma.sql`${like} AND search_text ~ '[^a-z0-9 @._+-]'` : like
}

/** With more people, walk the newest rows instead. */
const FEW = 2000

/** Matching ids, or some if many. Names beginning with the words come first and may suffice. */
async function findSome(matches: Prisma.Sql, beginning?: string): Promise<{ ids: string[]; areAll: boolean }> {
  const begins = Prisma.sql`erased_at IS NULL AND fold_text(coalesce(full_name, '')) >= fold_text(${beginning})
    AND fold_text(coalesce(full_name, '')) < fold_text(${beginning}) || chr(1114111)`
  const first = beginning ? Prisma.sql`SELECT id FROM users WHERE ${begins} AND ${matches} UNION ALL` : Prisma.empty
  // One row: reading thousands is slower than finding them.
  const rows = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT coalesce(array_agg(id), '{}') AS ids FROM (
      ${first} SELECT id FROM users WHERE ${matches} LIMIT ${FEW + 1}) found`
  const ids = rows[0]?.ids ?? []
  return { ids: [...new Set(ids)], areAll: ids.length <= FEW }
}

/** Generous for name and address; longer searches match nobody. */
const MOST_WORDS = 16

export interface Searched {
  readonly clause: Prisma.Sql
  /** A quickly counted subset, if the whole cannot be. */
  readonly some: Prisma.Sql | null
  /** No exact match: spelt alike. */
  readonly isFuzzyMatch: boolean
}

/**
 * Narrows a list by person; `userId` is its column. Rare words use the people's index; common ones filter along the way, because the first
 * page is near. Words without matches may be misspelt.
 */
export async function personClause(search: string, userId: Prisma.Sql): Promise<Searched> {
  const nobody = { clause: Prisma.sql`false`, some: null, isFuzzyMatch: false }
  // The index would be asked for every three letters.
  if ((search.match(RUN)?.length ?? 0) > MOST_WORDS) return nobody
  const holder = await holderOf(search)
  if (holder) return { clause: Prisma.sql`${userId} = ${holder}::uuid`, some: null, isFuzzyMatch: false }
  const written = matching(search)
  const people = await findSome(written, search)
  if (people.ids.length > 0) return { ...clauseOf(people, written, userId), isFuzzyMatch: false }
  const meant = await meantBy(search)
  const found = meant && (await findSome(meant.matches, meant.beginning))
  if (!found || found.ids.length === 0) return nobody
  return { ...clauseOf(found, meant.matches, userId), isFuzzyMatch: true }
}

/** The owner of a whole address: other addresses ending in it are not meant. */
async function holderOf(search: string): Promise<string | null> {
  if (!search.includes('@')) return null
  const holder = await db.user.findUnique({ where: { email: search.trim().toLowerCase() }, select: { id: true } })
  return holder?.id ?? null
}

function clauseOf({ ids, areAll }: { ids: string[]; areAll: boolean }, matches: Prisma.Sql, userId: Prisma.Sql) {
  const among = Prisma.sql`${userId} = ANY(${ids}::uuid[])`
  if (areAll) return { clause: among, some: null }
  return { clause: Prisma.sql`EXISTS (SELECT 1 FROM users p WHERE p.id = ${userId} AND ${matches})`, some: among }
}

/** Numbers have no typos: three digits resemble many addresses. */
const MAY_BE_MISSPELT = /\p{L}{3}/u
/** No name is longer. */
const WORDS_MAX = 8

/** People whose names are spelt most similarly, word by word: `Beatris` means Beatriz. Null if none. One word may be a name's beginning. */
async function meantBy(search: string): Promise<{ matches: Prisma.Sql; beginning?: string } | null> {
  const written = [...new Set(search.match(RUN))].filter((word) => MAY_BE_MISSPELT.test(word))
  if (written.length === 0 || written.length > WORDS_MAX) return null
  const rows = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL pg_trgm.similarity_threshold = 0.35`
    return tx.$queryRaw<{ word: string | null }[]>`
      SELECT (SELECT w.word FROM name_words w WHERE w.word % fold_text(written)
        ORDER BY similarity(w.word, fold_text(written)) DESC, w.word LIMIT 1) AS word
      FROM unnest(${written}::text[]) written`
  })
  const meant = rows.flatMap(({ word }) => (word === null ? [] : [word]))
  if (meant.length < rows.length) return null
  const [beginning, ...more] = meant
  return {
    matches: Prisma.join(meant.map(matching), ' AND '),
    ...(beginning !== undefined && more.length === 0 && { beginning }),
  }
}

const SHORT_ID = /^#?([0-9a-f]{8})$/i

/** `#7D12F0AA`, with or without the sign; null if it is no such number. */
export const shortIdIn = (search: string): string | null => SHORT_ID.exec(search)?.[1]?.toLowerCase() ?? null

/** Almost always one; empty if not a number. */
export async function ordersNumbered(search: string): Promise<string[]> {
  const number = shortIdIn(search)
  if (!number) return []
  const rows = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM orders WHERE right(id::text, 8) = ${number} LIMIT 100`
  return rows.map(({ id }) => id)
}
