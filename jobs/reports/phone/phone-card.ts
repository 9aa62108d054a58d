import type { Chapter } from '#visagism/chapters/chapter.ts'
import { ALLERGY_CARE, allergyLine } from '#visagism/card/allergies.ts'
import { cardLine } from '#visagism/card/kept-on-card.ts'
import { INK } from '../document/ink.ts'
import { measuredView } from '../document/pages/salon-card.ts'
import type { PageContext } from '../document/page-context.ts'
import { baselineOf, drawText, tagged, type Tag } from '../document/page.ts'
import { inColour } from '../document/type-styles.ts'
import { turnedPicture, VIEWS_HEIGHTS, type Plate } from './phone-plates.ts'
import { fitWhole } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN } from './screen.ts'
import type { Piece } from './stack-screens.ts'

const VIEWS = ['frente', 'lado', 'costas'] as const
/** Left out of lists. */
const NOTHING = '—'
const MEASURE = { ...PHONE_TYPE.strong, size: 13, leading: 16 }

export const cardPlate = (context: PageContext, sect: Tag): Plate => ({
  picture: turnedPicture(VIEWS.map((_, at) => measuredView(context, sect, at, MEASURE))),
  captions: VIEWS.map((label, at) => ({ label, text: context.analysis.salonCard.marks[at] ?? '' })),
  others: [],
  heights: VIEWS_HEIGHTS,
})

/** What was said in its band, the table's columns as lists, then allergies. */
export function cardPieces(context: PageContext, { tables: [table] }: Chapter, sect: Tag): Piece[] {
  const lists = (table?.columns ?? []).map((heading, column) => ({
    heading,
    items: (table?.rows ?? []).map((row) => row[column] ?? '').filter((item) => item !== '' && item !== NOTHING),
  }))
  return [
    ...factsPieces(context, sect),
    ...lists.filter(({ items }) => items.length > 0).map((list) => listPiece(context, sect, list)),
    allergyPiece(context, sect),
    ...(context.contact.card === undefined
      ? []
      : [actionPiece(context, sect, 'Abrir o cartão na tela', context.contact.card)]),
  ]
}

type List = { readonly heading: string; readonly items: readonly string[] }

function listPiece({ setting }: PageContext, sect: Tag, { heading, items }: List): Piece {
  const head = tagged('H2', sect)
  const list = tagged('L', sect)
  const headLines = setting.lines(heading, PHONE_TYPE.h3, LINE)
  const lines = items.map((item) => setting.lines(item, PHONE_TYPE.body, LINE, { hyphens: false }))
  const count = lines.reduce((sum, one) => sum + one.length, 0)
  return {
    height: PHONE_TYPE.h3.leading + 6 + count * PHONE_TYPE.body.leading + items.length * 6,
    above: 22,
    place: (page, y) => {
      let at = page.lines(head, headLines, PHONE_TYPE.h3, EDGE, y) + 6
      for (const one of lines) at = page.lines(tagged('LBody', tagged('LI', list)), one, PHONE_TYPE.body, EDGE, at) + 6
    },
  }
}

/** On sand, above everything else, as on the printed card; a long one goes on below a page's end. */
const factsPieces = ({ setting, analysis }: PageContext, sect: Tag): Piece[] =>
  analysis.salonCard.facts.map((fact, at): Piece => {
    const lines = setting.labelled(`${fact.heading}:`, PHONE_TYPE.strong, cardLine(fact), PHONE_TYPE.body, LINE - 12)
    const tag = tagged('P', sect)
    const height = lines.length * PHONE_TYPE.body.leading + 16
    return {
      height,
      above: at === 0 ? 22 : 0,
      place: (page, y) => {
        page.art((pen) => {
          pen.rect(0, y, SCREEN.width, height).fill(INK.sand)
          pen.rect(EDGE, y + 8, 3, height - 16).fill(INK.wine)
        })
        page.lines(tag, lines, PHONE_TYPE.body, EDGE + 12, y + 8)
      },
    }
  })

/** Full-width wine, so that it is not overlooked. */
function allergyPiece({ setting, analysis }: PageContext, sect: Tag): Piece {
  const said = fitWhole(setting, allergyLine(analysis.salonCard), [PHONE_TYPE.band], 12)
  const care = setting.lines(ALLERGY_CARE, PHONE_TYPE.quiet, LINE)
  const height = 20 + said.height + 6 + care.length * PHONE_TYPE.quiet.leading + 20
  const tag = tagged('P', sect)
  return {
    height,
    above: 30,
    place: (page, y) => {
      page.art((pen) => void pen.rect(0, y, SCREEN.width, height).fill(INK.wine))
      const below = page.lines(tag, said.lines, said.style, EDGE, y + 20)
      const quiet = inColour(PHONE_TYPE.quiet, INK.sand)
      page.lines(tag, setting.lines(ALLERGY_CARE, quiet, LINE), quiet, EDGE, below + 6)
    },
  }
}

const ACTION = 48

/** A button that links to a chapter or out of the document. */
export function actionPiece(context: PageContext, sect: Tag, words: string, to: string): Piece {
  const tag = tagged('Link', tagged('P', sect))
  const style = PHONE_TYPE.strong
  // Measure before drawing, which changes the font that measuring set.
  const x = EDGE + (LINE - context.setting.width(words, style)) / 2
  return {
    height: ACTION,
    above: 26,
    place: (page, y) => {
      page.art((pen) => {
        pen.save().lineWidth(1.5)
        pen.roundedRect(EDGE, y, LINE, ACTION, ACTION / 2).stroke(INK.ink)
        pen.restore()
      })
      page.link(tag, { x: EDGE, y, width: LINE, height: ACTION }, to, (pen) =>
        drawText(pen, words, style, x, baselineOf(style, y + (ACTION - style.leading) / 2)),
      )
    },
  }
}
