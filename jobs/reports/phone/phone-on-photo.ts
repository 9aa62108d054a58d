/**
 * "Na sua foto": the cut over the photo at full width, the plain photo below. If it may not be laid there, photo and portrait share the
 * plate.
 */
import type { Chapter, OnPhoto } from '#visagism/chapters/chapter.ts'
import { INK } from '../document/ink.ts'
import type { Box } from '../document/photos.ts'
import { drawPhotoPlate } from '../document/plate.ts'
import {
  afterAlt,
  beforeAlt,
  cropAt,
  drawBeside,
  drawDot,
  drawDots,
  drawLevels,
  drawUnderPaper,
  lookOnPhoto,
  type PhotoLook,
  unseenFromFront,
} from '../document/pages/photo-overlay.ts'
import type { PageContext } from '../document/page-context.ts'
import { baselineOf, drawRule, tagged, type Tag } from '../document/page.ts'
import type { Plate } from './phone-plates.ts'
import { notePiece, withHead } from './phone-text.ts'
import { PHONE_TYPE } from './phone-type.ts'
import { EDGE, LINE, SCREEN } from './screen.ts'
import type { Piece } from './stack-screens.ts'

/** The last holds a whole upright photo. */
const LARGE_HEIGHTS = [468, 496, 520] as const
const largeOf = (height: number): Box => ({ x: 0, y: 0, width: SCREEN.width, height })
const GAP = 2
const HALF = { x: 0, y: 0, width: (SCREEN.width - GAP) / 2, height: 292 } as const
const SMALL = { width: 128, gap: 16 } as const
const RADIUS = 11
/** Small enough to fit beside the face. */
export const LEVEL = { ...PHONE_TYPE.caption, size: 12.5, leading: 16 }

export type PhonePhotoLook = {
  readonly plate: Plate
  /** Replaces the chapter's lead. */
  readonly lead: string
  readonly pieces: readonly Piece[]
}

/** Null without photo or points. */
export function photoLookPieces(
  context: PageContext,
  { lists }: Chapter,
  figure: OnPhoto,
  sect: Tag,
): PhonePhotoLook | null {
  const found = lookOver(context, figure)
  if (!found) return null
  const { look, height } = found
  const [today, then] = figure.labels
  const [list] = lists
  return {
    plate: {
      picture: look.isLaid ? laidPicture(context, sect, look) : besidePicture(context, sect, look),
      captions: [{ label: look.isLaid ? then : `${today} · ${then}`, text: figure.caption }],
      others: [],
      heights: [height],
    },
    lead: look.words.lead,
    pieces: [
      ...(look.isLaid ? [beforePiece(context, sect, look, height)] : []),
      ...(list ? numberedPieces(context, sect, numbered(list), look.laid.dots.length) : []),
      ...(look.isLaid ? [] : [notePiece(context.setting, sect, look.words.note)]),
    ],
  }
}

/** Lays the cut over the lowest plate that holds it, else shows it on half a plate. */
function lookOver(context: PageContext, figure: OnPhoto): { readonly look: PhotoLook; readonly height: number } | null {
  for (const height of LARGE_HEIGHTS) {
    const look = lookOnPhoto(context, figure, largeOf(height))
    if (look?.isLaid) return { look, height }
  }
  const half = lookOnPhoto(context, figure, HALF)
  return half && { look: { ...half, isLaid: false, words: figure.beside }, height: HALF.height }
}

const laidPicture = (context: PageContext, sect: Tag, look: PhotoLook): Plate['picture'] => {
  const tag = tagged('Figure', sect, { alt: afterAlt(look) })
  return {
    draw: (page, box) => {
      const crop = cropAt(look, box)
      page.content(tag, (pen) => drawUnderPaper(pen, look, box, crop))
      drawLevels(context, page, look, [{ box, crop, isPaper: true }], LEVEL)
      drawDots(page, look, crop, RADIUS)
    },
  }
}

/** The photo and the portrait, eyes level. */
const besidePicture = (context: PageContext, sect: Tag, look: PhotoLook): Plate['picture'] => {
  const before = tagged('Figure', sect, { alt: beforeAlt(look) })
  const after = tagged('Figure', sect, { alt: afterAlt(look) })
  return {
    draw: (page, { x, y, height }) => {
      const left = { x, y, width: HALF.width, height }
      const right = { ...left, x: x + HALF.width + GAP }
      page.content(before, (pen) => drawPhotoPlate(pen, look.photo, left, cropAt(look, left)))
      drawBeside(context, page, after, look, right, cropAt(look, right), RADIUS)
    },
  }
}

/** Says what the drawing is and is not. */
function beforePiece({ setting }: PageContext, sect: Tag, look: PhotoLook, plateHeight: number): Piece {
  const times = SMALL.width / SCREEN.width
  const height = plateHeight * times
  const x = EDGE + SMALL.width + SMALL.gap
  const width = LINE - SMALL.width - SMALL.gap
  const figure = tagged('Figure', sect, { alt: beforeAlt(look) })
  const [caption, note] = [tagged('Caption', sect), tagged('P', sect)]
  const label = setting.lines(look.figure.labels[0], PHONE_TYPE.label, width)
  const lines = setting.lines(look.words.note, PHONE_TYPE.quiet, width)
  const said = 4 + label.length * PHONE_TYPE.label.leading + lines.length * PHONE_TYPE.quiet.leading
  return {
    height: Math.max(height, said),
    above: 26,
    place: (page, y) => {
      const box = { x: EDGE, y, width: SMALL.width, height }
      page.content(figure, (pen) => drawPhotoPlate(pen, look.photo, box, cropAt(look, box, times)))
      page.art((pen) => drawRule(pen, x, y, width, INK.line))
      const below = page.lines(caption, label, PHONE_TYPE.label, x, y + 4)
      page.lines(note, lines, PHONE_TYPE.quiet, x, below)
    },
  }
}

type Item = Chapter['lists'][number]['items'][number]
const INDENT = RADIUS * 2 + 12

/** A visagist's own line has no dot on the photo: it stands with the other lists. */
const numbered = ({ title, items }: Chapter['lists'][number]) => ({ title, items: items.filter(({ own }) => !own) })

function numberedPieces(
  { setting }: PageContext,
  sect: Tag,
  { title, items }: { readonly title: string; readonly items: readonly Item[] },
  dots: number,
): Piece[] {
  const list = tagged('L', sect)
  const pieces = items.map(({ what, why }, index): Piece => {
    const tag = tagged('LBody', tagged('LI', list))
    const head = setting.lines(index < dots ? what : unseenFromFront(what), PHONE_TYPE.strong, LINE - INDENT)
    const text = setting.lines(why, PHONE_TYPE.quiet, LINE - INDENT)
    return {
      height: (head.length + text.length) * PHONE_TYPE.quiet.leading,
      above: 12,
      place: (page, y) => {
        const middle = baselineOf(PHONE_TYPE.strong, y) - 5.6
        if (index < dots) page.art((pen) => drawDot(pen, index, { x: EDGE + RADIUS, y: middle }, RADIUS))
        const below = page.lines(tag, head, PHONE_TYPE.strong, EDGE + INDENT, y)
        page.lines(tag, text, PHONE_TYPE.quiet, EDGE + INDENT, below)
      },
    }
  })
  const [first, ...others] = pieces
  return first ? [withHead(setting, sect, title, first), ...others] : []
}
