import { BRAND } from '#contract/brand.ts'
import type { Reading } from '#contract/reader/reading.ts'
import { hairFieldOf } from '#visagism/looks/hair-field.ts'
import type { DisplayItem } from '#visagism/portrait/pen/display.ts'

export interface ShareCard {
  readonly sentence: string
  /** `crespo, com brancos`, or empty. */
  readonly hair: string
  /** `novembro de 2026` */
  readonly month: string
  readonly field: readonly DisplayItem[]
}

/** The picture has twice as many pixels a side. */
export const SHARE_SIZE = { width: 540, height: 960, field: 470 } as const
const PIXELS = 2
const WINE = '#5B1F2E'
const PAPER = '#FCF8F3'
const SAND = '#F3E7DA'
const LEFT = 48
const SENTENCE_ROOM = 300

/** What may be shared: a sentence and the hair. No face or outline, no name, no number. */
export function shareCardOf(reading: Reading): ShareCard {
  // The letter quotes its reader's private words.
  const quotes = reading.chapters.filter(({ id }) => id !== 'carta').flatMap((chapter) => chapter.quotes)
  const { texture, greys, covering } = reading.observed ?? {}
  const hair = covering && covering.value !== 'não' ? '' : (texture?.value ?? '')
  return {
    sentence: quotes[0] ?? BRAND.tagline,
    hair: hair !== '' && greys && greys.value !== 'nenhum' ? `${hair}, com brancos` : hair,
    month: new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' }).format(
      new Date(reading.deliveredAt),
    ),
    field: hairFieldOf(reading, SHARE_SIZE.width, SHARE_SIZE.field),
  }
}

/** PNG of 1080 × 1920. */
export async function paintShareCard(card: ShareCard): Promise<Blob> {
  await Promise.all([document.fonts.load('400 82px Fraunces'), document.fonts.load('500 18px Inter')])
  const canvas = document.createElement('canvas')
  canvas.width = SHARE_SIZE.width * PIXELS
  canvas.height = SHARE_SIZE.height * PIXELS
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(PIXELS, PIXELS)
  pen.fillStyle = WINE
  pen.fillRect(0, 0, SHARE_SIZE.width, SHARE_SIZE.height)
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, SHARE_SIZE.width, SHARE_SIZE.field)
  pen.clip()
  paint(pen, card.field)
  pen.restore()
  drawRuler(pen)
  drawSentence(pen, card.sentence)
  drawFoot(pen, card)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

function paint(pen: CanvasRenderingContext2D, items: readonly DisplayItem[]): void {
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const item of items) {
    if ('clip' in item) {
      pen.save()
      pen.clip(new Path2D(item.clip), item.evenOdd ? 'evenodd' : 'nonzero')
      paint(pen, item.items)
      pen.restore()
      continue
    }
    pen.globalAlpha = item.op ?? 1
    if ('fill' in item) {
      pen.fillStyle = item.fill
      pen.fill(new Path2D(item.d))
    } else {
      pen.strokeStyle = item.stroke
      pen.lineWidth = item.sw
      pen.stroke(new Path2D(item.d))
    }
    pen.globalAlpha = 1
  }
}

function drawRuler(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = '#E2C2BC'
  pen.lineWidth = 1
  pen.beginPath()
  pen.moveTo(0, SHARE_SIZE.field + 0.5)
  pen.lineTo(SHARE_SIZE.width, SHARE_SIZE.field + 0.5)
  for (let tick = 0; tick <= 30; tick++) {
    pen.moveTo(tick * 18, SHARE_SIZE.field)
    pen.lineTo(tick * 18, SHARE_SIZE.field + (tick % 5 === 0 ? 18 : 9))
  }
  pen.stroke()
}

/** Never cut. */
function drawSentence(pen: CanvasRenderingContext2D, sentence: string): void {
  for (const size of [82, 72, 62, 54, 46, 40, 34, 28]) {
    pen.font = `400 ${size}px Fraunces, Georgia, serif`
    const lines = wrap(pen, sentence, SHARE_SIZE.width - LEFT * 2)
    if (lines.length * size > SENTENCE_ROOM && size > 28) continue
    if (lines.some((line) => pen.measureText(line).width > SHARE_SIZE.width - LEFT * 2) && size > 28) continue
    pen.fillStyle = PAPER
    lines.forEach((line, row) => pen.fillText(line, LEFT - size * 0.03, SHARE_SIZE.field + 58 + size * (0.78 + row)))
    return
  }
}

function wrap(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const joined = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && pen.measureText(joined).width <= width) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

const MARK = 'M17 1.4C23.8 1.4 27 6.6 26.8 13.4C26.5 21 22.4 28.4 17 30.6Z'
const MARK_LINES = 'M8.6 5.4H15M5.4 12.6H15M6.2 19.8H15M11.2 27H15'

function drawFoot(pen: CanvasRenderingContext2D, { hair, month }: ShareCard): void {
  const foot = SHARE_SIZE.height - 54
  pen.fillStyle = SAND
  pen.font = '500 18px Inter, sans-serif'
  if (hair !== '') pen.fillText(hair, LEFT, foot - 24)
  pen.fillText(month, LEFT, foot)
  pen.fillStyle = PAPER
  pen.font = '400 23px Fraunces, Georgia, serif'
  const width = pen.measureText(BRAND.name).width
  pen.fillText(BRAND.name, SHARE_SIZE.width - LEFT - width, foot)
  pen.save()
  pen.translate(SHARE_SIZE.width - LEFT - width - 38, foot - 22)
  pen.scale(0.86, 0.86)
  pen.fill(new Path2D(MARK))
  pen.strokeStyle = PAPER
  pen.lineWidth = 2.2
  pen.stroke(new Path2D(MARK_LINES))
  pen.restore()
}
