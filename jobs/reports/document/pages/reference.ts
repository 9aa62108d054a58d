/** Glossary and sources: pages to look things up in, three columns of short entries. */
import { entriesBlock, type Entry } from '../blocks/entries.ts'
import { textOpener } from '../blocks/opener.ts'
import { columnsBlock } from '../blocks/columns.ts'
import type { OpeningFor } from '../opening.ts'

export const glossaryOpening: OpeningFor = (press, chapter, sect) => {
  const entries = chapter.lists.flatMap((list) => list.items).map(({ what, why }) => ({ term: what, meaning: why }))
  return {
    heights: [0],
    rest: { ...chapter, lists: [] },
    usesQuote: false,
    blocks: () => [
      textOpener(press.setting, sect, chapter.title, chapter.lead),
      ...(entries.length > 0 ? [entriesBlock(press.setting, sect, entries)] : []),
    ],
  }
}

export const sourcesOpening: OpeningFor = (press, chapter, sect) => {
  const [table, ...tables] = chapter.tables
  const entries = (table?.rows ?? []).map(([certainty = '', title = '', supports = '']): Entry => ({
    term: title,
    meaning: `${supports.replace(/\.$/, '')}. Certeza ${certainty}.`,
  }))
  return {
    heights: [0],
    rest: { ...chapter, tables, sections: [] },
    usesQuote: false,
    blocks: () => [
      textOpener(press.setting, sect, chapter.title, chapter.lead),
      ...(chapter.sections.length > 0 ? [columnsBlock(press.setting, sect, chapter.sections)] : []),
      ...(entries.length > 0 ? [entriesBlock(press.setting, sect, entries)] : []),
    ],
  }
}
