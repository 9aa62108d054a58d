/** Glossary and sources. */
import type { Block } from '../block.ts'
import { entriesBlock, type Entry } from '../blocks/entries.ts'
import { textOpener } from '../blocks/opener.ts'
import { LEFT, MEASURE } from '../grid.ts'
import type { OpeningFor } from '../blocks/opening.ts'
import type { PageContext } from '../page-context.ts'
import { addedTo } from '#visagism/chapters/chapter.ts'
import { capital } from '#visagism/knowledge/pt.ts'
import { tagged, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'

export const referenceOpening: OpeningFor = (context, chapter, sect) => {
  const [words] = chapter.lists
  const [table, ...tables] = chapter.tables
  const meanings = (words?.items ?? []).map(({ what, why }): Entry => ({ term: what, meaning: why }))
  const works = groupedBySureness(table?.rows ?? [])
  return {
    heights: [0],
    rest: { ...chapter, lists: chapter.lists.slice(1), tables, sections: addedTo(chapter).sections },
    usesQuote: false,
    blocks: () => [
      textOpener(context.setting, sect, chapter.title, chapter.lead),
      ...headed(context, sect, words?.title ?? '', meanings),
      ...headed(context, sect, table?.title ?? '', works),
    ],
  }
}

/** The certainty is named once per group. */
function groupedBySureness(rows: readonly (readonly string[])[]): Entry[] {
  const groups = new Map<string, string[]>()
  for (const [title = '', certainty = ''] of rows) groups.set(certainty, [...(groups.get(certainty) ?? []), title])
  return [...groups].map(([certainty, titles]) => ({ term: capital(certainty), meaning: `${titles.join('; ')}.` }))
}

const TO_ENTRIES = 10

/** One block, so that the heading is never left alone. */
function headed({ setting }: PageContext, sect: Tag, title: string, entries: readonly Entry[]): Block[] {
  if (entries.length === 0) return []
  const heading = setting.lines(title, TYPE.h2, MEASURE)
  const tag = tagged('H2', sect)
  const under = (list: Block): Block => {
    const top = heading.length * TYPE.h2.leading + TO_ENTRIES
    return {
      height: top + list.height,
      above: 24,
      place: (page, y) => {
        page.lines(tag, heading, TYPE.h2, LEFT, y)
        list.place(page, y + top)
      },
      split: (room) => {
        const parts = list.split?.(room - top)
        return parts ? [under(parts[0]), parts[1]] : null
      },
    }
  }
  return [under(entriesBlock(setting, sect, entries))]
}
