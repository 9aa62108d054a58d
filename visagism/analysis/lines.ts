/**
 * The short lines of a chapter and of the salon card, each of which a visagist may reword or take out: list items, table rows, quotes,
 * captions; and the places where she may add one. Running text is edited whole, elsewhere.
 */
import { CARD_HEADINGS } from '../card/kept-on-card.ts'
import type { SalonCard } from '../card/salon-card.ts'
import type { Chapter, Figure } from '../chapters/chapter.ts'
import { counted } from '../chapters/left-out.ts'
import { CARD_FACTS_TITLE, factsList } from '../chapters/salon-card.ts'
import type { Reasoned, ReasonedList } from '../knowledge/reasoned.ts'

export type EditableLine = {
  /** `lists.0.items.1.why`, `tables.0.rows.2.1`, `card.avoid.0` */
  readonly path: string
  /** The title it stands under. */
  readonly where: string
  readonly engine: string
  /** Taken out, its whole item or row goes. */
  readonly canLeave: boolean
}

/** Where a line can be added: a list, what to avoid, a section or a heading of the card's band: `lists.0`, `sections.1`, `card.facts.Fica`. `engine`: its title. */
export type LinePlace = Pick<EditableLine, 'path' | 'engine'>

/** `engine`: the words it replaced. Null takes the line out. */
export type OwnLine = {
  readonly path: string
  readonly engine: string
  readonly words: string | null
  /** The id of a line that she added: `path` and `engine` are those of its place. */
  readonly added?: string | undefined
}

type Say = {
  /** What stands in place of a line; null: it goes. */
  readonly line: (line: EditableLine) => string | null
  /** The lines added there. */
  readonly at: (place: LinePlace) => readonly string[]
}

/** A cell without words. */
const NOTHING = '—'

function saidIn(say: Say, path: string, where: string, engine: string, canLeave: boolean): string | null {
  return engine === '' || engine === NOTHING ? engine : say.line({ path, where, engine, canLeave })
}

const kept = (words: string | null, engine: string): string => words ?? engine

const reasonedIn = (say: Say, path: string, where: string, items: readonly Reasoned[]): Reasoned[] =>
  items.flatMap((item, at) => {
    const what = saidIn(say, `${path}.${at}.what`, where, item.what, true)
    const why = saidIn(say, `${path}.${at}.why`, where, item.why, true)
    return what === null || why === null ? [] : [{ ...item, what, why }]
  })

const AVOID = 'Evite'

/** Hers stand last. */
function reasonedWith(say: Say, place: LinePlace, path: string, items: readonly Reasoned[]): Reasoned[] {
  const own = say.at(place).map((words): Reasoned => ({ what: words, why: '', own: true }))
  return [...reasonedIn(say, path, place.engine, items), ...own]
}

function listWith(say: Say, { title, items }: ReasonedList, at: number): ReasonedList {
  const now = reasonedWith(say, { path: `lists.${at}`, engine: title }, `lists.${at}.items`, items)
  return { title: counted(title, items.length, now.length), items: now }
}

function figureWith(say: Say, figure: Figure, at: number): Figure {
  const captioned = {
    ...figure,
    caption: kept(saidIn(say, `figures.${at}.caption`, 'Legenda', figure.caption, false), figure.caption),
  }
  if (captioned.kind !== 'seen') return captioned
  const details = captioned.details.map((detail, index) => ({
    ...detail,
    caption: kept(
      saidIn(say, `figures.${at}.details.${index}.caption`, 'Legenda', detail.caption, false),
      detail.caption,
    ),
  }))
  return { ...captioned, details }
}

const sectionsWith = (say: Say, { sections }: Chapter): Chapter['sections'] =>
  sections.map((section, at) => {
    const own = say.at({ path: `sections.${at}`, engine: section.heading })
    return own.length === 0 ? section : { ...section, paragraphs: [...section.paragraphs, ...own], own }
  })

function walk(chapter: Chapter, say: Say): Chapter {
  return {
    ...chapter,
    // Those of the letter are the person's own words.
    quotes:
      chapter.id === 'carta'
        ? chapter.quotes
        : chapter.quotes.flatMap((quote, at) => saidIn(say, `quotes.${at}`, 'Frase em destaque', quote, true) ?? []),
    sections: sectionsWith(say, chapter),
    lists: chapter.lists.map((one, at) => listWith(say, one, at)).filter(({ items }) => items.length > 0),
    avoid:
      chapter.avoid.length === 0 ? [] : reasonedWith(say, { path: 'avoid', engine: AVOID }, 'avoid', chapter.avoid),
    tables: chapter.tables
      .map((table, at) => {
        const note = table.note
          ? saidIn(say, `tables.${at}.note`, `${table.title}, nota`, table.note, true)
          : (table.note ?? null)
        const { note: _before, ...rest } = table
        return {
          ...rest,
          rows: table.rows.flatMap((row, index) => {
            const cells = row.map((cell, column) =>
              saidIn(
                say,
                `tables.${at}.rows.${index}.${column}`,
                [table.title, table.columns[column]].filter(Boolean).join(', '),
                cell,
                true,
              ),
            )
            const stays = cells.filter((cell) => cell !== null)
            return stays.length === cells.length ? [stays] : []
          }),
          ...(note === null ? {} : { note }),
        }
      })
      .filter(({ rows }) => rows.length > 0),
    figures: chapter.figures.map((figure, at) => figureWith(say, figure, at)),
  }
}

/** The band joins its lines with commas and ends with a stop. */
const unstopped = (words: string): string => words.replace(/[\s.;,]+$/, '')

function walkCard(card: SalonCard, say: Say): SalonCard {
  const all = (name: 'marks' | 'sizes' | 'avoid' | 'after', where: string, canLeave: boolean): string[] =>
    card[name].flatMap((words, at) => {
      const said = saidIn(say, `card.${name}.${at}`, where, words, canLeave)
      return said === null ? (canLeave ? [] : [words]) : [said]
    })
  return {
    ...card,
    ask: kept(saidIn(say, 'card.ask', 'Peça assim', card.ask, false), card.ask),
    marks: all('marks', 'No desenho', false),
    sizes: all('sizes', 'Medidas', false),
    avoid: all('avoid', 'Evite', true),
    after: all('after', 'Depois', true),
    facts: CARD_HEADINGS.map((heading) => {
      const items = card.facts.find((one) => one.heading === heading)?.items ?? []
      const path = `card.facts.${heading}`
      return {
        heading,
        items: [
          ...items.flatMap((item, at) => saidIn(say, `${path}.${at}`, heading, item, true) ?? []),
          ...say.at({ path, engine: heading }),
        ].map(unstopped),
      }
    }).filter(({ items }) => items.length > 0),
    others: card.others.map((other, at) => ({
      ...other,
      ask: kept(saidIn(say, `card.others.${at}.ask`, other.title, other.ask, false), other.ask),
    })),
  }
}

/** The chapter of the card says the card's lines: they are changed on the card. */
export const isCardChapter = ({ id }: Pick<Chapter, 'id'>): boolean => id === 'cartao'

function collected(chapter: Chapter, card: SalonCard): { lines: EditableLine[]; places: LinePlace[] } {
  const lines: EditableLine[] = []
  const places: LinePlace[] = []
  const collect: Say = {
    line: (line) => {
      lines.push(line)
      return line.engine
    },
    at: (place) => {
      places.push(place)
      return []
    },
  }
  if (isCardChapter(chapter)) {
    walkCard(card, collect)
    sectionsWith(collect, chapter)
  } else walk(chapter, collect)
  return { lines, places: places.filter(({ engine }) => engine !== '') }
}

export const linesOf = (chapter: Chapter, card: SalonCard): EditableLine[] => collected(chapter, card).lines

/** Where a line can be added: lists, what to avoid, sections, and every heading of the card's band. */
export const linePlacesOf = (chapter: Chapter, card: SalonCard): LinePlace[] => collected(chapter, card).places

/** `lists.1.items.3.why` → `lists.items.why`: a line that only moved is found again by its words. */
const kindOf = (path: string): string => path.replace(/\.\d+/g, '')

/** Where each stands now, of lines or places; null: the engine's words changed since, or are gone. */
export function placeOf<T extends LinePlace>(own: OwnLine, lines: readonly T[]): T | null {
  const same = lines.filter(({ engine }) => engine === own.engine)
  const there = same.find(({ path }) => path === own.path)
  if (there) return there
  const moved = same.filter(({ path }) => kindOf(path) === kindOf(own.path))
  return moved.length === 1 ? (moved[0] ?? null) : null
}

/** Not applied: what they replaced, or the place they were added to, is no longer said. */
export function droppedLines(chapter: Chapter, card: SalonCard, own: readonly OwnLine[]): OwnLine[] {
  const { lines, places } = collected(chapter, card)
  return own.filter((line) => placeOf(line, line.added === undefined ? lines : places) === null)
}

/** Those that stand in a place, in the order in which they were added. */
export const addedAt = (
  { path }: LinePlace,
  places: readonly LinePlace[],
  own: readonly OwnLine[],
): { readonly id: string; readonly words: string }[] =>
  own.flatMap((line) =>
    line.added !== undefined && line.words !== null && placeOf(line, places)?.path === path
      ? [{ id: line.added, words: line.words }]
      : [],
  )

function sayOwn(chapter: Chapter, card: SalonCard, own: readonly OwnLine[]): Say {
  const { lines, places } = collected(chapter, card)
  const words = new Map(
    own.filter(({ added }) => added === undefined).map((line) => [placeOf(line, lines)?.path, line.words]),
  )
  return {
    line: ({ path, engine, canLeave }) => {
      const said = words.get(path)
      return said === undefined || (said === null && !canLeave) ? engine : said
    },
    at: (place) => addedAt(place, places, own).map((line) => line.words),
  }
}

export const withOwnLines = (chapter: Chapter, card: SalonCard, own: readonly OwnLine[]): Chapter =>
  own.length === 0 || isCardChapter(chapter) ? chapter : walk(chapter, sayOwn(chapter, card, own))

/** @returns the card, and its chapter saying the same */
export function withOwnCard(chapter: Chapter, card: SalonCard, own: readonly OwnLine[]): [SalonCard, Chapter] {
  if (own.length === 0) return [card, chapter]
  const say = sayOwn(chapter, card, own)
  const now = walkCard(card, say)
  return [now, followCard({ ...chapter, sections: sectionsWith(say, chapter) }, card, now)]
}

function followCard(chapter: Chapter, before: SalonCard, now: SalonCard): Chapter {
  const others = new Map(before.others.map(({ ask }, at) => [ask, now.others[at]?.ask ?? ask]))
  return {
    ...chapter,
    lead: chapter.lead === before.ask ? now.ask : chapter.lead,
    lists: [
      ...factsList(now),
      ...chapter.lists
        .filter(({ title }) => title !== CARD_FACTS_TITLE)
        .map(({ title, items }) => ({
          title,
          items: items.map((item) => ({ ...item, why: others.get(item.why) ?? item.why })),
        })),
    ],
    tables: chapter.tables.map((table) => ({
      ...table,
      rows: [...Array(Math.max(now.avoid.length, now.after.length)).keys()].map((at) => [
        now.sizes[at] ?? NOTHING,
        now.avoid[at] ?? NOTHING,
        now.after[at] ?? NOTHING,
      ]),
    })),
    figures: chapter.figures.map((figure) =>
      figure.caption === before.marks.join('; ') ? { ...figure, caption: now.marks.join('; ') } : figure,
    ),
  }
}
