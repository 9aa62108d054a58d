/** Difference hash of eight by eight cells, independent of the encoding. */
export const LIKENESS_COLUMNS = 9
export const LIKENESS_ROWS = 8
/** Bits in which two encodings may differ. */
const SAME_BITS = 3

/** 64 bits. @param data RGBA of nine by eight pixels */
export function likenessOfPixels(data: ArrayLike<number>): string {
  const luma = (at: number) => 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  let bits = ''
  for (let row = 0; row < LIKENESS_ROWS; row += 1)
    for (let column = 0; column < LIKENESS_COLUMNS - 1; column += 1) {
      const at = (row * LIKENESS_COLUMNS + column) * 4
      bits += luma(at) < luma(at + 4) ? '1' : '0'
    }
  return bits
}

export function isSamePicture(a: string | null | undefined, b: string | null | undefined): boolean {
  if (!a || !b || a.length !== b.length) return false
  let differing = 0
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) differing += 1
  return differing <= SAME_BITS
}
