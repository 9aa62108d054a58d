/** The card for the salon: one page to hold up, the drawing with its callouts, the sentence to read aloud, three short lists. */
import type { Block } from '../block.ts'
import { BODY_HEIGHT, columnAt, GUTTER, LEFT, MEASURE, RAIL_LEFT, RAIL_WIDTH, span } from '../grid.ts'
import { INK } from '../ink.ts'
import type { OpeningFor } from '../opening.ts'
import { placePortrait, drawPortraitPlate } from '../plate.ts'
import type { Landmarks } from '#visagism/portrait/portrait.ts'
import type { Point } from '#visagism/face/measure.ts'
import { leavesShort, portraitOf } from '#visagism/portrait-of.ts'
import { toneAt, type Press } from '../press.ts'
import { fitLines } from '../setting.ts'
import { drawRule, tagged, type Sheet, type Tag } from '../sheet.ts'
import { atSize, TYPE } from '../type-styles.ts'

const TITLE_SIZES = [{ ...TYPE.h1Small }, atSize(TYPE.h1Small, 31)] as const
const SAY_SIZES = [TYPE.say, atSize(TYPE.say, 19.5), atSize(TYPE.say, 16.5)] as const
const TITLE_TO_PLATE = 22
const PLATE_TO_SAY = 20
const SAY_TO_LISTS = 22
const ITEM = 24
const CALLOUT_GAP = 10
/** The drawing ends with the fourth column, the callouts take the rest. */
const DRAWING_WIDTH = columnAt(3) + span(1) - 6

export const salonCardOpening: OpeningFor = (press, chapter, sect, index) => ({
  heights: [1, 0.93, 0.91, 0.89, 0.87, 0.85, 0.83, 0.8, 0.76, 0.72].map((share) => BODY_HEIGHT * share),
  // What is said at the salon stands under the card; how to use it is for the screen.
  rest: { ...chapter, sections: chapter.sections.slice(1), lists: [], tables: [], figures: [] },
  usesQuote: false,
  // The drawing matters more than air around the words.
  cost: (height) => (1 - height / BODY_HEIGHT) * 6,
  blocks: (height) => [card(press, sect, index, height)],
})

function card(press: Press, sect: Tag, index: number, height: number): Block {
  const { setting, analysis } = press
  const { salonCard } = analysis
  const title = fitLines(setting, salonCard.title, TITLE_SIZES, MEASURE, 2)
  const say = fitLines(setting, `${salonCard.ask}”`, SAY_SIZES, MEASURE - 10, 4)
  const lists = [
    { heading: 'Medidas', items: salonCard.sizes },
    { heading: 'Evite', items: salonCard.avoid.slice(0, 3) },
    { heading: 'Depois', items: salonCard.after },
  ]
  const width = (MEASURE - GUTTER * 3) / 3
  const setItems = lists.map((list) =>
    list.items.map((item) => setting.lines(item, TYPE.body, width, { hyphens: false })),
  )
  const itemsHeight = Math.max(
    ...setItems.map((items) => items.reduce((sum, lines) => sum + ITEM + (lines.length - 1) * TYPE.body.leading, 0)),
  )
  const listsHeight = 21 + itemsHeight
  const titleHeight = title.lines.length * title.style.leading - 4
  const sayHeight = 18 + say.lines.length * say.style.leading
  const plateHeight = height - titleHeight - TITLE_TO_PLATE - PLATE_TO_SAY - sayHeight - SAY_TO_LISTS - listsHeight
  const h1 = tagged('H1', sect)
  return {
    height,
    above: 0,
    place: (sheet, y) => {
      sheet.lines(h1, title.lines, title.style, LEFT - 1.4, y - 2)
      let at = y + titleHeight + TITLE_TO_PLATE
      placeDrawing(press, sheet, sect, index, at, plateHeight)
      at += plateHeight + PLATE_TO_SAY
      sheet.lines(tagged('H2', sect), setting.lines('Peça assim', TYPE.bodyStrong, MEASURE), TYPE.bodyStrong, LEFT, at)
      const opening = setting.lines('“', say.style, 40)
      sheet.art((pen) => pen.font(say.style.font, say.style.size))
      sheet.lines(tagged('BlockQuote', sect), say.lines, say.style, LEFT, at + 18)
      sheet.lines(tagged('BlockQuote', sect), opening, say.style, LEFT - setting.width('“', say.style), at + 18)
      at += sayHeight + SAY_TO_LISTS
      lists.forEach((list, column) => {
        const x = LEFT + column * (width + GUTTER * 1.5)
        const tag = tagged('L', sect)
        sheet.lines(tagged('H2', sect), setting.lines(list.heading, TYPE.bodyStrong, width), TYPE.bodyStrong, x, at)
        let row = at + 21
        for (const lines of setItems[column] ?? []) {
          const top = row
          sheet.art((pen) => drawRule(pen, x, top, width, INK.line))
          sheet.lines(tagged('LBody', tagged('LI', tag)), lines, TYPE.body, x, top + 4.5)
          row += ITEM + (lines.length - 1) * TYPE.body.leading
        }
      })
    },
  }
}

/** Where the callouts point, in drawing units from the top down: on the hair, wherever the cut leaves some. */
function pointsOf({ crown, hair, brow, eye, nose, mouth, chin }: Landmarks, isShort: boolean): readonly Point[] {
  return isShort
    ? [
        { x: 20, y: (crown + hair) / 2 - 4 },
        { x: 66, y: hair + 14 },
        { x: 77, y: brow + (eye - brow) * 0.3 },
      ]
    : [
        { x: 46, y: hair - 8 },
        { x: 84, y: (nose + mouth) / 2 - 18 },
        { x: 80, y: chin + 6 },
      ]
}

function placeDrawing(press: Press, sheet: Sheet, sect: Tag, index: number, y: number, height: number): void {
  const { setting, analysis } = press
  const { salonCard, face } = analysis
  const portrait = portraitOf(analysis, { shape: face.primary, cut: salonCard.cut })
  const box = { x: 0, y, width: DRAWING_WIDTH, height }
  const at = placePortrait(portrait, box, 'bust')
  const figure = tagged('Figure', sect, {
    alt: `Retrato desenhado com o corte: ${salonCard.title}. ${salonCard.marks.join('; ')}`,
  })
  sheet.content(figure, (pen) => drawPortraitPlate(pen, portrait, box, at, toneAt(index)))
  const tag = tagged('Caption', sect)
  const points = pointsOf(portrait.landmarks, leavesShort(salonCard.cut))
  const x = RAIL_LEFT + 10
  let free = -Infinity
  salonCard.marks.slice(0, points.length).forEach((mark, order) => {
    const point = points[order]
    if (!point) return
    const lines = setting.lines(mark, TYPE.callout, RAIL_WIDTH - 10, { balanced: true })
    const [px, py] = [point.x * at.scale + at.dx, point.y * at.scale + at.dy]
    // Labels that would touch move down, and their leader bends in the margin.
    const label = Math.max(py, free + TYPE.callout.leading / 2)
    free = label + (lines.length - 0.5) * TYPE.callout.leading + CALLOUT_GAP
    sheet.art((pen) => {
      drawRule(pen, px, py, box.width - px, INK.paper, 1.1)
      pen
        .save()
        .lineWidth(1.1)
        .moveTo(box.width + 4, py)
        .lineTo(x - 7, label)
        .stroke(INK.ink)
        .restore()
      pen.circle(px, py, 3.4).fill(INK.paper)
    })
    sheet.lines(tag, lines, TYPE.callout, x, label - TYPE.callout.leading / 2 - 1)
  })
}
