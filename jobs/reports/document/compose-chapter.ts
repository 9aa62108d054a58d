/**
 * Chapters into pages. Each is laid out several ways, airy and dense, with its plate at several heights, alone and running on
 * into the next; the calmest of each length is kept, and the whole document then chooses among them.
 */
import type { Chapter } from '#visagism/chapter.ts'
import type { Block, Piece, StackedPage } from './block.ts'
import { columnsBlock } from './blocks/columns.ts'
import { originBlock, originNote, placeOrigin } from './blocks/origin.ts'
import { avoidBlock, reasonedBlock } from './blocks/reasoned.ts'
import { quoteBlock, sectionBlock } from './blocks/section.ts'
import { tableBlock } from './blocks/table.ts'
import { tailBlock } from './blocks/tail.ts'
import type { Density, Draft } from './draft.ts'
import { BOTTOM } from './grid.ts'
import type { Opening, OpeningFor } from './opening.ts'
import type { Press } from './press.ts'
import { Sheet, tagged, type Tag } from './sheet.ts'
import { tameChapter } from './tame-chapter.ts'
import { TYPE } from './type-styles.ts'
import { badnessOf, stackPages } from './stack.ts'

const DENSITIES: readonly Density[] = ['airy', 'dense', 'tight']
/** Three columns read a little harder than two, small ones harder still: a page must win something by them. */
const COST: Readonly<Record<Density, number>> = { airy: 0, dense: 0.1, tight: 0.34 }
/** A chapter deserves its own page when there is one to give. */
const SHARED_COST = 0.3

export type Layout = {
  readonly pages: readonly StackedPage[]
  readonly badness: number
  /** Whether the body shows the chapter's quote; if not, the last page may. */
  readonly showsQuote: boolean
}

export function draftChapter(press: Press, given: Chapter, index: number, openingFor: OpeningFor): Draft {
  const chapter = tameChapter(given)
  const sect = tagged('Sect', null, { title: chapter.title })
  const opening = openingFor(press, chapter, sect, index)
  return {
    chapter,
    index,
    sect,
    opening,
    origin: originNote(press.setting, sect, chapter.origin),
    bodies: {
      airy: bodyBlocks(press, opening, sect, 'airy'),
      dense: bodyBlocks(press, opening, sect, 'dense'),
      tight: bodyBlocks(press, opening, sect, 'tight'),
    },
  }
}

/** The best layout of each length for one chapter on pages of its own. */
export function layoutAlone(draft: Draft): Layout[] {
  const options = { foot: draft.origin.height }
  return calmestOfEachLength(
    DENSITIES.flatMap((density) =>
      draft.opening.heights.map((height) => {
        const pages = stackPages(piecesOf(draft, density, height), options)
        return {
          pages,
          badness: badnessOf(pages, options) + COST[density] + (draft.opening.cost?.(height) ?? 0),
          showsQuote: density === 'airy' || draft.opening.usesQuote,
        }
      }),
    ),
  )
}

/** Most chapters that may run on one from another. */
export const MOST_TOGETHER = 6

/** The best layout of each length for neighbours, each beginning where the one before ends. */
export function layoutTogether(drafts: readonly Draft[]): Layout[] {
  const options = { foot: 0 }
  return calmestOfEachLength(
    DENSITIES.flatMap((density) =>
      combinations(drafts.map(({ opening }) => fewHeights(opening.heights, drafts.length))).map((heights) => {
        const pieces = drafts.flatMap((draft, index) => [
          ...piecesOf(draft, density, heights[index] ?? 0),
          ...originPieces(draft),
        ])
        const pages = stackPages(pieces, options)
        const cost =
          SHARED_COST * (drafts.length - 1) +
          COST[density] * drafts.length +
          drafts.reduce((sum, { opening }, index) => sum + (opening.cost?.(heights[index] ?? 0) ?? 0), 0)
        return {
          pages,
          badness: badnessOf(pages, options) + cost,
          showsQuote: density === 'airy' || drafts.at(-1)?.opening.usesQuote === true,
        }
      }),
    ),
  )
}

/** Fewer and smaller tries the more chapters there are. */
function fewHeights(heights: readonly number[], chapters: number): readonly number[] {
  if (heights.length < 3) return heights
  const [favourite = 0] = heights
  const rising = heights.toSorted((a, b) => a - b)
  const [least = 0] = rising
  const small = rising[Math.floor(rising.length * 0.34)] ?? least
  if (chapters > 3) return [least]
  if (chapters > 2) return [small, least]
  return [...new Set([favourite, small, least, heights[2] ?? favourite])]
}

const combinations = (choices: readonly (readonly number[])[]): number[][] =>
  choices.reduce<number[][]>((all, options) => all.flatMap((head) => options.map((option) => [...head, option])), [[]])

const originPieces = ({ origin, chapter }: Draft): Piece[] =>
  origin.lines.length === 0 ? [] : [{ block: originBlock(origin), chapter, opens: false, follows: true }]

function piecesOf({ chapter, opening, bodies }: Draft, density: Density, height: number): Piece[] {
  return [...opening.blocks(height), ...bodies[density]].map((block, index) => ({ block, chapter, opens: index === 0 }))
}

function calmestOfEachLength(layouts: readonly Layout[]): Layout[] {
  const best = new Map<number, Layout>()
  for (const layout of layouts) {
    const known = best.get(layout.pages.length)
    if (!known || layout.badness < known.badness - 0.001) best.set(layout.pages.length, layout)
  }
  return [...best.values()].toSorted((a, b) => a.pages.length - b.pages.length)
}

/** `drafts` are the one or two chapters the layout was made of. */
export function placeLayout(press: Press, drafts: readonly Draft[], { pages, showsQuote }: Layout): Sheet[] {
  const [first] = drafts
  const last = drafts.at(-1)
  if (!first || !last) return []
  const foot = drafts.length === 1 ? first.origin.height : 0
  return pages.map((page, number) => {
    const sheet = new Sheet({
      owner: press.owner,
      head: page.placed[0]?.chapter.head ?? '',
      anchors: page.placed
        .filter((piece) => piece.opens)
        .map(({ chapter, y }) => ({ name: chapter.id, title: entryTitle(chapter), y })),
    })
    for (const { block, y } of page.placed) block.place(sheet, y)
    const kept = number === 0 ? foot : 0
    if (number === pages.length - 1) {
      const tail = tailBlock(
        press,
        last,
        BOTTOM - kept - page.bottom,
        showsQuote ? null : (last.chapter.quotes[0] ?? null),
      )
      tail?.place(sheet, page.bottom + tail.above)
    }
    if (kept > 0) placeOrigin(sheet, first.origin)
    return sheet
  })
}

/** Cuts are known by their turn, the card by what it is for: two chapters may carry the name of one cut. */
function entryTitle({ id, head, title }: Chapter): string {
  return id === 'cartao' || id.startsWith('cabelo-') ? `${head}: ${lowerFirst(title)}` : title
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)

const SETTINGS = {
  airy: { text: TYPE.body, quiet: TYPE.bodyQuiet, padding: 6.4, spread: 'railed' },
  dense: { text: TYPE.body, quiet: TYPE.bodyQuiet, padding: 5.8, spread: 'wide' },
  tight: { text: TYPE.bodyTight, quiet: TYPE.quietTight, padding: 4, spread: 'wide' },
} as const

function bodyBlocks({ setting }: Press, { rest, usesQuote }: Opening, sect: Tag, density: Density): Block[] {
  const sections = rest.sections.filter((section) => section.paragraphs.length > 0)
  const quote = usesQuote ? undefined : rest.quotes[0]
  const isAiry = density === 'airy'
  const { text, padding, ...list } = SETTINGS[density]
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
  return density === 'tight' ? blocks.map((block) => ({ ...block, above: block.above * 0.7 })) : blocks
}
