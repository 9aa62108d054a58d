/** Plates of verticals, curves or diagonals. */
import { plateRow, textOpener, type RowFigure } from '../blocks/opener.ts'
import { INK, PLATES, type PlateTone } from '../ink.ts'
import { usualOpening, type OpeningFor } from '../blocks/opening.ts'
import type { Box } from '../photos.ts'
import { toneAt } from '../page-context.ts'
import { tagged, type Pen, type Tag } from '../page.ts'

const HEIGHTS = [160, 130, 105, 80, 185, 210, 240] as const

export const linesOpening: OpeningFor = (context, chapter, sect, index) => {
  const figure = chapter.figures.find((f) => f.kind === 'lines')
  if (figure?.kind !== 'lines' || figure.lines.length === 0) return usualOpening(context, chapter, sect, index)
  const figures = [...new Set(figure.lines)].slice(0, 3).map((line, at) => lineFigure(sect, line, toneAt(index + at)))
  return {
    heights: HEIGHTS,
    rest: chapter,
    usesQuote: false,
    blocks: (height) => [
      textOpener(context.setting, sect, chapter.title, chapter.lead),
      plateRow(context.setting, sect, figures, height, figure.caption),
    ],
  }
}

function lineFigure(sect: Tag, line: string, tone: PlateTone): RowFigure {
  const tag = tagged('Figure', sect, { alt: `Desenho de linhas: ${line}` })
  return {
    legend: { label: `Linha ${line}`, caption: '' },
    picture: { draw: (page, box) => page.content(tag, (pen) => drawLines(pen, line, box, tone)) },
  }
}

const COUNT = 11

export function drawLines(pen: Pen, line: string, box: Box, tone: PlateTone): void {
  const { x, y, width, height } = box
  pen.save().rect(x, y, width, height).clip().rect(x, y, width, height).fill(PLATES[tone])
  pen.lineCap('butt')
  for (let n = 0; n < COUNT; n++) {
    const t = (n + 0.5) / COUNT
    pen.lineWidth(0.7 + 2.4 * Math.sin(t * Math.PI))
    trace(pen, line, box, t)
    pen.stroke(INK.wine)
  }
  pen.restore()
}

function trace(pen: Pen, line: string, { x, y, width, height }: Box, t: number): void {
  switch (line) {
    case 'vertical':
      pen.moveTo(x + width * t, y).lineTo(x + width * t, y + height)
      return
    case 'horizontal':
      pen.moveTo(x, y + height * t).lineTo(x + width, y + height * t)
      return
    case 'inclinada':
      pen.moveTo(x + width * (t * 1.6 - 0.6), y + height).lineTo(x + width * (t * 1.6 - 0.6) + height * 1.1, y)
      return
    case 'curva': {
      const top = y + height * (t * 1.3 - 0.15)
      const bend = height * 0.34
      pen
        .moveTo(x, top)
        .bezierCurveTo(x + width * 0.3, top - bend, x + width * 0.38, top + bend, x + width * 0.62, top)
        .bezierCurveTo(
          x + width * 0.78,
          top - bend * 0.6,
          x + width * 0.9,
          top - bend * 0.2,
          x + width,
          top + bend * 0.3,
        )
      return
    }
    default: {
      const inset = (t * Math.min(width, height)) / 2
      pen.rect(x + inset, y + inset, width - inset * 2, height - inset * 2)
    }
  }
}
