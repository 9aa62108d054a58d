/** How a chapter opens on a phone: a plate that bleeds, its number, its title, its first sentences, and how far one has come. */
import type { Chapter } from '#visagism/chapter.ts'
import { lower } from '#visagism/pt.ts'
import { entryTitle } from '../document/compose-chapter.ts'
import type { Picture } from '../document/blocks/opener.ts'
import { INK } from '../document/ink.ts'
import type { Press } from '../document/press.ts'
import { drawRule, Sheet, tagged, type Pen, type Tag } from '../document/sheet.ts'
import { captionLines, type Caption } from './phone-plates.ts'
import { fitWhole } from './phone-text.ts'
import { PHONE_TYPE, TERRACOTTA } from './phone-type.ts'
import { EDGE, LINE, SCREEN, SCREEN_TOP } from './screen.ts'

const TITLE_STYLES = [PHONE_TYPE.opening, PHONE_TYPE.openingSmall, PHONE_TYPE.h1] as const
const RULER = 772
/** Where the words end: over the ruler. */
const WORDS_END = RULER - 26
const PLATE_TO_WORDS = 30
const PLATE = { least: 236, most: 404 } as const
const GAPS = { label: 6, title: 16, caption: 14 } as const

export type ChapterAt = { readonly chapter: Chapter; readonly sect: Tag; readonly index: number; readonly of: number }

export type Opened = { readonly sheet: Sheet; /** The lead where it found no room. */ readonly left: string }

/** Null where there is no plate: such a chapter opens with its words, and they run on. */
export function openingSheet(
  press: Press,
  { chapter, sect, index, of }: ChapterAt,
  picture: Picture,
  captions: readonly Caption[],
): Opened {
  const { setting, owner } = press
  const label = setting.lines(numbered(chapter, index), PHONE_TYPE.label, LINE)
  const title = fitWhole(setting, chapter.title, TITLE_STYLES, 3)
  const lead = setting.lines(chapter.lead, PHONE_TYPE.lead, LINE)
  const caption = captionLines(press, captions)
  const labelHeight = PHONE_TYPE.label.leading + GAPS.label
  const captionHeight = caption.height === 0 ? 0 : caption.height + GAPS.caption
  const leadHeight = lead.length * PHONE_TYPE.lead.leading
  const fixed = labelHeight + title.height + captionHeight + PLATE_TO_WORDS
  const fits = WORDS_END - fixed - GAPS.title - leadHeight >= PLATE.least
  const words = fixed + (fits && lead.length > 0 ? GAPS.title + leadHeight : 0)
  const height = Math.max(PLATE.least - 60, Math.min(PLATE.most, WORDS_END - words))
  const sheet = new Sheet({
    owner,
    head: chapter.head,
    anchors: [{ name: chapter.id, title: entryTitle(chapter), y: 0 }],
  })
  picture.draw(sheet, { x: 0, y: 0, width: SCREEN.width, height })
  let y = height
  if (caption.height > 0) {
    sheet.lines(tagged('Caption', sect), caption.lines, PHONE_TYPE.caption, EDGE, y + 10)
    y += captionHeight
  }
  y = sheet.lines(tagged('P', sect), label, PHONE_TYPE.label, EDGE, y + PLATE_TO_WORDS) + GAPS.label
  y = sheet.lines(tagged('H1', sect), title.lines, title.style, EDGE - 1.5, y)
  if (fits) sheet.lines(tagged('P', sect), lead, PHONE_TYPE.lead, EDGE, y + GAPS.title)
  sheet.art((pen) => drawProgress(pen, index + 1, of))
  return { sheet, left: fits ? '' : chapter.lead }
}

/** `capítulo 9, agora`: two chapters may carry the name of one cut. */
const numbered = ({ id, head }: Chapter, index: number) =>
  `capítulo ${index + 1}${id === 'cartao' || id.startsWith('cabelo-') ? `, ${lower(head)}` : ''}`

/** The tape of the whole report, a tick a chapter. */
function drawProgress(pen: Pen, chapter: number, of: number): void {
  drawRule(pen, EDGE, RULER, LINE, INK.edge, 1)
  pen.save().lineWidth(1)
  for (let tick = 0; tick <= of; tick++) {
    const x = EDGE + (LINE * tick) / of
    pen.moveTo(x, RULER).lineTo(x, RULER + 7)
  }
  pen.stroke(INK.edge).restore()
  pen.rect(EDGE, RULER - 1.5, (LINE * chapter) / of, 3).fill(TERRACOTTA)
}

/** The words a chapter without a plate opens with. */
export function titlePiece(press: Press, { chapter, sect, index }: ChapterAt) {
  const { setting } = press
  const label = setting.lines(numbered(chapter, index), PHONE_TYPE.label, LINE)
  const title = fitWhole(setting, chapter.title, TITLE_STYLES, 3)
  const lead = setting.lines(chapter.lead, PHONE_TYPE.lead, LINE)
  const tags = { label: tagged('P', sect), title: tagged('H1', sect), lead: tagged('P', sect) }
  return {
    height: PHONE_TYPE.label.leading + GAPS.label + title.height + GAPS.title + lead.length * PHONE_TYPE.lead.leading,
    above: 0,
    place: (sheet: Sheet, y: number) => {
      let at = sheet.lines(tags.label, label, PHONE_TYPE.label, EDGE, Math.max(y, SCREEN_TOP)) + GAPS.label
      at = sheet.lines(tags.title, title.lines, title.style, EDGE - 1.5, at)
      sheet.lines(tags.lead, lead, PHONE_TYPE.lead, EDGE, at + GAPS.title)
    },
  }
}
