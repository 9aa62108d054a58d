import type { Chapter, PortraitFigure } from '#visagism/chapters/chapter.ts'
import { mottoOf, SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import type { Line } from '../document/break-lines.ts'
import type { Picture } from '../document/blocks/opener.ts'
import { INK, PLATES, type PlateTone } from '../document/ink.ts'
import { altOf, chunks, framingOf, photoOf } from '../document/blocks/opening.ts'
import { FRAME_CAPTION, frameOnPhoto } from '../document/pages/glasses.ts'
import { drawLines } from '../document/pages/lines.ts'
import { shapeFigure } from '../document/pages/neighbours.ts'
import { hairPicture } from '../document/pages/texture.ts'
import { lookPicture } from '../document/blocks/pictures.ts'
import { toneAt, type PageContext } from '../document/page-context.ts'
import { drawRule, tagged, type Tag } from '../document/page.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { facePicture } from './phone-face.ts'
import { EDGE, LINE, SCREEN_TOP } from './screen.ts'
import type { Piece } from './stack-screens.ts'

export type Caption = { readonly label: string; readonly text: string }

/** A chapter's first picture, and the figures left to show. */
export type Plate = {
  readonly picture: Picture
  readonly captions: readonly Caption[]
  readonly others: readonly Beside[]
  /** May be upright beside the title. */
  readonly isTall?: boolean
  /** Best first. */
  readonly heights?: readonly number[]
}

export type Beside = { readonly picture: Picture; readonly caption: Caption }

const portraitsOf = ({ figures }: Chapter) => figures.filter((figure) => figure.kind === 'portrait')

/** Null if there is nothing to show: the chapter opens with its quote. */
export function plateOf(context: PageContext, chapter: Chapter, sect: Tag, index: number): Plate | null {
  const portraits = portraitsOf(chapter)
  const [first, second] = portraits
  const drawn = drawnPlate(context, chapter, sect, index)
  if (drawn) return { ...drawn, others: portraits.map((figure, at) => besideOf(context, sect, figure, index + at)) }
  if (first && second && portraits.some(({ view }) => view !== first.view))
    return {
      picture: viewsPicture(context, sect, portraits, toneAt(index)),
      captions: portraits.map(({ label, caption }) => ({ label, text: caption })),
      others: [],
      heights: VIEWS_HEIGHTS,
    }
  const frame = first && chapter.id === 'oculos' ? frameOnPhoto(context, sect, first) : null
  if (first && frame)
    return {
      picture: frame,
      captions: [{ label: first.label, text: FRAME_CAPTION }],
      others: portraits.slice(1).map((figure, at) => besideOf(context, sect, figure, index + at)),
    }
  if (first && !second)
    return {
      picture: figurePicture(context, sect, first, index),
      captions: [{ label: first.label, text: first.caption }],
      others: [],
      isTall: true,
    }
  if (first) return null
  const hair = chapter.id === 'textura' ? hairPicture(context, sect) : null
  if (hair) return { picture: hair, captions: [], others: [], heights: [300, 260, 220, 180] }
  const photo = photoOf(context, chapter, sect)
  return photo && { picture: photo.picture, captions: [], others: [] }
}

/** Portraits the opening leaves out. */
export const besidesOf = (context: PageContext, chapter: Chapter, sect: Tag, index: number): Beside[] =>
  portraitsOf(chapter).map((figure, at) => besideOf(context, sect, figure, index + at))

const MOST_LINES = 4

function drawnPlate(
  context: PageContext,
  { figures }: Chapter,
  sect: Tag,
  index: number,
): Omit<Plate, 'others'> | null {
  for (const figure of figures) {
    const captions = [{ label: '', text: figure.caption }]
    if (figure.kind === 'measured-face' || figure.kind === 'thirds')
      return { picture: facePicture(context, sect, figure), captions }
    if (figure.kind === 'palette')
      return { picture: stripesPicture(context, sect, figure.caption), captions, heights: [150, 120] }
    if (figure.kind === 'lines' && figure.lines.length > 0) {
      // One per kind of line.
      const lines = [...new Set(figure.lines)].slice(0, MOST_LINES)
      const named = lines.map((line) => ({ label: `Linha ${line}`, text: '' }))
      return {
        picture: linesPicture(sect, lines, index),
        captions: [...named, ...captions],
        heights: [236, 200, 170],
      }
    }
  }
  return null
}

function besideOf(context: PageContext, sect: Tag, figure: PortraitFigure, index: number): Beside {
  return {
    picture: figurePicture(context, sect, figure, index),
    caption: { label: figure.label, text: figure.caption },
  }
}

export function neighbourFigures(context: PageContext, { figures }: Chapter, sect: Tag, index: number): Beside[] {
  const figure = figures.find((one) => one.kind === 'neighbours')
  if (figure?.kind !== 'neighbours') return []
  return figure.shapes.slice(0, 4).map((shape, at) => ({
    picture: shapeFigure(context, sect, shape, index + at).picture,
    caption: { label: SHAPE_NAMES[shape].name, text: `${mottoOf(shape, context.analysis.person.gender)}.` },
  }))
}

export function figurePicture(context: PageContext, sect: Tag, figure: PortraitFigure, index: number): Picture {
  return lookPicture(context, sect, figure.look, {
    alt: altOf(figure),
    tone: figure.look.shirt === undefined ? toneAt(index) : 'sand',
    framing: framingOf(figure),
    view: figure.view,
  })
}

const VIEWS_GAP = 4
/** Lower plates would make the side views too small. */
export const VIEWS_HEIGHTS = [384, 350, 316, 286] as const
const FRONT_SHARE = 0.665

/** The views share one ground, like one head turning. */
function viewsPicture(context: PageContext, sect: Tag, figures: readonly PortraitFigure[], tone: PlateTone): Picture {
  const views = figures.slice(0, 3).map((figure) =>
    lookPicture(context, sect, figure.look, {
      alt: altOf(figure),
      tone,
      framing: framingOf(figure),
      view: figure.view,
    }),
  )
  return turnedPicture(views)
}

export function turnedPicture([front, ...turned]: readonly Picture[]): Picture {
  return {
    draw: (page, { x, y, width, height }) => {
      const large = Math.round(width * FRONT_SHARE)
      front?.draw(page, { x, y, width: large, height })
      const small = (height - VIEWS_GAP * (turned.length - 1)) / turned.length
      turned.forEach((picture, at) =>
        picture.draw(page, {
          x: x + large + VIEWS_GAP,
          y: y + at * (small + VIEWS_GAP),
          width: width - large - VIEWS_GAP,
          height: small,
        }),
      )
    },
  }
}

function stripesPicture({ analysis }: PageContext, sect: Tag, alt: string): Picture {
  const tag = tagged('Figure', sect, { alt })
  const { best } = analysis.colour
  return {
    draw: (page, { x, y, width, height }) =>
      page.content(tag, (pen) =>
        best.forEach(({ hex }, at) => {
          const share = width / best.length
          pen.rect(x + at * share, y, share + 0.4, height).fill(hex)
        }),
      ),
  }
}

function linesPicture(sect: Tag, lines: readonly string[], index: number): Picture {
  const tag = tagged('Figure', sect, { alt: `Desenho de linhas: ${lines.join(', ')}` })
  return {
    draw: (page, { x, y, width, height }) =>
      page.content(tag, (pen) => {
        const share = (width - VIEWS_GAP * (lines.length - 1)) / lines.length
        lines.forEach((line, at) =>
          drawLines(pen, line, { x: x + at * (share + VIEWS_GAP), y, width: share, height }, toneAt(index + at)),
        )
      }),
  }
}

const BAND = { above: SCREEN_TOP, below: 24 } as const

/** Replaces a picture when there is nothing to show. */
export function quoteBand(
  { setting }: PageContext,
  sect: Tag,
  quote: string,
  index: number,
): { readonly picture: Picture; readonly height: number } {
  const tag = tagged('BlockQuote', sect)
  const style = PHONE_TYPE.pullLarge
  const lines = setting.lines(quote, style, LINE - 24, { balanced: true })
  return {
    height: BAND.above + lines.length * style.leading + BAND.below,
    picture: {
      draw: (page, { x, y, width, height }) => {
        page.art((pen) => void pen.rect(x, y, width, height).fill(PLATES[toneAt(index)]))
        page.lines(tag, lines, style, EDGE, y + BAND.above)
      },
    },
  }
}

const BESIDE = { width: 128, height: 160, gap: 16, above: 26 } as const
const DETAIL = { width: 148, height: 128, gap: 16, above: 12 } as const
/** A phone photo covers a square with a whole head. */
const WIDE_HEIGHT = LINE
const FIGURES_GAP = 9
const FIGURE_SHAPE = 1.25

/** One figure has its words at its right; several are in undivided rows. */
export function figurePieces(context: PageContext, sect: Tag, figures: readonly Beside[]): Piece[] {
  const [alone, ...others] = figures
  if (!alone) return []
  if (others.length === 0) return [besidePiece(context, sect, alone)]
  const columns = figures.length === 2 || figures.length === 4 ? 2 : 3
  return chunks(figures, columns).map((row, at) => rowPiece(context, sect, row, columns, at === 0 ? 26 : 16))
}

export const detailPiece = (context: PageContext, sect: Tag, beside: Beside): Piece =>
  besidePiece(context, sect, beside, DETAIL)

export const widePiece = (picture: Picture): Piece => ({
  height: WIDE_HEIGHT,
  above: 26,
  place: (page, y) => picture.draw(page, { x: EDGE, y, width: LINE, height: WIDE_HEIGHT }),
})

type BesideSize = { readonly width: number; readonly height: number; readonly gap: number; readonly above: number }

function besidePiece(
  { setting }: PageContext,
  sect: Tag,
  { picture, caption }: Beside,
  size: BesideSize = BESIDE,
): Piece {
  const width = LINE - size.width - size.gap
  const tag = tagged('Caption', sect)
  const label = setting.lines(caption.label, PHONE_TYPE.label, width)
  const text = setting.lines(caption.text, PHONE_TYPE.quiet, width)
  const used = label.length * PHONE_TYPE.label.leading + text.length * PHONE_TYPE.quiet.leading + 8
  return {
    height: Math.max(size.height, used),
    above: size.above,
    place: (page, y) => {
      picture.draw(page, { x: EDGE, y, width: size.width, height: size.height })
      const x = EDGE + size.width + size.gap
      page.art((pen) => drawRule(pen, x, y, width, INK.line))
      const below = page.lines(tag, label, PHONE_TYPE.label, x, y + 8)
      page.lines(tag, text, PHONE_TYPE.quiet, x, below)
    },
  }
}

export const columnOf = (columns: number, at: number) => {
  const width = (LINE - FIGURES_GAP * (columns - 1)) / columns
  return { x: EDGE + at * (width + FIGURES_GAP), width }
}

export function rowPiece(
  { setting }: PageContext,
  sect: Tag,
  figures: readonly Beside[],
  columns: number,
  above: number,
): Piece {
  const { width } = columnOf(columns, 0)
  const tall = Math.round(width * FIGURE_SHAPE)
  const words = figures.map(({ caption }) => {
    const label = setting.lines(caption.label, FIGURE_LABEL, width, { hyphens: false })
    const text = setting.lines(caption.text, PHONE_TYPE.caption, width)
    return { tag: tagged('Caption', sect), label, text, height: (label.length + text.length) * 20 }
  })
  return {
    height: tall + 7 + Math.max(0, ...words.map(({ height }) => height)),
    above,
    place: (page, y) =>
      figures.forEach(({ picture }, at) => {
        const { x } = columnOf(columns, at)
        picture.draw(page, { x, y, width, height: tall })
        const said = words[at]
        if (!said) return
        const below = page.lines(said.tag, said.label, FIGURE_LABEL, x, y + tall + 7)
        page.lines(said.tag, said.text, PHONE_TYPE.caption, x, below)
      }),
  }
}

const FIGURE_LABEL = { ...PHONE_TYPE.label, size: 16, leading: 20 }

export type SetCaption = { readonly lines: readonly Line[]; readonly height: number }

/** One paragraph per caption. */
export function captionLines({ setting }: PageContext, captions: readonly Caption[], width: number = LINE): SetCaption {
  const lines = captions
    .filter(({ label, text }) => `${label}${text}` !== '')
    .flatMap(({ label, text }) =>
      label === ''
        ? setting.lines(text, PHONE_TYPE.caption, width)
        : setting.labelled(text === '' ? label : `${label}:`, PHONE_TYPE.captionWine, text, PHONE_TYPE.caption, width),
    )
  return { lines, height: lines.length * PHONE_TYPE.caption.leading }
}
