import { BRAND } from '#contract/brand.ts'
import { paths } from '#pwa/paths.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { type QuizHead, secondPlateOf } from '#visagism/quiz-head/head.ts'
import type { Keepsake } from '#visagism/quiz-head/words.ts'
import type { QuizShape } from '#visagism/knowledge/quiz-questions.ts'
import { RESULT } from '../content/result.ts'
import { figureInTurn, headAddress } from '../head/head-picture.ts'

const SIDE = 1080
const CARD = { x: 70, y: 190, width: 940, height: 700 } as const
const PORTRAIT = { x: 126, y: 390, width: 304, height: 380 } as const
const FRAME = [-112, -170, 224, 280] as const
const INK = '#231A17'
const WINE = '#5B1F2E'
const SOFT = '#54443B'
const SERIF = "'Fraunces Variable', Fraunces, Georgia, serif"
const SANS = "'Inter Variable', Inter, system-ui, sans-serif"

const TEXTS = {
  saved: 'Imagem guardada no aparelho.',
  sent: (test: string) => `A minha frase, do teste do Rosto Ideal. Faça o seu, é grátis: ${test}`,
} as const

interface KeepsakePicture {
  readonly head: QuizHead
  readonly shape: QuizShape
  /** The card's first line. */
  readonly who: string
  readonly card: Keepsake
}

/** 1080 × 1080. @throws where the browser cannot paint */
export async function paintKeepsake({ head, shape, who, card }: KeepsakePicture): Promise<File> {
  const figure = await figureInTurn({ head, kind: 'tried', shape })
  if (!figure) throw new Error('no drawing')
  const plate = getComputedStyle(document.documentElement).getPropertyValue(`--plate-${secondPlateOf(head)}`)
  const face = await imageOf(headAddress(figure, FRAME))
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const c = canvas.getContext('2d')
  if (!c) throw new Error('no canvas')
  c.fillStyle = '#F3E7DA'
  c.fillRect(0, 0, SIDE, SIDE)
  cropMarks(c)
  c.shadowColor = 'rgb(35 26 23 / 0.16)'
  c.shadowBlur = 40
  c.shadowOffsetY = 18
  c.fillStyle = '#FFFDFA'
  c.fillRect(CARD.x, CARD.y, CARD.width, CARD.height)
  c.shadowColor = 'transparent'

  c.fillStyle = WINE
  c.font = `italic 400 36px ${SERIF}`
  c.fillText(fitted(c, who, 820), 126, 272)
  c.fillStyle = INK
  c.font = `430 50px ${SERIF}`
  c.fillText(card.title, 126, 344)
  c.fillStyle = plate.trim() || '#BFCABB'
  c.fillRect(PORTRAIT.x, PORTRAIT.y, PORTRAIT.width, PORTRAIT.height)
  c.drawImage(face, PORTRAIT.x, PORTRAIT.y, PORTRAIT.width, PORTRAIT.height)
  c.fillStyle = INK
  c.font = `390 46px ${SERIF}`
  lines(c, `“${card.sentence}”`, 480).forEach((line, i) => c.fillText(line, i === 0 ? 458 : 476, 434 + i * 58))
  c.strokeStyle = '#9A806D'
  c.setLineDash([6, 6])
  c.beginPath()
  c.moveTo(CARD.x, 806)
  c.lineTo(CARD.x + CARD.width, 806)
  c.stroke()
  c.fillStyle = SOFT
  c.font = `400 30px ${SANS}`
  c.fillText(RESULT.keepsakeFoot, 126, 858)
  c.font = `430 38px ${SERIF}`
  c.fillStyle = INK
  c.fillText(BRAND.name, CARD.x, 990)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'minha-frase-rosto-ideal.png', { type: 'image/png' })
}

export function saveKeepsake(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  showToast(TEXTS.saved)
}

/**
 * Shares by the share sheet, or else saves the picture.
 * @returns without a share sheet, the WhatsApp address, to be shown as a link: opening it after painting would be blocked
 * @throws when the sheet is closed
 */
export async function sendKeepsake(file: File): Promise<string | null> {
  const text = TEXTS.sent(new URL(paths.quiz, location.origin).href)
  if (navigator.canShare?.({ files: [file], text })) {
    await navigator.share({ files: [file], text })
    return null
  }
  saveKeepsake(file)
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

function cropMarks(c: CanvasRenderingContext2D): void {
  c.strokeStyle = '#9A806D'
  c.lineWidth = 2
  c.beginPath()
  for (const y of [CARD.y, CARD.y + CARD.height])
    for (const [from, to] of [
      [16, 56],
      [SIDE - 56, SIDE - 16],
    ] as const) {
      c.moveTo(from, y)
      c.lineTo(to, y)
    }
  c.stroke()
}

function lines(c: CanvasRenderingContext2D, text: string, width: number): string[] {
  const done: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && c.measureText(longer).width > width) {
      done.push(line)
      line = word
    } else line = longer
  }
  return [...done, line]
}

/** Shortens a long name. */
function fitted(c: CanvasRenderingContext2D, text: string, width: number): string {
  let kept = text
  while (kept.length > 1 && c.measureText(kept === text ? text : `${kept}…`).width > width) kept = kept.slice(0, -1)
  return kept === text ? text : `${kept.trimEnd()}…`
}

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}
