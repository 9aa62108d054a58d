/** What a photo says of itself before it is decoded. Width and height are as stored, before the EXIF turn. */
export interface PhotoHeader {
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** EXIF orientation, 1 (upright) to 8. */
  orientation: number
}

/** Enough for most cameras' EXIF; depth maps and second pictures of portrait modes may stand before the frame header, too. */
const HEADER_BYTES = 256 * 1024

/** What the file is, read as far into it as needed; null for anything but a JPEG or a PNG. */
export async function photoHeaderOf(file: Blob): Promise<PhotoHeader | null> {
  for (let length = HEADER_BYTES; ; length *= 4) {
    const bytes = await file.slice(0, length).arrayBuffer()
    const header = readPhotoHeader(bytes)
    if (header || length >= file.size || !isJpeg(new DataView(bytes))) return header
  }
}

/** Formats of pictures that some browsers open and others do not. */
export async function otherPictureOf(file: Blob): Promise<'heic' | 'webp' | 'avif' | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (head.slice(4, 8) !== 'ftyp') return null
  const brand = head.slice(8)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return HEIC_BRANDS.includes(brand) ? 'heic' : null
}

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Reads the first bytes of a JPEG or PNG; null for anything else, whatever its name claims. */
export function readPhotoHeader(bytes: ArrayBuffer): PhotoHeader | null {
  const view = new DataView(bytes)
  if (view.byteLength >= 24 && PNG_MAGIC.every((byte, at) => view.getUint8(at) === byte)) {
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), orientation: 1 }
  }
  if (isJpeg(view)) return readJpeg(view)
  return null
}

function isJpeg(view: DataView): boolean {
  return view.byteLength >= 4 && view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff
}

function readJpeg(view: DataView): PhotoHeader | null {
  let orientation = 1
  let at = 2
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (isFrameHeader(marker)) {
      if (at + 9 > view.byteLength) return null
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation }
    }
    if (marker === 0xe1) orientation = readOrientation(view, at + 4, length - 2) ?? orientation
    at += 2 + length
  }
  return null
}

/** SOF0 to SOF15, without the three codes in that range that mean something else (DHT, JPG, DAC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function readOrientation(view: DataView, start: number, length: number): number | null {
  const end = Math.min(start + length, view.byteLength)
  const fits = (at: number, size: number) => at >= start && at + size <= end
  // "Exif", two zeros, then a TIFF header with its own byte order.
  if (!fits(start, 14) || view.getUint32(start) !== 0x45786966) return null
  const tiff = start + 6
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  if (!fits(directory, 2)) return null
  const entries = view.getUint16(directory, little)
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + i * 12
    if (!fits(entry, 12)) return null
    if (view.getUint16(entry, little) === 0x0112) {
      const value = view.getUint16(entry + 8, little)
      return value >= 1 && value <= 8 ? value : null
    }
  }
  return null
}
