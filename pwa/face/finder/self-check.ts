import { DRAWN_FACES, DRAWN_TRUTH, drawFace } from '#visagism/testing/drawn-face.ts'
import type { PointProposal } from '#visagism/finder/proposal.ts'
import type { SentPixels } from './face-messages.ts'

/** Some phones compute WebAssembly SIMD wrongly: a known face reveals it. */
const CHECKED = ['chin', 'noseBase', 'browLine'] as const
/** Pixels: a tenth of the face's width. */
const MOST_OFF = 25

export async function selfCheckPixels(): Promise<SentPixels> {
  const [, , face] = DRAWN_FACES
  if (!face) throw new Error('There is no face to check with.')
  const address = URL.createObjectURL(new Blob([drawFace(face)], { type: 'image/svg+xml' }))
  try {
    const image = new Image(DRAWN_TRUTH.width, DRAWN_TRUTH.height)
    image.src = address
    await image.decode()
    const { data, width, height } = imagePixels(image, DRAWN_TRUTH.width, DRAWN_TRUTH.height)
    return { data, width, height }
  } finally {
    URL.revokeObjectURL(address)
  }
}

export function isSelfCheckPassed(proposal: PointProposal | null): boolean {
  return (
    proposal !== null &&
    CHECKED.every((name) => {
      const { x, y } = proposal.points[name]
      return Math.hypot(x - DRAWN_TRUTH[name].x, y - DRAWN_TRUTH[name].y) < MOST_OFF
    })
  )
}

/** @throws Error where the browser gives no canvas */
export function imagePixels(picture: CanvasImageSource, width: number, height: number): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser gives no canvas.')
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
