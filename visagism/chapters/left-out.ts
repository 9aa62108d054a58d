/** Takes out of a written chapter every sentence, entry, row and drawing that says what must not be said. Nothing is reworded. */
import { chapter, type Chapter, type Figure, type PortraitFigure } from './chapter.ts'

export type Refused = {
  readonly says: (text: string) => boolean
  /** Drawings that show it. */
  readonly shows?: (figure: PortraitFigure) => boolean
}

/** Without looking behind, which older Safaris cannot: the desk reads this file too. */
export const sentencesOf = (text: string): string[] => text.replace(/([.!?])\s+(?=[\p{Lu}“"])/gu, '$1\n').split('\n')

/** “Ela é que decide”, “Com isso”: of what was said just before. */
const POINTS_BACK =
  /^(?:(?:E|Mas) )?(?:[Ii]sso|[Ee]l[ea]s?|(?:[Nn]|[Dd])el[ea]s?|[Cc]om (?:isso|el[ea]s?)|[Éé] (?:el[ea]|isso|nel[ea])|[Ss]ó assim|[Aa]ssim)(?=[\s,:])/

/** @returns null if nothing of the chapter is left */
export function leftOut(written: Chapter, { says, shows = () => false }: Refused): Chapter | null {
  // Each by itself: a “sem” of one sentence spares no other.
  const told = (text: string): string => {
    // Their own words, whole.
    if (text.startsWith('Você escreveu')) return text
    const sentences = sentencesOf(text)
    const isOut = sentences.map(says)
    // A sentence that refers to one left out is left out too.
    for (const [at, sentence] of sentences.entries()) if (isOut[at - 1] && POINTS_BACK.test(sentence)) isOut[at] = true
    const left = sentences.filter((_, at) => !isOut[at])
    return left.length === sentences.length ? text : left.join(' ')
  }
  const isSaid = (...texts: readonly string[]) => !texts.some(says)
  const entriesLeft = (cell: string): string =>
    cell
      .split('; ')
      .map(told)
      .filter((entry) => entry !== '')
      .join('; ') || '—'
  const sections = written.sections.flatMap(({ heading, paragraphs }) => {
    const left = paragraphs.map(told).filter((text) => text !== '')
    return left.length > 0 ? [{ heading: isSaid(heading) ? heading : 'E mais', paragraphs: left }] : []
  })
  const lists = written.lists.flatMap(({ title, items }) => {
    const left = items.filter(({ what, why }) => isSaid(what, why, `${what}: ${why}`))
    const told = isSaid(title) ? counted(title, items.length, left.length) : 'Em ordem'
    return left.length > 0 ? [{ title: told, items: left }] : []
  })
  const tables = written.tables.flatMap(({ note, ...table }) => {
    const kept = table.columns.map((column) => isSaid(column))
    // A year without one of its months is no year: there only the entry goes.
    const ofYear = table.columns[0] === 'Mês'
    const rows = table.rows
      .filter((row) => (ofYear ? isSaid(row[0] ?? '') : isSaid(...row)))
      .map((row) => row.filter((_, at) => kept[at] !== false))
      .map((row) => (ofYear ? row.map(entriesLeft) : row))
    const title = isSaid(table.title) ? counted(table.title, table.rows.length, rows.length) : 'Em resumo'
    const columns = table.columns.filter((_, at) => kept[at] !== false)
    const foot = note === undefined ? '' : told(note)
    return rows.length > 0 && columns.length > 1
      ? [{ title, columns, rows, ...(foot === '' ? {} : { note: foot }) }]
      : []
  })
  const isDrawn = (figure: PortraitFigure) => isSaid(figure.label) && !shows(figure)
  const captioned = (figure: PortraitFigure): PortraitFigure => ({ ...figure, caption: told(figure.caption) })
  const figures = written.figures.flatMap((figure): Figure[] => {
    if (figure.kind === 'portrait') return isDrawn(figure) ? [captioned(figure)] : []
    if (figure.kind === 'seen') {
      const details = figure.details.filter(({ caption }) => isSaid(caption))
      return details.length > 0 ? [{ ...figure, details }] : []
    }
    return figure.kind === 'on-photo'
      ? isSaid(figure.caption)
        ? [figure]
        : []
      : [{ ...figure, caption: told(figure.caption) }]
  })
  const quotes = written.quotes.filter((quote) => isSaid(quote))
  const avoid = written.avoid.filter(({ what, why }) => isSaid(what, why))
  if (sections.length + lists.length + tables.length + avoid.length + figures.length === 0) return null
  const recounted = written.lists.reduce((title, { items }) => {
    const left = items.filter(({ what, why }) => isSaid(what, why, `${what}: ${why}`)).length
    return left === 0 ? title : counted(title, items.length, left)
  }, written.title)
  const [entry] = lists.flatMap(({ items }) => items)
  // “O que se vê primeiro:” leads to nothing once its quote is gone.
  const isLeading = written.lead.endsWith(':') && written.quotes.length > 0 && quotes.length === 0
  const lead = isLeading
    ? ''
    : told(written.lead) || told(quotes[0] ?? '') || (entry ? `${entry.what}: ${entry.why}.` : '')
  return chapter({
    ...written,
    title: isSaid(written.title) ? recounted : written.head,
    lead,
    quotes,
    sections,
    lists,
    tables,
    avoid,
    figures,
    ...(written.spare ? { spare: written.spare.filter(isDrawn).map(captioned) } : {}),
    origin: told(written.origin),
  })
}

/** Feminine, then masculine where they differ. */
const NUMBERS: readonly (readonly [string, string])[] = [
  ['nenhuma', 'nenhum'],
  ['uma', 'um'],
  ['duas', 'dois'],
  ['três', 'três'],
  ['quatro', 'quatro'],
  ['cinco', 'cinco'],
  ['seis', 'seis'],
  ['sete', 'sete'],
  ['oito', 'oito'],
]
const NUMBER = /(^|\s)(duas|dois|três|quatro|cinco)(?=[\s,]|$)(?:\s+(\p{L}+))?/iu
/** Of one thing there is no list of so many. */
const OF_ONE = 'Para começar'

/** `Três golas` of which two are left are `Duas golas`; a title that counted something else stays. */
export function counted(title: string, before: number, after: number): string {
  const [said, gap = '', number = '', thing = ''] = NUMBER.exec(title) ?? []
  if (said === undefined || before === after || !NUMBERS[before]?.includes(number.toLowerCase())) return title
  const isFeminine = /(?:^|\s)as$/i.test(title.slice(0, title.indexOf(said))) || /(?:as|ões|partes)$/.test(thing)
  if (after === 1) return title.startsWith('E mais') ? `E mais ${isFeminine ? 'uma' : 'um'}` : OF_ONE
  const word = NUMBERS[after]?.[isFeminine ? 0 : 1] ?? number
  const cased = /^\p{Lu}/u.test(number) ? word.charAt(0).toUpperCase() + word.slice(1) : word
  return title.replace(said, gap + cased + said.slice(gap.length + number.length))
}

/** Every printed text of it, through `words`. */
export function reworded(written: Chapter, words: (text: string) => string): Chapter {
  const entries = <T extends { readonly what: string; readonly why: string }>(items: readonly T[]): T[] =>
    items.map((item) => ({ ...item, what: words(item.what), why: words(item.why) }))
  const portrait = (figure: PortraitFigure): PortraitFigure => ({
    ...figure,
    label: words(figure.label),
    caption: words(figure.caption),
  })
  return {
    ...written,
    title: words(written.title),
    lead: words(written.lead),
    quotes: written.quotes.map(words),
    sections: written.sections.map(({ heading, paragraphs }) => ({
      heading: words(heading),
      paragraphs: paragraphs.map(words),
    })),
    lists: written.lists.map(({ title, items }) => ({ title: words(title), items: entries(items) })),
    avoid: entries(written.avoid),
    tables: written.tables.map((table) => ({
      ...table,
      title: words(table.title),
      columns: table.columns.map(words),
      rows: table.rows.map((row) => row.map(words)),
    })),
    figures: written.figures.map((figure) => (figure.kind === 'portrait' ? portrait(figure) : figure)),
    ...(written.spare ? { spare: written.spare.map(portrait) } : {}),
  }
}
