import { LIKENESS_COLUMNS, LIKENESS_ROWS, likenessOfPixels } from '#visagism/finder/same-photo.ts'

/** 64-bit perceptual hash: distinguishes pictures, not people. Null where the browser cannot draw it. */
export async function likenessOf(photo: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(photo, {
      resizeWidth: LIKENESS_COLUMNS,
      resizeHeight: LIKENESS_ROWS,
      resizeQuality: 'medium',
    })
    const canvas = document.createElement('canvas')
    canvas.width = LIKENESS_COLUMNS
    canvas.height = LIKENESS_ROWS
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const pixels = context?.getImageData(0, 0, LIKENESS_COLUMNS, LIKENESS_ROWS)
    return pixels ? likenessOfPixels(pixels.data) : null
  } catch {
    return null
  }
}
