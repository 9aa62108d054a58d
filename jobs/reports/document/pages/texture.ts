/** A field of the hair and a lock on a ruler, or thin hair from above. */
import type { Chapter, PortraitFigure, Section } from '#visagism/chapters/chapter.ts'
import { STRAND_HEADING } from '#visagism/texts/texture.ts'
import { TEXTURE_TEXTS } from '#visagism/hair/texture.ts'
import { NEUTRAL_TRAITS } from '#visagism/observed/observed-portrait.ts'
import { traitsOf } from '#visagism/looks/portrait-of.ts'
import { drawHairMacro, drawLock, type MacroHair } from '#visagism/portrait/hair/macro.ts'
import type { Block } from '../block.ts'
import { textOpener, titleAlone, titleWithLead, type Picture } from '../blocks/opener.ts'
import { LEFT, mm, PAGE, RIGHT, MEASURE, span } from '../grid.ts'
import { INK } from '../ink.ts'
import { rowFigure, usualOpening, type OpeningFor } from '../blocks/opening.ts'
import { sectionBlock } from '../blocks/section.ts'
import { paintItems } from '../paint-portrait.ts'
import type { PageContext } from '../page-context.ts'
import { drawRule, drawText, tagged, type Pen, type Tag } from '../page.ts'
import { inColour, TYPE } from '../type-styles.ts'

const TITLE_TO_BAND = 22
/** On a short document the chapter opens with words alone. */
const WORDS_ALONE = 0
const STRIP = 125
const BAND_HEIGHTS = [250, 230, 210, 190, 172, 155, 140, 280, 310, 124, 110, 96, 82, 70, 56, WORDS_ALONE] as const
const PAIR_HEIGHTS = [300, 280, 260, 240, 225, 210, 320, 340, WORDS_ALONE] as const
/** High, so that no other chapter gains by it. */
const cost = (height: number) => (height === WORDS_ALONE ? 12 : height < STRIP ? 1.5 : 0)

export const textureOpening: OpeningFor = (context, chapter, sect, index) => {
  const [above, behind] = chapter.figures.filter((figure) => figure.kind === 'portrait')
  if (above && behind)
    return {
      heights: PAIR_HEIGHTS,
      rest: chapter,
      usesQuote: false,
      cost,
      blocks: (height) => [
        height === WORDS_ALONE
          ? textOpener(context.setting, sect, chapter.title, chapter.lead)
          : pairOpener(context, chapter, sect, { above, behind, index }, height),
      ],
    }
  const hair = hairOf(context)
  if (!hair) return usualOpening(context, chapter, sect, index)
  const strand = chapter.sections.find(({ heading }) => heading === STRAND_HEADING)
  const dry = TEXTURE_TEXTS[hair.texture].dry
  return {
    heights: BAND_HEIGHTS,
    rest: strand && dry ? { ...chapter, sections: chapter.sections.filter((section) => section !== strand) } : chapter,
    usesQuote: false,
    cost,
    blocks: (height) => [
      height === WORDS_ALONE
        ? textOpener(context.setting, sect, chapter.title, chapter.lead)
        : bandOpener(context, chapter, hair, sect, height),
      ...(strand && dry
        ? [
            height > STRIP
              ? rulerBlock(context, strand, hair, dry.centimetres, sect)
              : sectionBlock(context.setting, sect, strand),
          ]
        : []),
    ],
  }
}

/** Also for covered hair: a close-up strand identifies no one. */
function hairOf({ analysis }: PageContext): MacroHair | null {
  const { texture, hairColour = NEUTRAL_TRAITS.hairColour, greys, crown, cut } = traitsOf(analysis)
  const isThere = crown !== 'sem-fios' && cut !== 'careca'
  return texture && isThere ? { texture, colour: hairColour, greys } : null
}

/** Null if unknown or absent. */
export function hairPicture(context: PageContext, sect: Tag): Picture | null {
  const hair = hairOf(context)
  if (!hair) return null
  const tag = hairFigure(hair, sect)
  return {
    draw: (page, { x, y, width, height }) =>
      page.content(tag, (pen) => {
        pen.save().translate(x, y)
        paintItems(pen, drawHairMacro(hair, width, height))
        pen.restore()
      }),
  }
}

const HAIR_ALT = { liso: 'lisos', ondulado: 'ondulados', cacheado: 'cacheados', crespo: 'crespos' } as const

const hairFigure = ({ texture, greys }: MacroHair, sect: Tag) =>
  tagged('Figure', sect, {
    alt: `Fios ${HAIR_ALT[texture]} de perto, na sua cor${greys ? ', com os brancos' : ''}: um desenho.`,
  })

function bandOpener(context: PageContext, { title, lead }: Chapter, hair: MacroHair, sect: Tag, height: number): Block {
  const head = titleWithLead(context.setting, sect, title, lead)
  const top = head.height + TITLE_TO_BAND
  const tag = hairFigure(hair, sect)
  return {
    height: top + height,
    above: 0,
    place: (page, y) => {
      head.place(page, y)
      page.content(tag, (pen) => {
        pen.save().translate(0, y + top)
        paintItems(pen, drawHairMacro(hair, PAGE.width, height))
        pen.restore()
      })
    },
  }
}

const CENTIMETRE = mm(10)
const WET = 12
/** Centimetres; labels must fit. */
const LONGEST = 17
const STRANDS = { wet: 20, dry: 51, rule: 76 } as const

/** The same lock wet and dry, on a centimetre ruler. */
function rulerBlock(
  context: PageContext,
  { heading, paragraphs }: Section,
  hair: MacroHair,
  dry: number,
  sect: Tag,
): Block {
  const { setting } = context
  const head = setting.lines(heading, TYPE.h2, MEASURE)
  const text = setting.lines(paragraphs.join(' '), TYPE.bodyQuiet, span(4) - 12, { hyphens: true })
  const top = head.length * TYPE.h2.leading + 4
  const textTop = top + STRANDS.rule + 27
  const [headTag, textTag] = [tagged('H2', sect), tagged('P', sect)]
  const figure = tagged('Figure', sect, {
    alt: `Régua em centímetros de tamanho natural: a mesma mecha mede ${WET} cm molhada e esticada, e cerca de ${dry} cm seca.`,
  })
  return {
    height: textTop + text.length * TYPE.bodyQuiet.leading,
    above: 24,
    place: (page, y) => {
      page.lines(headTag, head, TYPE.h2, LEFT, y - 2.5)
      page.content(figure, (pen) => {
        const wetEnd = WET * CENTIMETRE
        // Moves a label that the wet lock's upright would cross.
        const dryEnd = dry * CENTIMETRE
        const label = `seca, cerca de ${dry} cm`
        const dryLabel = dryEnd + 12 + setting.width(label, TYPE.caption) > wetEnd ? wetEnd : dryEnd
        drawLockAt(pen, hair, [WET, 'wet'], y + top + STRANDS.wet)
        drawText(pen, `molhada e esticada, ${WET} cm`, TYPE.caption, LEFT + wetEnd + 9, y + top + STRANDS.wet + 3.5)
        drawLockAt(pen, hair, [dry, 'dry'], y + top + STRANDS.dry)
        drawText(pen, label, TYPE.caption, LEFT + dryLabel + 9, y + top + STRANDS.dry + 3.5)
        drawCentimetres(pen, y + top, dry)
      })
      page.lines(textTag, text, TYPE.bodyQuiet, LEFT, y + textTop)
    },
  }
}

type Lock = readonly [centimetres: number, state: 'wet' | 'dry']

function drawLockAt(pen: Pen, hair: MacroHair, [centimetres, state]: Lock, y: number): void {
  pen.save().translate(LEFT, y)
  paintItems(pen, drawLock(hair, centimetres * CENTIMETRE, state))
  pen.restore()
}

function drawCentimetres(pen: Pen, top: number, dry: number): void {
  const rule = top + STRANDS.rule
  drawRule(pen, LEFT, rule, LONGEST * CENTIMETRE, INK.edge)
  pen.save().lineWidth(0.75)
  for (let half = 0; half <= LONGEST * 2; half++) {
    const x = LEFT + (half * CENTIMETRE) / 2
    pen.moveTo(x, rule).lineTo(x, rule + (half % 4 === 0 ? 9 : half % 2 === 0 ? 6 : 3.5))
  }
  for (const [cm, from] of [
    [WET, STRANDS.wet - 12],
    [dry, STRANDS.dry - 13],
  ] as const)
    pen.moveTo(LEFT + cm * CENTIMETRE, top + from).lineTo(LEFT + cm * CENTIMETRE, rule)
  pen.stroke(INK.edge).restore()
  for (let cm = 0; cm <= LONGEST; cm += 4)
    drawText(pen, cm + 4 > LONGEST ? `${cm} cm` : String(cm), TYPE.tiny, LEFT + cm * CENTIMETRE + 3, rule + 17)
}

type Pair = { readonly above: PortraitFigure; readonly behind: PortraitFigure; readonly index: number }

/** Thin hair from above, beside the cut from behind. */
function pairOpener(
  { setting, ...context }: PageContext,
  chapter: Chapter,
  sect: Tag,
  pair: Pair,
  height: number,
): Block {
  const head = titleAlone(setting, sect, chapter.title)
  const figures = [pair.above, pair.behind].map((figure, at) =>
    rowFigure({ setting, ...context }, sect, figure, pair.index + at),
  )
  const seam = LEFT + MEASURE * 0.54
  const boxes = [
    { x: 0, width: seam },
    { x: seam + 11, width: RIGHT - seam - 11 },
  ]
  const lead = setting.lines(chapter.lead, TYPE.leadLarge, MEASURE * 0.86, { hyphens: false })
  const [leadTag, captionTag] = [tagged('P', sect), tagged('Caption', sect)]
  const top = head.height + TITLE_TO_BAND
  const captionTop = top + height + 8
  const captions = TYPE.label.leading + 2 * TYPE.bodyQuiet.leading
  const leadTop = captionTop + captions + 12
  return {
    height: leadTop + lead.length * TYPE.leadLarge.leading,
    above: 0,
    place: (page, y) => {
      head.place(page, y)
      figures.forEach(({ picture, legend }, at) => {
        const box = boxes[at]
        if (!box) return
        picture.draw(page, { ...box, y: y + top, height })
        const x = Math.max(LEFT, box.x)
        const width = box.x + box.width - x
        const label = setting.lines(legend.label, TYPE.label, width)
        const below = page.lines(captionTag, label, inColour(TYPE.label, INK.wine), x, y + captionTop)
        page.lines(captionTag, setting.lines(legend.caption, TYPE.bodyQuiet, width), TYPE.bodyQuiet, x, below)
      })
      page.lines(leadTag, lead, TYPE.leadLarge, LEFT, y + leadTop)
    },
  }
}
