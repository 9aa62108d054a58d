/**
 * Detects half-loaded pictures: they open everywhere, grey below, and decoders disagree about them. Bytes after the end are common (phone
 * trailers, motion-photo video) and ignored.
 */

/** False if otherwise damaged or of another kind: the decoder decides. */
export function isCutOff(bytes: Uint8Array): boolean {
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))
  if (text(0, 3) === '\xff\xd8\xff') return !walkJpeg(bytes).ends
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return isPngCut(bytes)
  // Some writers omit one byte of padding.
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return numberAt(bytes, 4, 'little') + 7 > bytes.length
  return text(4, 4) === 'ftyp' && areBoxesCut(bytes)
}

/** One scan, not progressive: it can be shrunk while read. Others need the whole picture in memory. */
export function isReadInRows(bytes: Uint8Array): boolean {
  const { scans, isProgressive } = walkJpeg(bytes)
  return scans <= 1 && !isProgressive
}

const numberAt = (bytes: Uint8Array, at: number, order: 'big' | 'little' = 'big') =>
  at + 4 > bytes.length
    ? 0
    : new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, order === 'little')

/** ITU T.81, annex B: segments up to a scan, then coded data in which FF is followed by 00 or a restart, until the next marker. */
function walkJpeg(bytes: Uint8Array): { ends: boolean; scans: number; isProgressive: boolean } {
  let [at, scans, isProgressive] = [2, 0, false]
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) return { ends: false, scans, isProgressive }
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) return { ends: true, scans, isProgressive }
    // No length: escaped data, restarts, another beginning.
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else {
      if (marker === 0xda) scans += 1
      // SOF2, 6, 10 and 14.
      if ([0xc2, 0xc6, 0xca, 0xce].includes(marker)) isProgressive = true
      at += 2 + Math.max(2, (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0))
    }
  }
}

/** ISO 15948, 5.3: length, kind, data and check, up to IEND. */
function isPngCut(bytes: Uint8Array): boolean {
  for (let at = 8; ; at += 12 + numberAt(bytes, at)) {
    if (at + 8 > bytes.length) return true
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IEND') return false
  }
}

/** ISO 14496-12, 4.2: outermost boxes of AVIF and HEIC. */
function areBoxesCut(bytes: Uint8Array): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = numberAt(bytes, at)
    // 0: to the file's end; 1: a 64-bit size, which no photo needs.
    if (size === 0) return false
    const length = size === 1 ? numberAt(bytes, at + 12) : size
    if (length < 8 || at + length > bytes.length) return at + length > bytes.length
    at += length
  }
  return false
}
