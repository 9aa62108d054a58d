/** Five numbered steps beside the drawn face, and three mouths. */
import { type Gesture, GESTURE_NAMES, MAKEUP_GESTURES } from '#visagism/colour/makeup.ts'
import { addedTo, type Chapter, type PortraitFigure } from '#visagism/chapters/chapter.ts'
import type { Reasoned } from '#visagism/knowledge/reasoned.ts'
import type { Landmarks, Portrait } from '#visagism/portrait/views/portrait.ts'
import { portraitOf } from '#visagism/looks/portrait-of.ts'
import type { Block } from '../block.ts'
import { titleAlone } from '../blocks/opener.ts'
import { drawSwatch } from '../blocks/swatches.ts'
import { BODY_HEIGHT, columnAt, GUTTER, LEFT, MEASURE, px, RIGHT, span } from '../grid.ts'
import { INK } from '../ink.ts'
import { altOf, usualOpening, type OpeningFor } from '../blocks/opening.ts'
import type { Box } from '../photos.ts'
import { drawPortraitPlate, placePortrait, type Placement } from '../plate.ts'
import type { PageContext } from '../page-context.ts'
import { baselineOf, drawRule, drawText, tagged, widthOf, type Pen, type Page, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

const PLATE_WIDTH = px(430)
const MOST_PLATE = px(530)
const LIST_LEFT = px(455)
const SWATCH = { width: 26, height: 10.5 } as const
const MOUTH_HEIGHT = 84
const GAP = { title: 24, mouths: 22, legend: 7, close: 18 } as const
const NUMBER = { ...TYPE.label, size: 15, leading: 18 }
const DOT = 8.2
/** So that a short answer stands on the page itself; the gestures keep their room. */
const YIELDED = [0, 64, 80, 94] as const
const FROM_MOUTHS = 0.34

export const makeupOpening: OpeningFor = (context, chapter, sect, index) => {
  const portraits = chapter.figures.filter((figure) => figure.kind === 'portrait')
  const [face, ...mouths] = portraits
  const [gestures] = chapter.lists
  if (!face || !gestures) return usualOpening(context, chapter, sect, index)
  return {
    heights: YIELDED,
    rest: { ...chapter, lists: addedTo(chapter).lists, tables: [], figures: [] },
    usesQuote: true,
    blocks: (yielded) => [
      page(context, chapter, sect, { face, mouths, gestures: gestures.items.filter(({ own }) => !own) }, yielded),
    ],
  }
}

type Parts = {
  readonly face: PortraitFigure
  readonly mouths: readonly PortraitFigure[]
  readonly gestures: readonly Reasoned[]
}

/** @param yielded by the plate to what follows on its page */
function page(
  context: PageContext,
  chapter: Chapter,
  sect: Tag,
  { face, mouths, gestures }: Parts,
  yielded: number,
): Block {
  const { setting } = context
  const head = titleAlone(setting, sect, chapter.title)
  const top = head.height + GAP.title
  const [colours] = chapter.tables
  const aside = RIGHT - columnAt(3) - 16
  const lead = setting.lines(chapter.lead, TYPE.small, aside)
  const quote = setting.lines(chapter.quotes[0] ?? '', TYPE.pull, span(3) - 6, { balanced: true })
  const note = setting.lines(colours?.note ?? '', TYPE.small, aside)
  const legend = TYPE.label.leading + TYPE.bodyQuiet.leading
  const closing = Math.max(quote.length * TYPE.pull.leading, (note.length + lead.length) * TYPE.small.leading + 7)
  const mouth = MOUTH_HEIGHT - yielded * FROM_MOUTHS
  const under = GAP.mouths + mouth + GAP.legend + legend + GAP.close
  const plate = Math.min(MOST_PLATE, BODY_HEIGHT - top - under - 14 - closing - yielded)
  const closeTop = top + plate + under
  return {
    height: closeTop + 14 + closing,
    above: 0,
    place: (sheet, y) => {
      head.place(sheet, y)
      placeFace(context, sheet, sect, face, gestures, { x: 0, y: y + top, width: PLATE_WIDTH, height: plate })
      placeGestures(
        context,
        sheet,
        sect,
        gestures,
        colours?.rows.map(([, , hex = INK.line]) => hex) ?? [],
        y + top,
        plate,
        yielded > 0,
      )
      placeMouths(context, sheet, sect, mouths, y + top + plate + GAP.mouths, mouth)
      const close = y + closeTop
      sheet.art((pen) => drawRule(pen, LEFT, close, MEASURE, INK.line))
      sheet.lines(tagged('BlockQuote', sect), quote, TYPE.pull, LEFT, close + 12)
      const words = tagged('P', sect)
      const x = columnAt(3) + 16
      const below = sheet.lines(words, lead, TYPE.small, x, close + 14)
      sheet.lines(tagged('Note', sect), note, TYPE.small, x, below + 5)
    },
  }
}

/** A number's place: beside its feature, never on it. Drawing units. */
type Spot = (at: Landmarks) => readonly [x: number, y: number]
const SPOTS: Readonly<Record<Gesture, Spot>> = {
  pele: ({ nose }) => [-31, nose + 3],
  sobrancelha: ({ brow, hair }) => [54, brow - (brow - hair) * 0.32],
  olhos: ({ eye }) => [69, eye + 6],
  macas: ({ eye, nose }) => [51, eye + (nose - eye) * 0.86],
  boca: ({ mouth, chin }) => [38, mouth + (chin - mouth) * 0.26],
}

function placeFace(
  context: PageContext,
  sheet: Page,
  sect: Tag,
  figure: PortraitFigure,
  gestures: readonly Reasoned[],
  box: Box,
): void {
  const portrait = portraitOf(context.analysis, figure.look)
  const at = placePortrait(portrait, box, 'head')
  const tag = tagged('Figure', sect, { alt: altOf(figure) })
  sheet.content(tag, (pen) => drawPortraitPlate(pen, portrait, box, at, 'rose'))
  sheet.art((pen) =>
    gestures.forEach(({ what }, index) => {
      const gesture = MAKEUP_GESTURES.find((one) => GESTURE_NAMES[one] === what)
      if (gesture) drawNumber(pen, portrait, at, SPOTS[gesture], index + 1)
    }),
  )
}

function drawNumber(pen: Pen, { landmarks }: Portrait, at: Placement, spot: Spot, number: number): void {
  const [ux, uy] = spot(landmarks)
  const [x, y] = [ux * at.scale + at.dx, uy * at.scale + at.dy]
  const style = inColour(TYPE.tinyStrong, INK.wine)
  pen.save().circle(x, y, DOT).fill(INK.paper).restore()
  const word = String(number)
  drawText(pen, word, style, x - widthOf(pen, word, style) / 2, y + style.size * 0.36)
}

function placeGestures(
  { setting }: PageContext,
  sheet: Page,
  sect: Tag,
  gestures: readonly Reasoned[],
  hexes: readonly string[],
  y: number,
  height: number,
  isTight: boolean,
): void {
  const list = tagged('L', sect)
  const pitch = height / gestures.length
  const x = LIST_LEFT + 22
  const [name, text, above] = isTight ? [TYPE.h3, TYPE.quietTight, 6] : [TYPE.h2, TYPE.bodyQuiet, 8]
  gestures.forEach(({ what, why }, index) => {
    const top = y + index * pitch
    const item = tagged('LBody', tagged('LI', list))
    sheet.art((pen) => {
      drawRule(pen, LIST_LEFT, top, RIGHT - LIST_LEFT, INK.line)
      const hex = hexes[index]
      if (hex) drawSwatch(pen, hex, RIGHT - SWATCH.width, top + (isTight ? 8 : 13), SWATCH.width, SWATCH.height)
    })
    sheet.content(item, (pen) => drawText(pen, String(index + 1), NUMBER, LIST_LEFT, baselineOf(NUMBER, top + above)))
    sheet.lines(item, setting.lines(what, name, RIGHT - x - SWATCH.width), name, x, top + above)
    sheet.lines(item, setting.lines(why, text, RIGHT - x), text, x, top + above + name.leading)
  })
}

/** Shows each mouth whole, between nose and chin. */
/** One mouth alone stands no wider. */
const FEWEST_COLUMNS = 3

function placeMouths(
  context: PageContext,
  sheet: Page,
  sect: Tag,
  mouths: readonly PortraitFigure[],
  y: number,
  height: number,
): void {
  const columns = Math.max(FEWEST_COLUMNS, mouths.length)
  const width = (MEASURE - GUTTER * (columns - 1)) / columns
  mouths.forEach((figure, index) => {
    const portrait = portraitOf(context.analysis, figure.look)
    const { nose, mouth, chin } = portrait.landmarks
    const box = { x: LEFT + index * (width + GUTTER), y, width, height }
    const [from, to] = [nose + (mouth - nose) * 0.42, mouth + (chin - mouth) * 0.58]
    const scale = Math.max(box.height / (to - from), box.width / 104)
    const at = { scale, dx: box.x + width / 2, dy: box.y - from * scale }
    const tag = tagged('Figure', sect, { alt: altOf(figure) })
    sheet.content(tag, (pen) => drawPortraitPlate(pen, portrait, box, at, 'rose'))
    const caption = tagged('Caption', sect)
    const top = y + height + GAP.legend
    sheet.lines(caption, context.setting.lines(figure.label, TYPE.label, width), TYPE.label, box.x, top)
    const words = context.setting.lines(figure.caption, TYPE.bodyQuiet, width)
    sheet.lines(caption, words, TYPE.bodyQuiet, box.x, top + TYPE.label.leading)
  })
}
