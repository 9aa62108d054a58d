/** Lays each chapter out airy and dense, with several plate heights, and keeps the calmest of each length. */
import type { Chapter } from '#visagism/chapters/chapter.ts'
import type { Block, StackedPage } from '../block.ts'
import { columnsBlock } from '../blocks/columns.ts'
import { originNote, placeOrigin } from '../blocks/origin.ts'
import { avoidBlock, reasonedBlock } from '../blocks/reasoned.ts'
import { quoteBlock, sectionBlock } from '../blocks/section.ts'
import { tableBlock } from '../blocks/table.ts'
import type { Density, Draft } from '../blocks/draft.ts'
import { BOTTOM, TOP } from '../grid.ts'
import type { Opening, OpeningFor } from '../blocks/opening.ts'
import type { PageContext } from '../page-context.ts'
import { Page, tagged, type Tag } from '../page.ts'
import { splitLongLead } from '../split-long-lead.ts'
import { TYPE } from '../type-styles.ts'
import { badnessOf, stackPages } from '../stack.ts'

const DENSITIES: readonly Density[] = ['airy', 'dense', 'tight', 'packed']
/** Three columns are harder to read, and small ones more so. */
const COST: Readonly<Record<Density, number>> = { airy: 0, dense: 0.1, tight: 0.34, packed: 0.6 }
export type Layout = {
  readonly pages: readonly StackedPage[]
  readonly badness: number
  /** If not, the last page may show it. */
  readonly showsQuote: boolean
}

export function draftChapter(context: PageContext, given: Chapter, index: number, openingFor: OpeningFor): Draft {
  const chapter = splitLongLead(given)
  const sect = tagged('Sect', null, { title: chapter.title })
  const opening = openingFor(context, chapter, sect, index)
  return {
    chapter,
    index,
    sect,
    opening,
    origin: originNote(context.setting, sect, chapter.origin),
    bodies: {
      airy: bodyBlocks(context, opening, sect, 'airy'),
      dense: bodyBlocks(context, opening, sect, 'dense'),
      tight: bodyBlocks(context, opening, sect, 'tight'),
      packed: bodyBlocks(context, opening, sect, 'packed'),
    },
  }
}

export function layoutsOf(draft: Draft): Layout[] {
  const options = { foot: draft.origin.height }
  return calmestOfEachLength(
    DENSITIES.flatMap((density) =>
      draft.opening.heights.map((height) => {
        const pages = stackPages(blocksOf(draft, density, height), options)
        return {
          pages,
          badness: badnessOf(pages, options) + COST[density] + (draft.opening.cost?.(height) ?? 0),
          showsQuote: density === 'airy' || draft.opening.usesQuote,
        }
      }),
    ),
  )
}

const blocksOf = ({ opening, bodies }: Draft, density: Density, height: number): Block[] => [
  ...opening.blocks(height),
  ...bodies[density],
  ...(opening.closing ?? []),
]

function calmestOfEachLength(layouts: readonly Layout[]): Layout[] {
  const best = new Map<number, Layout>()
  for (const layout of layouts) {
    const known = best.get(layout.pages.length)
    if (!known || layout.badness < known.badness - 0.001) best.set(layout.pages.length, layout)
  }
  return [...best.values()].toSorted((a, b) => a.pages.length - b.pages.length)
}

/** A chapter with the room left on its last sheet. */
export type PlacedChapter = {
  readonly draft: Draft
  readonly sheets: readonly Page[]
  readonly end: { readonly y: number; readonly room: number }
  /** The quote, if no page shows it yet. */
  readonly quote: string | null
}

/** Two plates side by side would read as one picture cut in two. */
const NEARLY = 12
const plateOf = ({ pages: [first] }: Layout) => first?.placed[0]?.block.plate
export function platesFace(left: Layout, right: Layout): boolean {
  const [one, other] = [plateOf(left), plateOf(right)]
  return left.pages.length === 1 && one !== undefined && other !== undefined && Math.abs(one.top - other.top) < NEARLY
}

/** @param isMirrored its plate bleeds off the right edge, beside a page whose plate bleeds off the left */
export function placeLayout(
  context: PageContext,
  draft: Draft,
  { pages, showsQuote }: Layout,
  isMirrored = false,
): PlacedChapter {
  const { chapter, origin } = draft
  let end = { y: BOTTOM, room: 0 }
  const sheets = pages.map((page, number) => {
    const isFirst = number === 0
    const sheet = new Page({
      owner: context.owner,
      head: chapter.head,
      anchors: isFirst ? [{ name: chapter.id, title: entryTitle(chapter), y: TOP }] : [],
    })
    for (const { block, y } of page.placed) {
      const place = (isMirrored && block.plate?.mirrored) || block.place
      place(sheet, y)
    }
    if (number === pages.length - 1)
      end = { y: page.bottom, room: BOTTOM - (isFirst ? origin.height : 0) - page.bottom }
    if (isFirst) placeOrigin(sheet, origin)
    return sheet
  })
  return { draft, sheets, end, quote: showsQuote ? null : (chapter.quotes[0] ?? null) }
}

/** Adds its role, since two chapters may share one cut's name. */
export function entryTitle({ id, head, title }: Chapter): string {
  return id === 'cartao' || id.startsWith('cabelo-') ? `${head}: ${lowerFirst(title)}` : title
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)

const SETTINGS = {
  airy: { text: TYPE.body, quiet: TYPE.bodyQuiet, padding: 6.4, spread: 'railed', above: 1 },
  dense: { text: TYPE.body, quiet: TYPE.bodyQuiet, padding: 5.8, spread: 'wide', above: 1 },
  tight: { text: TYPE.bodyTight, quiet: TYPE.quietTight, padding: 4, spread: 'wide', above: 0.7 },
  packed: {
    text: TYPE.bodyTight,
    quiet: TYPE.quietTight,
    padding: 2.6,
    spread: 'wide',
    above: 0.5,
    white: { top: 5, bottom: 6 },
  },
} as const

function bodyBlocks({ setting }: PageContext, { rest, usesQuote }: Opening, sect: Tag, density: Density): Block[] {
  const sections = rest.sections.filter((section) => section.paragraphs.length > 0)
  const quote = usesQuote ? undefined : rest.quotes[0]
  const isAiry = density === 'airy'
  const { text, padding, above, ...list } = SETTINGS[density]
  const blocks: Block[] = !isAiry && sections.length > 0 ? [columnsBlock(setting, sect, sections, text)] : []
  if (isAiry) {
    const length = (paragraphs: readonly string[]) => paragraphs.join('').length
    const longest = sections.toSorted((a, b) => length(b.paragraphs) - length(a.paragraphs))[0]
    for (const section of sections) {
      const hangs = section === longest && quote !== undefined && length(section.paragraphs) > 420
      blocks.push(sectionBlock(setting, sect, { ...section, ...(hangs ? { quote } : {}) }))
    }
  }
  for (const advice of rest.lists) if (advice.items.length > 0) blocks.push(reasonedBlock(setting, sect, advice, list))
  for (const table of rest.tables) if (table.rows.length > 0) blocks.push(tableBlock(setting, sect, table, padding))
  if (rest.avoid.length > 0) blocks.push(avoidBlock(setting, sect, rest.avoid, list))
  if (sections.length === 0 && quote !== undefined) blocks.unshift(quoteBlock(setting, sect, quote))
  return blocks.map((block) => ({ ...block, above: block.above * above }))
}
