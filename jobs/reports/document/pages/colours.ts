import { addedTo, type Chapter, type Table } from '#visagism/chapters/chapter.ts'
import { PALETTE_HEADING } from '#visagism/texts/colours.ts'
import { capital, list, lower } from '#visagism/knowledge/pt.ts'
import { ownTones } from '#visagism/colour/own-tones.ts'
import { say } from '#visagism/knowledge/voice.ts'
import type { Block } from '../block.ts'
import { plateRow, titleWithLead } from '../blocks/opener.ts'
import { OWN_WIDTH, placeOwnTones, toneLadder } from '../blocks/own-tones.ts'
import { paletteBlock, placeStripes, placeSwatchBar, swatchBarHeight } from '../blocks/swatches.ts'
import { LEFT, MEASURE, GUTTER } from '../grid.ts'
import { rowFigure, type OpeningFor } from '../blocks/opening.ts'
import type { PageContext } from '../page-context.ts'
import { tagged, type Tag } from '../page.ts'
import { TYPE } from '../type-styles.ts'

const TITLE_TO_BAND = 22
const TO_CAPTION = 8
const HEIGHTS = [250, 236, 220, 205, 190, 175, 162, 148, 134, 120, 267] as const
const DRAPE = 164
/** Warm and cool beside each other. */
const DRAPE_OF_SIX = 90
/** As over every list of its kind. */
const AWAY_TITLE = 'Melhor deixar de lado'
/** Under the ladder of tones. */
const DRAPE_UNDER_LADDER = 150

export const coloursOpening: OpeningFor = (context, chapter, sect, index) => {
  const { colour } = context.analysis
  const own = ownTones(context.analysis.observed)
  const family = paletteBlock(
    context.setting,
    sect,
    colour.season ? PALETTE_HEADING.whole : PALETTE_HEADING.tried,
    colour.palette,
  )
  const drapes = chapter.figures.filter((figure) => figure.kind === 'portrait')
  return {
    heights: HEIGHTS,
    // The opening shows the first table as stripes and grid, and the colours to avoid as bars; without a season each has its own reason.
    rest: {
      ...chapter,
      tables: chapter.tables.slice(1),
      lists: colour.season ? chapter.lists : [...chapter.lists, { title: AWAY_TITLE, items: chapter.avoid }],
      avoid: colour.season ? addedTo(chapter).avoid : [],
      figures: drapes,
    },
    usesQuote: false,
    blocks: (height) => [
      bandOpener(context, chapter, sect, height),
      ...toneLadder(context.setting, sect, own),
      ...(colour.season ? [] : [bars(context, { ...chapter, avoid: [] }, sect)]),
      ...(drapes.length > 1
        ? [
            plateRow(
              context.setting,
              sect,
              drapes.map((figure, at) => rowFigure(context, sect, figure, index + at)),
              drapes.length > 3 ? DRAPE_OF_SIX : own.length > 0 ? DRAPE_UNDER_LADDER : DRAPE,
            ),
          ]
        : []),
      ...(colour.season ? [bars(context, chapter, sect), family] : []),
    ],
    // Without a season the text is longer.
    closing: colour.season ? [] : [family],
  }
}

/** `Onde usar. Camisa ou malha: terracota e oliva.` */
function usesOf({ columns, rows }: Table): string {
  const uses = [...new Set(rows.map(([, , use = '']) => use))].filter((use) => use !== '')
  const coloursFor = (use: string) => list(rows.filter((row) => row[2] === use).map(([name = '']) => lower(name)))
  return say(`${columns[2] ?? ''}.`, ...uses.map((use) => `${capital(use)}: ${coloursFor(use)}.`))
}

function bandOpener(context: PageContext, { title, lead, figures, tables }: Chapter, sect: Tag, height: number): Block {
  const { best } = context.analysis.colour
  const own = ownTones(context.analysis.observed)
  const head = titleWithLead(context.setting, sect, title, lead)
  const top = head.height + TITLE_TO_BAND
  const shown = figures.find(({ kind }) => kind === 'palette')?.caption ?? ''
  const caption = say(shown, ...tables.slice(0, 1).flatMap((table) => [usesOf(table), table.note ?? '']))
  const words = caption === '' ? [] : context.setting.lines(caption, TYPE.captionQuiet, MEASURE)
  const tag = tagged('Caption', sect)
  const below = words.length === 0 ? 0 : TO_CAPTION + words.length * TYPE.captionQuiet.leading
  return {
    height: top + height + below,
    above: 0,
    place: (page, y) => {
      head.place(page, y)
      if (own.length > 0) placeOwnTones(page, sect, own, y + top, height)
      placeStripes(page, sect, best, y + top, height, own.length > 0 ? OWN_WIDTH + 3 : 0)
      if (words.length > 0) page.lines(tag, words, TYPE.captionQuiet, LEFT, y + top + height + TO_CAPTION)
    },
  }
}

function bars({ analysis, setting }: PageContext, { avoid }: Chapter, sect: Tag): Block {
  const { neutrals, away } = analysis.colour
  const half = (MEASURE - GUTTER) / 2
  const isAlone = away.length === 0
  const reasons = avoid.filter(({ own }) => !own).map(({ what, why }) => `${what}: ${why}.`)
  const said = setting.lines(reasons.join(' '), TYPE.small, half)
  return {
    height: swatchBarHeight + said.length * TYPE.small.leading,
    above: 22,
    place: (page, y) => {
      placeSwatchBar(page, setting, sect, 'Neutros para a base', neutrals.slice(0, isAlone ? 6 : 4), {
        x: LEFT,
        y,
        width: isAlone ? MEASURE : half,
      })
      placeSwatchBar(page, setting, sect, 'Melhor longe do rosto', away.slice(0, 4), {
        x: LEFT + half + GUTTER,
        y,
        width: half,
      })
      page.lines(tagged('P', sect), said, TYPE.small, isAlone ? LEFT : LEFT + half + GUTTER, y + swatchBarHeight)
    },
  }
}
