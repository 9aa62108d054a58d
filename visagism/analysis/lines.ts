/**
 * The short lines of a chapter and of the salon card, each of which a visagist may reword or take out: list items, table rows, quotes,
 * captions. Running text is edited whole, elsewhere.
 */
import type { SalonCard } from '../card/salon-card.ts'
import type { Chapter, Figure } from '../chapters/chapter.ts'
import { list } from '../knowledge/pt.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'

export type EditableLine = {
  /** `lists.0.items.1.why`, `tables.0.rows.2.1`, `card.avoid.0` */
  readonly path: string
  /** The title it stands under. */
  readonly where: string
  readonly engine: string
  /** Taken out, its whole item or row goes. */
  readonly canLeave: boolean
}

/** `engine`: the words it replaced. Null takes the line out. */
export type OwnLine = { readonly path: string; readonly engine: string; readonly words: string | null }

/** What stands in place of a line; null: it goes. */
type Say = (line: EditableLine) => string | null

/** A cell without words. */
const NOTHING = '—'

function saidIn(say: Say, path: string, where: string, engine: string, canLeave: boolean): string | null {
  return engine === '' || engine === NOTHING ? engine : say({ path, where, engine, canLeave })
}

const kept = (words: string | null, engine: string): string => words ?? engine

const reasonedIn = (say: Say, path: string, where: string, items: readonly Reasoned[]): Reasoned[] =>
  items.flatMap((item, at) => {
    const what = saidIn(say, `${path}.${at}.what`, where, item.what, true)
    const why = saidIn(say, `${path}.${at}.why`, where, item.why, true)
    return what === null || why === null ? [] : [{ ...item, what, why }]
  })

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

function walk(chapter: Chapter, say: Say): Chapter {
  return {
    ...chapter,
    // Those of the letter are the person's own words.
    quotes:
      chapter.id === 'carta'
        ? chapter.quotes
        : chapter.quotes.flatMap((quote, at) => saidIn(say, `quotes.${at}`, 'Frase em destaque', quote, true) ?? []),
    lists: chapter.lists
      .map(({ title, items }, at) => ({ title, items: reasonedIn(say, `lists.${at}.items`, title, items) }))
      .filter(({ items }) => items.length > 0),
    avoid: reasonedIn(say, 'avoid', 'Evite', chapter.avoid),
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
    facts: card.facts
      .map(({ heading, items }) => ({
        heading,
        items: items.flatMap((item, at) => saidIn(say, `card.facts.${heading}.${at}`, heading, item, true) ?? []),
      }))
      .filter(({ items }) => items.length > 0),
    others: card.others.map((other, at) => ({
      ...other,
      ask: kept(saidIn(say, `card.others.${at}.ask`, other.title, other.ask, false), other.ask),
    })),
  }
}

/** The chapter of the card says the card's lines: they are changed on the card. */
export const isCardChapter = ({ id }: Pick<Chapter, 'id'>): boolean => id === 'cartao'

export function linesOf(chapter: Chapter, card: SalonCard): EditableLine[] {
  const lines: EditableLine[] = []
  const collect: Say = (line) => {
    lines.push(line)
    return line.engine
  }
  if (isCardChapter(chapter)) walkCard(card, collect)
  else walk(chapter, collect)
  return lines
}

/** `lists.1.items.3.why` → `lists.items.why`: a line that only moved is found again by its words. */
const kindOf = (path: string): string => path.replace(/\.\d+/g, '')

/** Where each stands now; null: the engine's words changed since, or are gone. */
export function placeOf(own: OwnLine, lines: readonly EditableLine[]): EditableLine | null {
  const same = lines.filter(({ engine }) => engine === own.engine)
  const there = same.find(({ path }) => path === own.path)
  if (there) return there
  const moved = same.filter(({ path }) => kindOf(path) === kindOf(own.path))
  return moved.length === 1 ? (moved[0] ?? null) : null
}

/** Not applied: what they replaced is no longer said. */
export const droppedLines = (chapter: Chapter, card: SalonCard, own: readonly OwnLine[]): OwnLine[] =>
  own.filter((line) => placeOf(line, linesOf(chapter, card)) === null)

function sayOwn(lines: readonly EditableLine[], own: readonly OwnLine[]): Say {
  const words = new Map(own.flatMap((line) => [[placeOf(line, lines)?.path, line.words] as const]))
  return ({ path, engine, canLeave }) => {
    const said = words.get(path)
    return said === undefined || (said === null && !canLeave) ? engine : said
  }
}

export const withOwnLines = (chapter: Chapter, card: SalonCard, own: readonly OwnLine[]): Chapter =>
  own.length === 0 || isCardChapter(chapter) ? chapter : walk(chapter, sayOwn(linesOf(chapter, card), own))

/** @returns the card, and its chapter saying the same */
export function withOwnCard(chapter: Chapter, card: SalonCard, own: readonly OwnLine[]): [SalonCard, Chapter] {
  if (own.length === 0) return [card, chapter]
  const now = walkCard(card, sayOwn(linesOf(chapter, card), own))
  return [now, followCard(chapter, card, now)]
}

function followCard(chapter: Chapter, before: SalonCard, now: SalonCard): Chapter {
  const others = new Map(before.others.map(({ ask }, at) => [ask, now.others[at]?.ask ?? ask]))
  const facts = new Map(
    before.facts.map(({ heading, items }) => [list(items), now.facts.find((one) => one.heading === heading)?.items]),
  )
  return {
    ...chapter,
    lead: chapter.lead === before.ask ? now.ask : chapter.lead,
    lists: chapter.lists
      .map(({ title, items }) => ({
        title,
        items: items.flatMap((item) => {
          if (!facts.has(item.why)) return [{ ...item, why: others.get(item.why) ?? item.why }]
          const said = facts.get(item.why)
          return said ? [{ ...item, why: list(said) }] : []
        }),
      }))
      .filter(({ items }) => items.length > 0),
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
