/** Everything a person finds in their guide, in the form a strict reader asks about it. */
import type { Analysis } from '../../analysis/analysis.ts'
import { analyse } from '../../analysis/analysis.ts'
import type { Chapter, Look, Table } from '../../chapters/chapter.ts'
import type { Cut } from '../../cuts/cuts.ts'
import { needsPerson } from '../../facts/needs-person.ts'
import { HAIR_PATHS, type HairPath } from '../../hair/hair.ts'
import type { ChapterId } from '../../knowledge/chapter-ids.ts'
import { plainLetters } from '../../knowledge/observations.ts'
import { shortDate } from '../../knowledge/pt.ts'
import { optionsTrying, traitsOf, type View } from '../../looks/portrait-of.ts'
import type { PortraitOptions } from '../../portrait/views/portrait.ts'
import { leavesUnmet, readBrief, type Brief } from '../../reading/reading.ts'

/** The year of care and the contents have no chapter of their own. */
export type GuidePage = ChapterId | 'calendario'

export interface Passage {
  readonly page: GuidePage
  /** In plain lower-case letters, without what the person wrote. */
  readonly text: string
  /** False for what the page itself tells to avoid. */
  readonly isAdvice: boolean
}

export interface Drawn {
  readonly page: GuidePage | 'capa'
  readonly options: PortraitOptions
}

export interface PathTaken {
  readonly path: HairPath
  readonly cut: Cut
  /** Centimetres on the day the cut is made. */
  readonly front: number
  readonly sides: number
  /** At the place where it hangs longest. */
  readonly longest: number
  readonly months: number
}

export interface Guide {
  readonly brief: Brief
  readonly passages: readonly Passage[]
  readonly drawn: readonly Drawn[]
  readonly paths: readonly PathTaken[]
  readonly recommended: HairPath
  readonly chapters: readonly ChapterId[]
  /** ISO days of visits, cares and the person's own day. */
  readonly tasks: readonly { readonly id: string; readonly at: string }[]
  readonly events: readonly string[]
  /** Nothing leaves before a person has read it. */
  readonly isHeld: boolean
}

/** Twins are compared often. */
const made = new WeakMap<Brief, Guide>()

/** @throws MissingEvidenceError when nothing is known of the face */
export function guideOf(brief: Brief): Guide {
  const guide = made.get(brief) ?? makeGuide(brief)
  made.set(brief, guide)
  return guide
}

function makeGuide(brief: Brief): Guide {
  const analysis = analyse(brief)
  const note = brief.form.observations
  const own = plainLetters(note ?? '')
  return {
    brief,
    passages: passagesOf(analysis).map(({ page, text, isAdvice }) => ({
      page,
      isAdvice,
      text: withoutQuotes(plainLetters(text).replace(/\s+/g, ' '), own),
    })),
    drawn: drawnIn(analysis),
    ...pathsOf(brief),
    chapters: analysis.chapters.map(({ id }) => id),
    tasks: analysis.calendar.flatMap(({ tasks }) => tasks.map(({ id, at }) => ({ id, at }))),
    events: analysis.calendar.flatMap(({ events }) => events),
    isHeld: needsPerson(note, brief.at, brief.facts) || leavesUnmet(brief),
  }
}

function passagesOf(analysis: Analysis): Passage[] {
  const passage =
    (page: GuidePage, isAdvice = true) =>
    (text: string): Passage => ({ page, text, isAdvice })
  const { salonCard: card, calendar, cares } = analysis
  return [
    ...analysis.chapters.flatMap((chapter) => [
      ...adviceTexts(chapter).map(passage(chapter.id, !REFERENCE.includes(chapter.id))),
      ...refusedCells(chapter).map(passage(chapter.id, false)),
      ...chapter.avoid.map(({ what, why }) => `${what}: ${why}`).map(passage(chapter.id, false)),
    ]),
    ...[card.title, card.ask, ...card.marks, ...card.sizes, ...card.after, ...card.others.map(({ ask }) => ask)].map(
      passage('cartao'),
    ),
    ...[...card.avoid, card.allergies ?? ''].map(passage('cartao', false)),
    ...calendar.flatMap(({ name, tasks, events, note }) =>
      [
        ...tasks.map(({ what, when }) => `${name}: ${what}, ${when}`),
        ...events.map((event) => `${name}: o seu dia, ${shortDate(event)}`),
        note,
      ].map(passage('calendario')),
    ),
    ...cares.map(({ what, interval, why }) => `${what}, ${interval}: ${why}`).map(passage('calendario')),
  ].filter(({ text }) => text !== '')
}

/** What to avoid, and what words mean. */
const REFERENCE: readonly ChapterId[] = ['evitar', 'fontes']

/** The card's table sets what to avoid beside what to do. */
const isRefusedColumn = ({ columns }: Table, at: number): boolean => /evite/i.test(columns[at] ?? '')
const refusedCells = ({ tables }: Chapter): string[] =>
  tables.flatMap((table) => table.rows.flatMap((row) => row.filter((_, at) => isRefusedColumn(table, at))))

/** A row and a list's item are one passage. */
const adviceTexts = (c: Chapter): string[] => [
  c.title,
  c.lead,
  ...c.quotes,
  ...c.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ...c.lists.flatMap(({ title, items }) => [title, ...items.map(({ what, why }) => `${what}: ${why}`)]),
  ...c.tables.flatMap((table) => [
    table.title,
    ...table.rows.map((row) => row.filter((_, at) => !isRefusedColumn(table, at)).join(', ')),
    table.note ?? '',
  ]),
  ...c.figures.flatMap((figure) =>
    figure.kind === 'portrait'
      ? [`${figure.label}: ${figure.caption}`]
      : figure.kind === 'seen'
        ? [figure.caption, ...figure.details.map(({ caption }) => caption)]
        : figure.kind === 'lines'
          ? [figure.caption, ...figure.lines]
          : figure.kind === 'on-photo'
            ? [figure.caption, ...figure.labels, figure.beside.lead, figure.beside.note]
            : [figure.caption],
  ),
  c.origin,
]

/** What stands in quotation marks and is the person's own, also where `[…]` marks what was left out. */
export function withoutQuotes(text: string, note: string): string {
  const own = note.replace(/\s+/g, ' ')
  const isOwn = (part: string): boolean =>
    own.includes(
      part
        .trim()
        .replace(/^…|[…,.]+$/g, '')
        .trim(),
    )
  return text.replace(/[“"«]([^”"»]+)[”"»]/g, (quoted, words: string) =>
    words.split('[…]').every(isOwn) ? ' ' : quoted,
  )
}

function drawnIn(analysis: Analysis): Drawn[] {
  const { chapters, salonCard, hair, face } = analysis
  const looks = chapters.flatMap(({ id, figures, spare = [] }) =>
    [...figures, ...spare].flatMap((figure): { page: GuidePage; look: Look; view?: View }[] =>
      figure.kind === 'portrait'
        ? [{ page: id, look: figure.look, view: figure.view }]
        : figure.kind === 'on-photo'
          ? [{ page: id, look: figure.look }]
          : [],
    ),
  )
  const shape = face.primary
  const onCard = { page: 'cartao' as const, look: { shape, cut: salonCard.cut } }
  const onPaths = HAIR_PATHS.map((path) => ({ page: 'cabelo' as const, look: { shape, cut: hair[path].cut } }))
  const isCut = chapters.some(({ id }) => id === 'cabelo')
  const all: { page: GuidePage; look: Look; view?: View }[] = [...looks, onCard, ...(isCut ? onPaths : [])]
  return [
    { page: 'capa', options: traitsOf(analysis) },
    ...all.map(({ page, look, view }) => ({ page, options: optionsTrying(analysis, look, view) })),
  ]
}

function pathsOf(brief: Brief): Pick<Guide, 'paths' | 'recommended'> {
  const { cuts } = readBrief(brief)
  const { cm = null, sidesCm = null } = brief.today ?? {}
  return {
    recommended: cuts.recommended,
    paths: HAIR_PATHS.map((path) => {
      const { cut, monthsToGrow: months } = cuts[path]
      const left = (length: number, today: number | null) => {
        if (today === null) return length
        if (cut.takesNothing) return today
        return months > 0 ? length : Math.min(length, today)
      }
      const [front, sides, nape] = cut.centimetres
      const ends = { front: left(front, cm), sides: left(sides, sidesCm) }
      // Nobody measures the nape.
      const longest = Math.max(ends.front, ends.sides, left(nape, cm))
      return { path, cut, months, ...ends, longest }
    }),
  }
}
