import type { PhotoSlot } from '#contract/onboarding.ts'
import type { Chapter, PortraitFigure } from '#visagism/chapters/chapter.ts'
import { placeOnBody } from '#visagism/looks/portrait-of.ts'
import type { Block } from '../block.ts'
import { plateOpener, plateRow, textOpener, type Legend, type Picture, type RowFigure } from './opener.ts'
import { lookPicture, photoPicture } from './pictures.ts'
import { toneAt, type PageContext } from '../page-context.ts'
import type { Tag } from '../page.ts'

export type Opening = {
  readonly heights: readonly number[]
  readonly blocks: (height: number) => readonly Block[]
  /** Placed after everything else. */
  readonly closing?: readonly Block[]
  /** Cost of a height, besides the space it leaves empty. */
  readonly cost?: (height: number) => number
  readonly rest: Chapter
  readonly usesQuote: boolean
}

export type OpeningFor = (context: PageContext, chapter: Chapter, sect: Tag, index: number) => Opening

export const PLATE_HEIGHTS = [352, 330, 310, 290, 270, 250, 232, 215, 200, 186, 375, 400, 430] as const
export const ROW_HEIGHTS = [214, 200, 186, 172, 158, 144, 130, 118, 230, 250] as const

const WITHOUT_PHOTO = 0

export const usualOpening: OpeningFor = (context, chapter, sect, index) => {
  const { setting } = context
  const figures = chapter.figures.filter((figure) => figure.kind === 'portrait')
  const [first, second] = figures
  if (first && second) {
    const rows = chunks(figures, figures.length === 4 ? 2 : 3)
    return {
      heights: ROW_HEIGHTS,
      rest: chapter,
      usesQuote: false,
      blocks: (height) => [
        textOpener(setting, sect, chapter.title, chapter.lead),
        ...rows.map((row, at) =>
          plateRow(
            setting,
            sect,
            row.map((figure, n) => rowFigure(context, sect, figure, index + at * 3 + n)),
            height,
          ),
        ),
      ],
    }
  }
  const single = first ? rowFigure(context, sect, first, index) : photoOf(context, chapter, sect)
  // Short pages open with words: better than a slit of a face.
  const heights = first ? PLATE_HEIGHTS : [...PLATE_HEIGHTS.filter((height) => height >= 270), WITHOUT_PHOTO]
  if (!single)
    return {
      heights: [0],
      rest: chapter,
      usesQuote: false,
      blocks: () => [textOpener(setting, sect, chapter.title, chapter.lead)],
    }
  const quote = chapter.quotes[0]
  const content = { title: chapter.title, lead: chapter.lead, ...single, ...(quote === undefined ? {} : { quote }) }
  return {
    heights,
    rest: chapter,
    usesQuote: true,
    cost: (height) => (height === WITHOUT_PHOTO ? 0.9 : 0),
    blocks: (height) => [
      height === WITHOUT_PHOTO
        ? textOpener(setting, sect, chapter.title, chapter.lead)
        : plateOpener(setting, sect, content, height),
    ],
  }
}

export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}

export function rowFigure(context: PageContext, sect: Tag, figure: PortraitFigure, index: number): RowFigure {
  return {
    legend: { label: figure.label, caption: figure.caption },
    picture: lookPicture(context, sect, figure.look, {
      alt: altOf(figure),
      tone: (figure.look.shirt ?? figure.look.cloth) === undefined ? toneAt(index) : 'sand',
      framing: framingOf(figure),
      view: figure.view,
    }),
  }
}

const VIEW_ALT = { front: '', profile: ' de perfil', back: ' de costas', above: ' visto de cima' } as const
/** Skips a label that repeats the view. */
export const altOf = ({ label, caption, view }: PortraitFigure) => {
  const isView = label === VIEW_ALT[view].trim() || label === 'de frente'
  return `Retrato desenhado${isView && view === 'front' ? ' de frente' : VIEW_ALT[view]}: ${isView ? '' : `${label}. `}${caption}`
}

/** A brim is wider than a head. */
const FRAMING_OF_PLACE = { neck: 'neck', ear: 'head', head: 'bust' } as const

export function framingOf({ look, view }: PortraitFigure) {
  if (view === 'above') return 'above'
  if (view !== 'front') return 'bust'
  if (look.ornament !== undefined) return FRAMING_OF_PLACE[placeOnBody(look.ornament)]
  // Show the whole look, from hair to collar.
  if (look.together === true && look.neckline !== undefined) return 'bust'
  if (look.neckline !== undefined) return 'neck'
  if (look.shirt !== undefined) return 'drape'
  return look.brow !== undefined || look.glasses !== undefined || look.beard !== undefined ? 'head' : 'bust'
}

/** Chapters without a drawing may open with this photo. */
const PHOTO_OF: Partial<Readonly<Record<Chapter['id'], PhotoSlot>>> = {
  textura: 'back',
  oculos: 'side_left',
  acessorios: 'side_right',
}

export function photoOf(
  context: PageContext,
  chapter: Chapter,
  sect: Tag,
): { picture: Picture; legend: Legend } | null {
  const slot = PHOTO_OF[chapter.id]
  const photo = slot && context.photos[slot]
  return photo ? { picture: photoPicture(context, sect, photo, 0.52, 0.22), legend: { label: '', caption: '' } } : null
}
