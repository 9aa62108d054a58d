/** Reads every sentence of a written chapter for what it asks, excludes and takes for granted, against all that the report recommends. */
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import type { Reading } from '../reading/reading.ts'
import { PATH_CHAPTERS } from '../reading/sold-paths.ts'
import { againstIn } from './advice.ts'
import type { Chapter } from './chapter.ts'
import { claimsIn } from '../knowledge/claims.ts'
import { leftOut, sentencesOf } from './left-out.ts'

export type Contradiction = { readonly said: string; readonly against: string }

/** Their own words and other people's. */
const QUOTING: readonly ChapterId[] = ['carta', 'cartao', 'cartoes', 'fontes', 'como-ler']
/** Columns of what is not to be done or worn. */
const SET_ASIDE = ['Evite', 'Deixe em casa']

const SUBJECTS: Readonly<Partial<Record<ChapterId, string>>> = { franja: 'franja', oculos: 'armação' }

/** A page of don'ts asks for nothing, and what a cut does is in its record; what they take for granted somebody must have all the same. */
const ASKING_NOTHING: readonly ChapterId[] = ['evitar', 'na-foto', ...Object.values(PATH_CHAPTERS)]
const claimsOf = (id: ChapterId, text: string) =>
  claimsIn(text, SUBJECTS[id]).map((claim) =>
    ASKING_NOTHING.includes(id) ? { ...claim, effects: [], refuses: [] } : claim,
  )

const contradicts =
  (r: Reading, id: ChapterId) =>
  (text: string): boolean => {
    const against = againstIn(r)
    return claimsOf(id, text).some((claim) => against(claim).length > 0)
  }

/** Every text that says something to be done. A caption says what is drawn. */
const saidIn = ({ lead, quotes, sections, lists, tables }: Chapter): string[] => [
  lead,
  ...quotes,
  ...sections.flatMap(({ paragraphs }) => paragraphs),
  ...lists.flatMap(({ items }) => items.map(({ what, why }) => `${what}: ${why}`)),
  ...tables.flatMap(({ columns, rows, note = '' }) => [
    ...rows.flatMap((row) => row.filter((_, at) => !SET_ASIDE.includes(columns[at] ?? ''))),
    note,
  ]),
]

/** Both sentences of each contradiction. */
export function contradictionsIn(r: Reading, chapters: readonly Chapter[]): Contradiction[] {
  const against = againstIn(r)
  return chapters
    .filter(({ id }) => !QUOTING.includes(id))
    .flatMap((written) =>
      saidIn(written)
        .flatMap(sentencesOf)
        .flatMap((sentence) => claimsOf(written.id, sentence))
        .flatMap((claim) => against(claim).map((by) => ({ said: claim.what, against: by }))),
    )
}

/** The chapter without what contradicts the report; null if nothing is left. */
export function withoutContradictions(r: Reading, written: Chapter): Chapter | null {
  if (QUOTING.includes(written.id)) return written
  const says = contradicts(r, written.id)
  if (!saidIn(written).some(says)) return written
  const { avoid, tables } = written
  const isOfNots = ({ columns }: (typeof tables)[number]) => columns.some((column) => SET_ASIDE.includes(column))
  const { figures } = written
  const left = leftOut(
    { ...written, avoid: [], figures: [], tables: tables.filter((table) => !isOfNots(table)) },
    { says },
  )
  return left && { ...left, avoid, figures, tables: [...left.tables, ...tables.filter(isOfNots)] }
}
