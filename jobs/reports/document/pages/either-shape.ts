/** Two shapes on one head, what holds for both, and what does not. */
import { APART_TITLE } from '#visagism/texts/shape.ts'
import type { Block } from '../block.ts'
import { altOf, type OpeningFor } from '../blocks/opening.ts'
import { plateRow, textOpener } from '../blocks/opener.ts'
import { lookPicture } from '../blocks/pictures.ts'
import { profileBlock } from '../blocks/profile.ts'
import { reasonedBlock } from '../blocks/reasoned.ts'
import { rowsBlock } from '../blocks/rows.ts'
import { LEFT, MEASURE } from '../grid.ts'
import { INK } from '../ink.ts'
import { drawRule, tagged, type Tag } from '../page.ts'
import type { Setting } from '../setting.ts'
import { type Style, TYPE } from '../type-styles.ts'

const HEIGHTS = [225, 214, 204, 194, 184, 174, 164, 154, 144, 236, 250, 264] as const
const TONES = ['sand', 'rose'] as const

export const eitherShapeOpening: OpeningFor = (context, chapter, sect) => {
  const { setting } = context
  const figures = chapter.figures
    .filter((figure) => figure.kind === 'portrait')
    .map((figure, at) => ({
      legend: { label: figure.label, caption: figure.caption },
      picture: lookPicture(context, sect, figure.look, {
        alt: altOf(figure),
        tone: TONES[at] ?? 'sand',
        framing: 'head',
      }),
    }))
  const profile = chapter.figures.find(({ kind }) => kind === 'profile')
  const [held, ...lists] = chapter.lists
  const apart = lists.filter(({ title }) => title === APART_TITLE)
  return {
    heights: HEIGHTS,
    // The profile and its text come on the next page.
    rest: { ...chapter, lists: lists.filter((list) => !apart.includes(list)) },
    usesQuote: true,
    closing: chapter.quotes.map((quote) => lastWord(setting, sect, quote)),
    blocks: (height) => [
      textOpener(setting, sect, atColon(chapter.title), chapter.lead),
      { ...plateRow(setting, sect, figures, height), above: 18 },
      ...(held
        ? [
            rowsBlock(
              context,
              sect,
              held.items.map(({ what, why }) => ({ name: what, words: why })),
              held.title,
            ),
          ]
        : []),
      ...apart.map((list) => reasonedBlock(setting, sect, list)),
      ...(profile && context.side ? [profileBlock(setting, sect, context.side, profile.caption)] : []),
    ],
  }
}

/** A title in two halves is divided between them. */
const atColon = (title: string): string => {
  const [first, second] = title.split(': ')
  return first && second ? `${first}: ${second.replaceAll(' ', '\u00a0')}` : title
}

/** One line, as a rule. */
const LAST_WORD: Style = { ...TYPE.pull, size: 16, leading: 22 }

function lastWord(setting: Setting, parent: Tag, quote: string): Block {
  const lines = setting.lines(quote, LAST_WORD, MEASURE, { balanced: true })
  const tag = tagged('BlockQuote', parent)
  return {
    height: 14 + lines.length * LAST_WORD.leading,
    above: 22,
    place: (page, y) => {
      page.art((pen) => drawRule(pen, LEFT, y, MEASURE, INK.line))
      page.lines(tag, lines, LAST_WORD, LEFT, y + 12)
    },
  }
}
