import { Problem } from '#contract/problem.ts'

/** iOS canvas limit: larger ones are silently black. An iPad reports itself as a Mac, so it applies everywhere. */
export const MOST_CANVAS_PIXELS = 4096 * 4096
/** The final encoder loses more. */
const BETWEEN_QUALITY = 0.95
const THUMBNAIL_PX = 24
/** Of 255: encoder noise over black. */
const BLACK = 10

export interface PhotoSize {
  readonly width: number
  readonly height: number
}

interface Decoded {
  readonly picture: CanvasImageSource
  readonly close: () => void
}

export type Decode = (photo: Blob, size: PhotoSize) => Promise<Decoded>

/** Off the main thread. */
const decodeSmall: Decode = async (photo, { width, height }) => {
  const picture = await createImageBitmap(photo, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'medium',
  })
  return { picture, close: () => picture.close() }
}

/** Phones decode large images at reduced size. */
const decodeShown: Decode = async (photo) => {
  const address = URL.createObjectURL(photo)
  const picture = new Image()
  picture.src = address
  await picture.decode().catch((error: unknown) => {
    URL.revokeObjectURL(address)
    throw error
  })
  return { picture, close: () => URL.revokeObjectURL(address) }
}

export const DECODERS = { small: decodeSmall, shown: decodeShown } as const

/**
 * A JPEG of at most `side` pixels, upright, then rotated clockwise.
 * @param size as displayed, upright
 * @throws Error when this decoder cannot open it
 */
export async function shrinkPhoto(
  photo: Blob,
  size: PhotoSize,
  { side, turns = 0, decode = decodeSmall }: { side: number; turns?: number; decode?: Decode },
): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(size.width, size.height))
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const { picture, close } = await decode(photo, { width, height })
  try {
    const isAside = turns % 2 === 1
    const canvas = document.createElement('canvas')
    canvas.width = isAside ? height : width
    canvas.height = isAside ? width : height
    const context = contextOf(canvas)
    // Transparent parts become white, as on the server.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.translate(canvas.width / 2, canvas.height / 2)
    context.rotate((turns * Math.PI) / 2)
    context.drawImage(picture, -width / 2, -height / 2, width, height)
    return await encoded(canvas)
  } finally {
    close()
  }
}

/** @throws Problem when this browser cannot */
export async function turnPhoto(photo: Blob, size: PhotoSize, turns: number, side: number): Promise<Blob> {
  for (const decode of Object.values(DECODERS)) {
    const turned = await shrinkPhoto(photo, size, { side, turns, decode }).catch(() => null)
    if (turned) return turned
  }
  throw new Problem('photo-unshrinkable')
}

/** Every part is black, like a canvas that could not be drawn. False if it cannot be opened. */
export async function isBlack(photo: Blob): Promise<boolean> {
  const decoded = await decodeShown(photo, { width: THUMBNAIL_PX, height: THUMBNAIL_PX }).catch(() => null)
  if (!decoded) return false
  const { picture, close } = decoded
  try {
    const canvas = document.createElement('canvas')
    canvas.width = THUMBNAIL_PX
    canvas.height = THUMBNAIL_PX
    const context = contextOf(canvas)
    context.drawImage(picture, 0, 0, THUMBNAIL_PX, THUMBNAIL_PX)
    const { data } = context.getImageData(0, 0, THUMBNAIL_PX, THUMBNAIL_PX)
    return data.every((value, at) => at % 4 === 3 || value <= BLACK)
  } finally {
    close()
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas can be drawn on.')
  return context
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        // iOS frees canvas memory only at zero size.
        canvas.width = 0
        canvas.height = 0
        if (blob) resolve(blob)
        else reject(new Error('The canvas was not encoded.'))
      },
      'image/jpeg',
      BETWEEN_QUALITY,
    )
  })
}
