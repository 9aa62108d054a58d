/** The first frame, over the person's photo if it fits well and they wear none there. */
import type { Chapter, PortraitFigure } from '#visagism/chapters/chapter.ts'
import { frameLines, layFace } from '#visagism/on-photo/lay-look.ts'
import { plateOpener, type Picture } from '../blocks/opener.ts'
import { PLATE_HEIGHTS, usualOpening, type OpeningFor } from '../blocks/opening.ts'
import { paintItems } from '../paint-portrait.ts'
import { cropFace, faceBoxOf } from '../photos.ts'
import { drawPhotoPlate } from '../plate.ts'
import type { PageContext } from '../page-context.ts'
import { tagged, type Tag } from '../page.ts'

export const glassesOpening: OpeningFor = (context, chapter, sect, index) => {
  const figure = chapter.figures.find((one) => one.kind === 'portrait')
  const picture = figure && frameOnPhoto(context, sect, figure)
  if (!picture) return usualOpening(context, chapter, sect, index)
  const legend = { label: figure.label, caption: FRAME_CAPTION }
  const content = { title: chapter.title, lead: chapter.lead, picture, legend, ...quoteOf(chapter) }
  return {
    heights: PLATE_HEIGHTS.filter((height) => height >= 250),
    rest: chapter,
    usesQuote: true,
    blocks: (height) => [plateOpener(context.setting, sect, content, height)],
  }
}

export const FRAME_CAPTION = 'Só a linha da armação, na sua escala, sobre a sua foto.'

const quoteOf = ({ quotes: [quote] }: Chapter) => (quote === undefined ? {} : { quote })

/** Null if they may wear a frame there or the drawing fits badly. */
export function frameOnPhoto(context: PageContext, sect: Tag, { look, label }: PortraitFigure): Picture | null {
  const { points, photoOverlay, analysis } = context
  const { front } = context.photos
  const { isAllowed = true, yaw, nudge } = photoOverlay
  const worn = analysis.observed?.glasses?.value
  // Never over a worn frame; without an answer there may be one.
  if (!front || !points || !isAllowed || worn === undefined || worn === 'sempre') return null
  const items = frameLines(analysis, look)
  const { fit, doubts } = layFace(analysis, look, { points, photo: front, yaw, nudge })
  if (!fit || doubts.length > 0 || items.length === 0) return null
  const tag = tagged('Figure', sect, {
    alt: `Sua foto de frente, com uma armação desenhada em linha por cima: ${label}.`,
  })
  return {
    draw: (page, box) => {
      const crop = cropFace(front, faceBoxOf(front, points), box, { share: 0.62, top: 0.2, whole: true })
      page.content(tag, (pen) => {
        drawPhotoPlate(pen, front, box, crop)
        pen.save().rect(box.x, box.y, box.width, box.height).clip()
        pen.translate(crop.dx, crop.dy).scale(crop.scale)
        pen.transform(...fit.matrix)
        paintItems(pen, items)
        pen.restore()
      })
    },
  }
}
