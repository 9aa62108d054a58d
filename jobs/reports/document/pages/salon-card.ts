/** A card to cut out and fold: measured pictures, a sentence to say, allergies, and a QR code for another phone. */
import { create } from 'qrcode'
import { ALLERGY_CARE, allergyLine } from '#visagism/card/allergies.ts'
import { cardLine } from '#visagism/card/kept-on-card.ts'
import { leavesShort, optionsTrying, portraitOf, traitsOf } from '#visagism/looks/portrait-of.ts'
import { HEM } from '#visagism/portrait/wear/cloth.ts'
import { cutOf } from '#visagism/portrait/hair/cuts.ts'
import type { DrawnPoint } from '#visagism/portrait/pen/points.ts'
import { hairSilhouette } from '#visagism/portrait/tracing/hair-outline.ts'
import type { PortraitFigure } from '#visagism/chapters/chapter.ts'
import { CARD_FACTS_TITLE } from '#visagism/chapters/salon-card.ts'
import { HAIR_PATHS } from '#visagism/hair/hair.ts'
import { PATH_CHAPTERS } from '#visagism/reading/sold-paths.ts'
import type { Block } from '../block.ts'
import type { Line } from '../break-lines.ts'
import { plateRow, type Picture } from '../blocks/opener.ts'
import { sectionBlock } from '../blocks/section.ts'
import { drawMark } from '../brand-mark.ts'
import { BODY_HEIGHT, LEFT, MEASURE, mm, PAGE, px, TOP } from '../grid.ts'
import { INK, inkOver } from '../ink.ts'
import { ROW_HEIGHTS, rowFigure, type OpeningFor } from '../blocks/opening.ts'
import type { Box } from '../photos.ts'
import { drawPortraitPlate, placePortrait } from '../plate.ts'
import type { PageContext } from '../page-context.ts'
import { fitLines, type Setting } from '../setting.ts'
import { baselineOf, drawLine, drawRule, drawText, tagged, widthOf, type Pen, type Page, type Tag } from '../page.ts'
import { atSize, inColour, TYPE, type Style } from '../type-styles.ts'
import { drawHairMeasure, readHairSize, type HairView } from './hair-measure.ts'

const INVITATION = 'Recorte, dobre na linha, mostre. Ele fala por você.'
const PAD = px(24)
const CARD = { top: 106, width: MEASURE } as const
const INNER = { left: LEFT + PAD, width: MEASURE - PAD * 2 } as const
const VIEW_GAP = px(9)
const VIEW_WIDTH = (INNER.width - VIEW_GAP * 2) / 3
const LOWEST_VIEW = 78
/** The last only where somebody said nearly everything that can be said. */
const VIEW_HEIGHTS = [216, 198, 180, 168, 156, 144, 132, 112, LOWEST_VIEW] as const
const LEAST_VIEW = 112
const UNDER_CARD = 30
const CODE = mm(27)
const CODE_TEXT = 94
const ITEM = 23
const FACTS = { pad: 12, above: 12 } as const
/** Of the band of what was said, the first that leaves room for the rest; whole width is too long a line to read. */
const SAY_FACTS = [
  { style: TYPE.body, name: TYPE.bodyStrong, share: 0.68 },
  { style: TYPE.body, name: TYPE.bodyStrong, share: 0.96 },
  { style: atSize(TYPE.body, 9.5, 12.5), name: atSize(TYPE.bodyStrong, 9.5, 12.5), share: 0.96 },
  { style: atSize(TYPE.body, 8.5, 11), name: atSize(TYPE.bodyStrong, 8.5, 11), share: 0.96 },
  { style: atSize(TYPE.body, 7.5, 9.75), name: atSize(TYPE.bodyStrong, 7.5, 9.75), share: 1 },
  { style: atSize(TYPE.body, 6.75, 8.75), name: atSize(TYPE.bodyStrong, 6.75, 8.75), share: 1 },
  { style: atSize(TYPE.body, 6.4, 8.25), name: atSize(TYPE.bodyStrong, 6.4, 8.25), share: 1 },
] as const
const TITLES = [
  { ...TYPE.h1Small, size: 32, leading: 35 },
  atSize(TYPE.h1Small, 27, 30),
  atSize(TYPE.h1Small, 22, 25),
] as const
const SAYS = [{ ...TYPE.say, size: 19.5, leading: 25.5 }, atSize(TYPE.say, 17, 22), atSize(TYPE.say, 15, 19.5)] as const
const ALLERGIES = { ...TYPE.smallStrong, size: 15.75, leading: 20.25, colour: INK.paper } as const
const SAY_ALLERGIES = [ALLERGIES, atSize(ALLERGIES, 12.5, 16.5), atSize(ALLERGIES, 10.5, 14)] as const
const CAPTION = { ...TYPE.caption, size: 11, leading: 13.5 }
const CAPTION_NAME = inColour(CAPTION, INK.wine)

/** The card on a page of its own; overleaf what is for who brings it. */
export const salonCardOpening: OpeningFor = (context, chapter, sect, index) => {
  const others = otherCuts(context).map((figure, at) => rowFigure(context, sect, figure, index + at))
  return {
    heights: others.length > 0 ? ROW_HEIGHTS : [0],
    // The card draws its table and what was said above everything else.
    rest: {
      ...chapter,
      sections: [],
      lists: chapter.lists.filter(({ title }) => title !== CARD_FACTS_TITLE),
      tables: [],
      figures: [],
    },
    usesQuote: false,
    blocks: (height) => [
      cardPage(context, partsOf(context), sect),
      ...chapter.sections.map((section) => sectionBlock(context.setting, sect, section)),
      ...(others.length > 0 ? [plateRow(context.setting, sect, others, height)] : []),
    ],
  }
}

/** As their own pages open, each by its name. */
const otherCuts = ({ analysis: { chapters, hair } }: PageContext): PortraitFigure[] =>
  HAIR_PATHS.filter((path) => path !== hair.recommended).flatMap((path) => {
    const [figure] = chapters.find(({ id }) => id === PATH_CHAPTERS[path])?.figures ?? []
    return figure?.kind === 'portrait' ? [{ ...figure, label: hair[path].title }] : []
  })

function cardPage(context: PageContext, parts: Parts, sect: Tag): Block {
  return {
    height: BODY_HEIGHT,
    above: 0,
    place: (page) => {
      page.art((pen) => void pen.rect(0, 0, PAGE.width, PAGE.height).fill(INK.sand))
      const invitation = inColour({ ...TYPE.captionQuiet, size: 15, leading: 19 }, INK.ink2)
      page.lines(tagged('H1', sect), context.setting.lines(INVITATION, invitation, MEASURE), invitation, LEFT, TOP - 3)
      const box: Box = { x: LEFT, y: CARD.top, width: CARD.width, height: parts.height }
      page.art((pen) => drawCard(pen, box))
      placeCard(context, page, sect, parts, box)
    },
  }
}

type Parts = ReturnType<typeof partsOf>

/** Pictures get the remaining height. */
function partsOf({ setting, analysis }: PageContext) {
  const { salonCard, person, observed } = analysis
  const texture = observed?.texture?.value
  const isDry = texture === 'cacheado' || texture === 'crespo'
  const isCovered = observed?.covering !== undefined && observed.covering.value !== 'não'
  const whose = [
    person.firstName,
    texture ?? '',
    isDry ? 'medido seco' : '',
    isCovered ? 'cobre o cabelo: sala reservada' : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
  const label = setting.lines(whose, { ...TYPE.label, size: 13.5, leading: 17 }, INNER.width - 40)
  const title = fitLines(setting, salonCard.title, TITLES, INNER.width - 44, 1)
  const captions = captionsOf(setting, salonCard)
  const say = fitLines(setting, `${salonCard.ask}”`, SAYS, INNER.width, 4)
  const listWidth = (INNER.width - CODE_TEXT - 32) / 2
  const items = (list: readonly string[]) =>
    list.map((item) => setting.lines(item, TYPE.body, listWidth, { hyphens: false }))
  const lists = [
    { heading: 'Evite', items: items(salonCard.avoid) },
    { heading: 'Depois', items: items(salonCard.after) },
  ].filter((list) => list.items.length > 0)
  const listsHeight = Math.max(
    CODE + 32,
    ...lists.map(
      (list) => 18 + list.items.reduce((sum, lines) => sum + ITEM + (lines.length - 1) * TYPE.body.leading, 0),
    ),
  )
  const said = wholeIn(setting, allergyLine(salonCard), INNER.width - 164)
  const band = Math.max(px(84), said.lines.length * said.style.leading + 24)
  const captionsHeight = Math.max(...captions.map((lines) => lines.length)) * CAPTION.leading
  const without =
    PAD +
    label.length * 17 +
    title.lines.length * title.style.leading +
    14 +
    8 +
    captionsHeight +
    26 +
    18 +
    say.lines.length * say.style.leading +
    16 +
    listsHeight +
    14 +
    band
  const room = PAGE.height - px(62) - CARD.top - UNDER_CARD
  const { facts, factsStyle, factsHeight } = factsOf(setting, salonCard, room - without - LEAST_VIEW)
  const fixed = without + factsHeight
  const views = VIEW_HEIGHTS.find((height) => fixed + height <= room) ?? LOWEST_VIEW
  return {
    label,
    title,
    captions,
    captionsHeight,
    say,
    lists,
    listsHeight,
    listWidth,
    facts,
    factsStyle,
    factsHeight,
    said,
    band,
    views,
    height: fixed + views,
  }
}

/** Whole, in the largest type that leaves the pictures their room. */
function factsOf(setting: Setting, { facts, sizes }: PageContext['analysis']['salonCard'], room: number) {
  // The pictures show the first three sizes; the beard's take the width of the band.
  const beard = sizes.slice(VIEWS.length).map((size) => size.replace('barba: ', ''))
  const labelled = [
    ...facts.map((fact) => ({ label: `${fact.heading}:`, text: cardLine(fact) })),
    ...beard.map((size) => ({ label: 'Barba:', text: `${size}.` })),
  ]
  let set: { readonly facts: readonly Line[]; readonly factsStyle: Style; readonly factsHeight: number } = {
    facts: [],
    factsStyle: TYPE.body,
    factsHeight: 0,
  }
  if (labelled.length === 0) return set
  for (const { style, name, share } of SAY_FACTS) {
    const lines = setting.labelledAll(labelled, name, style, INNER.width * share)
    set = { facts: lines, factsStyle: style, factsHeight: lines.length * style.leading + FACTS.pad + FACTS.above }
    if (set.factsHeight <= room) break
  }
  return set
}

/** Never truncated: a warning in small type is still a warning. */
function wholeIn(setting: Setting, text: string, width: number) {
  for (const style of SAY_ALLERGIES) {
    const lines = setting.lines(text, style, width, { hyphens: false })
    if (lines.length <= 3 || style === SAY_ALLERGIES.at(-1)) return { lines, style }
  }
  return { lines: setting.lines(text, ALLERGIES, width), style: ALLERGIES }
}

const VIEWS: readonly { readonly view: HairView; readonly name: string }[] = [
  { view: 'front', name: 'frente:' },
  { view: 'profile', name: 'lado:' },
  { view: 'back', name: 'costas:' },
]

/** The length is drawn beside the hair; where more is said of it (`26 cm desde a risca`), the caption says it whole. */
const captionsOf = (setting: Setting, { marks, sizes }: PageContext['analysis']['salonCard']) =>
  VIEWS.map(({ name }, at) => {
    const size = sizes[at] ?? ''
    const isWhole = readHairSize(size).rest === ''
    const words = [...(isWhole ? [] : [size.replace(/^[^:]+: /, '')]), marks[at] ?? ''].filter((text) => text !== '')
    return setting.labelled(name, CAPTION_NAME, words.join('; '), CAPTION, VIEW_WIDTH - 4, { hyphens: false })
  })

function placeCard(context: PageContext, page: Page, sect: Tag, parts: Parts, box: Box): void {
  const { setting } = context
  const { label, title, say } = parts
  const labelStyle = { ...TYPE.label, size: 13.5, leading: 17 }
  page.art((pen) => drawMark(pen, LEFT + MEASURE - PAD - 18, box.y + PAD + 4, 27, INK.wine))
  let y = page.lines(tagged('P', sect), label, labelStyle, INNER.left, box.y + PAD - 3)
  y = page.lines(tagged('H2', sect), title.lines, title.style, INNER.left - 1, y) + 14
  placeViews(context, page, sect, parts, y)
  y += parts.views + 8 + parts.captionsHeight + 26
  const fold = y
  page.art((pen) => drawFold(pen, fold))
  y += 18
  const quote = tagged('BlockQuote', sect)
  const opening = setting.lines('“', say.style, 40)
  page.lines(quote, opening, say.style, INNER.left - setting.width('“', say.style), y)
  y = page.lines(quote, say.lines, say.style, INNER.left, y) + 16
  placeFacts(page, sect, parts, y)
  placeLists(context, page, sect, parts, y + parts.factsHeight)
  placeBand(context, page, sect, parts, box.y + box.height - parts.band)
}

function onceMade<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** @param at 0 front, 1 side, 2 behind */
export function measuredView({ analysis }: PageContext, sect: Tag, at: number, label?: Style): Picture {
  const { face, salonCard } = analysis
  const { view, name } = VIEWS[at] ?? { view: 'front', name: 'frente:' }
  const [asked] = analysis.chapters.flatMap(({ id, figures }) => (id === 'cartao' ? figures : []))
  const look = asked?.kind === 'portrait' ? asked.look : { shape: face.primary, cut: salonCard.cut }
  const portrait = portraitOf(analysis, look, view)
  const size = readHairSize(salonCard.sizes[at] ?? '')
  const options = optionsTrying(analysis, look, view)
  const isShort = leavesShort(salonCard.cut)
  // Costs two drawings; short hair rarely needs it.
  const outline = onceMade(() => hairSilhouette(options))
  const ends = isShort ? undefined : outline().bounds?.bottom
  const isTied = options.cut !== undefined && cutOf(options.cut).build.kind === 'tied'
  const hair = {
    ink: inkOver(traitsOf(analysis).hairColour ?? INK.ink),
    isShort,
    isTied,
    ends,
    holds: (point: DrawnPoint) => outline().holds(point),
  }
  // Show long hair down to its ends.
  const lowest = ends === undefined ? undefined : Math.min(ends + 14, HEM - 4)
  const alt = `${salonCard.title}, desenho de ${name.replace(':', '')}: ${size.label}`
  const tag = tagged('Figure', sect, { alt })
  return {
    draw: (page, box) =>
      page.content(tag, (pen) => {
        const placement = placePortrait(portrait, box, 'bust', lowest)
        drawPortraitPlate(pen, portrait, box, placement, 'sage')
        drawHairMeasure(pen, size, view, portrait.landmarks, box, placement, hair, label)
      }),
  }
}

function placeViews(context: PageContext, page: Page, sect: Tag, parts: Parts, y: number): void {
  VIEWS.forEach((_, at) => {
    const box = { x: INNER.left + at * (VIEW_WIDTH + VIEW_GAP), y, width: VIEW_WIDTH, height: parts.views }
    measuredView(context, sect, at).draw(page, box)
    const lines = parts.captions[at] ?? []
    page.lines(tagged('Caption', sect), lines, CAPTION, box.x, y + parts.views + 8)
  })
}

/** A band of its own, between what to say and the lists. */
function placeFacts(page: Page, sect: Tag, { facts, factsStyle, factsHeight }: Parts, y: number): void {
  if (factsHeight === 0) return
  const height = factsHeight - FACTS.above
  page.art((pen) => {
    pen.rect(INNER.left - 6, y, INNER.width + 12, height).fill(INK.sand)
    pen.rect(INNER.left - 6, y, 3, height).fill(INK.wine)
  })
  page.lines(tagged('P', sect), facts, factsStyle, INNER.left + 6, y + FACTS.pad / 2)
}

function placeLists(context: PageContext, page: Page, sect: Tag, { lists, listWidth }: Parts, y: number): void {
  const { setting } = context
  lists.forEach(({ heading, items }, column) => {
    const x = INNER.left + column * (listWidth + 16)
    const list = tagged('L', sect)
    page.lines(tagged('H2', sect), setting.lines(heading, TYPE.bodyStrong, listWidth), TYPE.bodyStrong, x, y)
    let row = y + 18
    for (const lines of items) {
      const top = row
      page.art((pen) => drawRule(pen, x, top, listWidth, INK.line))
      page.lines(tagged('LBody', tagged('LI', list)), lines, TYPE.body, x, top + 4)
      row += ITEM + (lines.length - 1) * TYPE.body.leading
    }
  })
  const address = context.contact.card
  if (address !== undefined) placeCode(context, page, sect, address, y)
}

const CODE_CAPTION = 'o cartão no celular, sem senha'

/** QR level M; the card's paper is the quiet zone. */
function placeCode({ setting }: PageContext, page: Page, sect: Tag, address: string, y: number): void {
  const x = LEFT + MEASURE - PAD - CODE
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const lines = setting.lines(CODE_CAPTION, TYPE.tiny, CODE_TEXT)
  const link = tagged('Link', tagged('P', sect))
  page.link(link, { x, y, width: CODE, height: CODE + 8 + lines.length * TYPE.tiny.leading }, address, (pen) => {
    const side = CODE / modules.size
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column)) pen.rect(x + column * side, y + row * side, side, side)
    pen.fill(INK.ink)
    lines.forEach((line, row) => drawLine(pen, line, x, baselineOf(TYPE.tiny, y + CODE + 6 + row * TYPE.tiny.leading)))
  })
}

function placeBand({ setting }: PageContext, page: Page, sect: Tag, { said, band }: Parts, y: number): void {
  const tag = tagged('P', sect)
  const style = inColour(TYPE.body, INK.sand)
  const care = setting.lines(ALLERGY_CARE, style, 140)
  const middle = y + band / 2
  page.art((pen) => void pen.rect(LEFT, y, MEASURE, band).fill(INK.wine))
  page.lines(tag, said.lines, said.style, INNER.left, middle - (said.lines.length * said.style.leading) / 2)
  page.lines(tag, care, style, LEFT + MEASURE - PAD - 140, middle - (care.length * style.leading) / 2)
}

function drawCard(pen: Pen, { x, y, width, height }: Box): void {
  pen.save()
  for (let blur = 0; blur < 12; blur++) {
    const spread = 14 - blur * 2.2
    pen
      .opacity(0.014 + blur * 0.0016)
      .roundedRect(x + 12 - spread / 2, y + 22 - spread / 2, width - 24 + spread, height - 10 + spread, 8)
      .fill(INK.ink)
  }
  pen.restore()
  pen.rect(x, y, width, height).fill(INK.paper)
  pen.save().lineWidth(0.75)
  for (const [cx, outX] of [
    [x, -1],
    [x + width, 1],
  ] as const)
    for (const [cy, outY] of [
      [y, -1],
      [y + height, 1],
    ] as const) {
      pen.moveTo(cx + outX * 5, cy).lineTo(cx + outX * 15, cy)
      pen.moveTo(cx, cy + outY * 5).lineTo(cx, cy + outY * 15)
    }
  pen.stroke(INK.ink3).restore()
}

function drawFold(pen: Pen, y: number): void {
  pen
    .save()
    .lineWidth(0.75)
    .dash(3, { space: 2.4 })
    .moveTo(LEFT, y)
    .lineTo(LEFT + MEASURE, y)
    .stroke('#B98D84')
    .undash()
    .restore()
  const style = { ...TYPE.captionQuiet, size: 10 }
  const words = 'dobre aqui'
  drawText(pen, words, style, LEFT + MEASURE - PAD - widthOf(pen, words, style), y - 5)
}
