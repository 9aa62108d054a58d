import { db, Prisma } from '../platform/db.ts'
import { readPhone } from '../platform/phone-number.ts'
import { likeOf } from './page.ts'

const RUN = /[\p{L}\p{N}]+/gu

/**
 * Any part of a text that begins with a space. An index of three letters knows nothing of one or two, except at the beginning
 * of a word, so there they are looked for.
 */
export function likeWords(term: string): string {
  const runs = term.match(RUN) ?? []
  return runs.length > 0 && runs.every((run) => run.length < 3) ? `% ${likeOf(term).slice(1)}` : likeOf(term)
}

const SIGNS_ALONE = /^[^\p{L}\p{N}]+$/u
/** Signs of every address; others are in few people's names, and an index knows whose. */
const ODD_SIGN = /[^\s@._+-]/

/** Written as phones are, and nothing else. */
const PHONE = /^[+\d\s().\p{Pd}\p{Cf}]+$/u
/** Fewer last digits than these are everybody's. */
const PHONE_DIGITS_MIN = 4

/**
 * Whose phone ends with these digits, however they were written; null where the words are no phone. The digits are compared
 * backwards, as `users_phone_end_idx` holds them.
 */
function phoneEnding(term: string): Prisma.Sql | null {
  if (!PHONE.test(term)) return null
  const digits = term.replace(/\D/g, '')
  // Zeros that are dialled first are in no phone of a known country; where it is unknown they stay as they were typed.
  const written = [digits, digits.replace(/^0+/, ''), readPhone(term)?.slice(1) ?? '']
  const endings = [...new Set(written)].filter(({ length }) => length >= PHONE_DIGITS_MIN)
  if (endings.length === 0) return null
  const end = Prisma.sql`reverse(regexp_replace(phone, '[^0-9]', '', 'g'))`
  const ends = endings.map((ending) => {
    const backwards = ending.split('').toReversed().join('')
    // The sign after 9 ends the range.
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

/** Above this many people a search is for a common word: the newest rows are walked instead of the people gathered. */
const FEW = 2000

/**
 * Ids of the people so called, or of some of them when they are many. Whose name begins with the words are looked up first:
 * where they are many by themselves, nobody else need be found.
 */
async function findSome(matches: Prisma.Sql, beginning?: string): Promise<{ ids: string[]; areAll: boolean }> {
  const begins = Prisma.sql`erased_at IS NULL AND fold_text(coalesce(full_name, '')) >= fold_text(${beginning})
    AND fold_text(coalesce(full_name, '')) < fold_text(${beginning}) || chr(1114111)`
  const first = beginning ? Prisma.sql`SELECT id FROM users WHERE ${begins} AND ${matches} UNION ALL` : Prisma.empty
  // One row: thousands of them cost more to read than to find.
  const rows = await db.$queryRaw<{ ids: string[] }[]>`
    SELECT coalesce(array_agg(id), '{}') AS ids FROM (
      ${first} SELECT id FROM users WHERE ${matches} LIMIT ${FEW + 1}) found`
  const ids = rows[0]?.ids ?? []
  return { ids: [...new Set(ids)], areAll: ids.length <= FEW }
}

/** Words of a name and an address together, with room to spare: who types more means nobody. */
const MOST_WORDS = 16

/** What a search for a person narrows a list by. */
export interface Searched {
  /** Without `AND`. */
  readonly clause: Prisma.Sql
  /** A part of that which is counted quickly, where all of it is not: often it is more than anybody counts. */
  readonly some: Prisma.Sql | null
  /** Nothing matched as it was written; these are spelt alike. */
  readonly alike: boolean
}

/**
 * The clause by which a search for a person narrows a list, where `userId` is the list's column. Rare words are looked up in
 * the people's own index; common ones are filtered on the way, because the first page is near. Words nobody has are
 * tried as misspelt.
 */
export async function personClause(search: string, userId: Prisma.Sql): Promise<Searched> {
  const nobody = { clause: Prisma.sql`false`, some: null, alike: false }
  // An index would be asked for every three letters of them.
  if ((search.match(RUN)?.length ?? 0) > MOST_WORDS) return nobody
  const holder = await holderOf(search)
  if (holder) return { clause: Prisma.sql`${userId} = ${holder}::uuid`, some: null, alike: false }
  const written = matching(search)
  const people = await findSome(written, search)
  if (people.ids.length > 0) return { ...clauseOf(people, written, userId), alike: false }
  const meant = await meantBy(search)
  const found = meant && (await findSome(meant.matches, meant.beginning))
  if (!found || found.ids.length === 0) return nobody
  return { ...clauseOf(found, meant.matches, userId), alike: true }
}

/** Whose address this is, when it is a whole one: no other is meant, though another may end with it. */
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

/** A word slips, a number is right or wrong: three digits resemble some address of every thousand. */
const MAY_BE_MISSPELT = /\p{L}{3}/u
/** More words than a name has are not one. */
const WORDS_MAX = 8

/**
 * Who has, for every word, the word of a name that is spelt most like it: `Beatris` means Beatriz. Null when there is none.
 * One word may be what a name begins with.
 */
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

/** An order by the number people read, `#7D12F0AA` or without the sign. Null when the words are no such number. */
export const shortIdIn = (search: string): string | null => SHORT_ID.exec(search)?.[1]?.toLowerCase() ?? null

/** Orders of that number: one, but for the rarest chance. None when the words are no number. */
export async function ordersNumbered(search: string): Promise<string[]> {
  const number = shortIdIn(search)
  if (!number) return []
  const rows = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM orders WHERE right(id::text, 8) = ${number} LIMIT 100`
  return rows.map(({ id }) => id)
}
