/** The person's shape beside its neighbours. */
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { mottoOf, SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { profileBlock } from '../blocks/profile.ts'
import { plateRow, textOpener, type RowFigure } from '../blocks/opener.ts'
import { INK } from '../ink.ts'
import { ROW_HEIGHTS, usualOpening, type OpeningFor } from '../blocks/opening.ts'
import { portraitPicture } from '../blocks/pictures.ts'
import { drawOnce, traitsOf, withContourSeen } from '#visagism/looks/portrait-of.ts'
import { toneAt, type PageContext } from '../page-context.ts'
import type { Tag } from '../page.ts'

export const neighboursOpening: OpeningFor = (context, chapter, sect, index) => {
  const figure = chapter.figures.find((f) => f.kind === 'neighbours')
  if (figure?.kind !== 'neighbours') return usualOpening(context, chapter, sect, index)
  const profile = chapter.figures.find(({ kind }) => kind === 'profile')
  const figures = figure.shapes.slice(0, 4).map((shape, at) => shapeFigure(context, sect, shape, index + at))
  return {
    heights: ROW_HEIGHTS,
    rest: chapter,
    usesQuote: false,
    blocks: (height) => [
      textOpener(context.setting, sect, chapter.title, chapter.lead),
      plateRow(context.setting, sect, figures, height, figure.caption),
      // The profile goes here: the next page is for reading.
      ...(profile && context.side ? [profileBlock(context.setting, sect, context.side, profile.caption)] : []),
    ],
  }
}

export function shapeFigure(context: PageContext, sect: Tag, shape: FaceShape, index: number): RowFigure {
  const { name, adjective } = SHAPE_NAMES[shape]
  const { thirds: _, widths: __, glasses: ___, ...own } = traitsOf(context.analysis)
  // Compares shapes only: without thirds, widths and glasses.
  const portrait = drawOnce({
    cut: own.crown === 'sem-fios' ? 'raspado' : 'preso',
    ...withContourSeen(own),
    shape,
    overlay: 'contorno',
    overlayColour: INK.paper,
  })
  return {
    legend: { label: name, caption: `${mottoOf(shape, context.analysis.person.gender)}.` },
    picture: portraitPicture(portrait, sect, `Rosto ${adjective} desenhado`, toneAt(index), 'head'),
  }
}
