import type { Reading, ReadingChapter } from '#contract/reader/reading.ts'

export interface Stretch {
  readonly anchor: string
  readonly texts: readonly string[]
}

/** Must match the anchors of the chapter's view. */
export const anchors = {
  chapter: (id: string) => `cap-${id}`,
  section: (id: string, at: number) => `cap-${id}-s${at}`,
  list: (id: string, at: number) => `cap-${id}-l${at}`,
  avoid: (id: string) => `cap-${id}-e`,
  table: (id: string, at: number) => `cap-${id}-t${at}`,
}

export function stretchesOf(chapter: ReadingChapter): Stretch[] {
  const { id } = chapter
  return [
    { anchor: anchors.chapter(id), texts: [chapter.title, chapter.lead, ...chapter.quotes] },
    ...chapter.sections.map(({ heading, paragraphs }, at) => ({
      anchor: anchors.section(id, at),
      texts: [heading, ...paragraphs],
    })),
    ...chapter.lists.map(({ title, items }, at) => ({
      anchor: anchors.list(id, at),
      texts: [title, ...items.flatMap(({ what, why }) => [what, why])],
    })),
    { anchor: anchors.avoid(id), texts: chapter.avoid.flatMap(({ what, why }) => [what, why]) },
    ...chapter.tables.map(({ title, columns, rows, note }, at) => ({
      anchor: anchors.table(id, at),
      texts: [title, ...columns, ...rows.flat(), note ?? ''],
    })),
  ]
}

/** Keeps the length, so that indexes match the original. */
export const fold = (text: string) =>
  Array.from({ length: text.length }, (_, at) => (text[at] ?? '').normalize('NFD').charAt(0).toLowerCase()).join('')

export interface Hit {
  readonly anchor: string
  readonly chapter: string
  readonly before: string
  readonly match: string
  readonly after: string
}

const LEAST = 2
const AROUND = 46
const MOST = 60

/** One hit per text; queries under two letters find nothing. */
export function findInReading({ chapters }: Pick<Reading, 'chapters'>, query: string): Hit[] {
  const wanted = fold(query.trim())
  if (wanted.length < LEAST) return []
  const hits: Hit[] = []
  for (const chapter of chapters)
    for (const { anchor, texts } of stretchesOf(chapter))
      for (const text of texts) {
        const at = fold(text).indexOf(wanted)
        if (at < 0) continue
        hits.push({ anchor, chapter: chapter.head, ...around(text, at, wanted.length) })
        if (hits.length === MOST) return hits
      }
  return hits
}

function around(text: string, at: number, length: number) {
  const from = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1 || at
  const to =
    text.length - at - length <= AROUND
      ? text.length
      : Math.max(at + length, text.lastIndexOf(' ', at + length + AROUND))
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    match: text.slice(at, at + length),
    after: text.slice(at + length, to) + (to < text.length ? ' …' : ''),
  }
}

/** Splits a text at its matches: odd pieces are the matches. */
export function cutAt(text: string, query: string): string[] {
  const wanted = fold(query.trim())
  if (wanted.length < LEAST) return [text]
  const folded = fold(text)
  const pieces: string[] = []
  let from = 0
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length))
    from = at + wanted.length
  }
  return [...pieces, text.slice(from)]
}
