/** Photo details if points are marked, else the whole head, else the drawn person. */
import type { Figure } from '#visagism/chapters/chapter.ts'
import type { SeenPlace } from '#visagism/observed/seen-places.ts'
import { drawOnce, traitsOf } from '#visagism/looks/portrait-of.ts'
import type { Picture } from '../blocks/opener.ts'
import { cropDetail, levelsOfPortrait, placeDetail } from '../face-crops.ts'
import type { PlateTone } from '../ink.ts'
import { cropFace, faceBoxOf, type PrintPhoto } from '../photos.ts'
import { drawPhotoPlate, drawPortraitPlate } from '../plate.ts'
import type { PageContext } from '../page-context.ts'
import { tagged, type Tag } from '../page.ts'

export type SeenFigure = Extract<Figure, { kind: 'seen' }>
type SeenDetail = SeenFigure['details'][number]

export type SeenPictures =
  | { readonly kind: 'details'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'head'; readonly picture: Picture }

export function seenPictures(context: PageContext, { details }: SeenFigure, sect: Tag): SeenPictures {
  const { front } = context.photos
  if (front && !context.points) return { kind: 'head', picture: headPicture(context, front, sect) }
  return {
    kind: 'details',
    pictures: details.map((detail, index) =>
      front ? photoDetail(context, front, detail, sect) : drawnDetail(context, detail, index, sect),
    ),
  }
}

const PLACE_WORDS: Readonly<Record<SeenPlace, string>> = {
  cabelo: 'o alto da cabeça',
  olhos: 'os olhos',
  base: 'do nariz ao queixo',
}

const FRAMED_HEAD = { share: 0.66, top: 0.24, whole: true } as const

/** Any possible face stays uncut. */
function headPicture({ points }: PageContext, photo: PrintPhoto, sect: Tag): Picture {
  const figure = tagged('Figure', sect, { alt: 'A sua foto, de frente' })
  return {
    draw: (page, box) =>
      page.content(figure, (pen) =>
        drawPhotoPlate(pen, photo, box, cropFace(photo, faceBoxOf(photo, points), box, FRAMED_HEAD)),
      ),
  }
}

/** The whole head if the photo ends too near. */
function photoDetail(context: PageContext, photo: PrintPhoto, { place, caption }: SeenDetail, sect: Tag): Picture {
  const { points, analysis } = context
  const figure = tagged('Figure', sect, { alt: `Detalhe da sua foto, ${PLACE_WORDS[place]}: ${caption}` })
  const head = headPicture(context, photo, sect)
  return {
    draw: (page, box) => {
      const crop = points && cropDetail(place, photo, points, box, isTopBare(analysis))
      if (crop) page.content(figure, (pen) => drawPhotoPlate(pen, photo, box, crop))
      else head.draw(page, box)
    },
  }
}

const TONES: readonly PlateTone[] = ['gold', 'mist', 'rose']

function drawnDetail({ analysis }: PageContext, { place, caption }: SeenDetail, index: number, sect: Tag): Picture {
  const figure = tagged('Figure', sect, { alt: `Detalhe do retrato desenhado, ${PLACE_WORDS[place]}: ${caption}` })
  return {
    draw: (page, box) => {
      const portrait = drawOnce({ ...traitsOf(analysis), shape: analysis.face.primary })
      const at = placeDetail(place, { ...levelsOfPortrait(portrait), isTopBare: isTopBare(analysis) }, box)
      page.content(figure, (pen) => drawPortraitPlate(pen, portrait, box, at, TONES[index] ?? 'sand'))
    },
  }
}

const isTopBare = ({ observed }: PageContext['analysis']) => observed?.top?.value === 'sem fios'
