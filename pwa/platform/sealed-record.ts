/** A value under its owner's AES-GCM key, bound to its place. Only time and size are readable. */
export interface SealedRecord {
  sealed: 1
  /** By this device's clock. */
  at: number
  iv: Uint8Array<ArrayBuffer>
  body: ArrayBuffer
}

const IV_BYTES = 12
/** Stands for a binary part; no form answer looks like it. */
const PART = '\0part'
const HEADER_BYTES = 4

export const isSealed = (value: unknown): value is SealedRecord =>
  typeof value === 'object' && value !== null && 'sealed' in value && value.sealed === 1

/** @param place where it is stored: it cannot be opened elsewhere */
export async function seal(key: CryptoKey, place: string, value: unknown): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const body = await crypto.subtle.encrypt({ ...cipher(iv), additionalData: utf8(place) }, key, await pack(value))
  return { sealed: 1, at: Date.now(), iv, body }
}

/** @throws Error for another key, another place or altered bytes */
export async function open(key: CryptoKey, place: string, { iv, body }: SealedRecord): Promise<unknown> {
  return unpack(await crypto.subtle.decrypt({ ...cipher(iv), additionalData: utf8(place) }, key, body))
}

/** Compares files by size only. */
export const isSameValue = (one: unknown, other: unknown): boolean => textOf(one).text === textOf(other).text

const cipher = (iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv })
const utf8 = (text: string) => new TextEncoder().encode(text)
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'

/** Extracts bytes and files, naming them by size. */
function textOf(value: unknown): { text: string; parts: (ArrayBuffer | Blob)[] } {
  const parts: (ArrayBuffer | Blob)[] = []
  const text = JSON.stringify({ value }, (_key, part: unknown) => {
    if (part instanceof Blob) {
      parts.push(part)
      return { [PART]: part.size, type: part.type }
    }
    if (!isBuffer(part)) return part
    parts.push(part)
    return { [PART]: part.byteLength }
  })
  return { text, parts }
}

async function pack(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const { text, parts } = textOf(value)
  const header = utf8(text)
  const bodies = await Promise.all(parts.map(async (part) => (part instanceof Blob ? part.arrayBuffer() : part)))
  const size = bodies.reduce((sum, body) => sum + body.byteLength, HEADER_BYTES + header.byteLength)
  const packed = new Uint8Array(size)
  new DataView(packed.buffer).setUint32(0, header.byteLength)
  packed.set(header, HEADER_BYTES)
  let at = HEADER_BYTES + header.byteLength
  for (const body of bodies) {
    packed.set(new Uint8Array(body), at)
    at += body.byteLength
  }
  return packed
}

function unpack(packed: ArrayBuffer): unknown {
  const length = new DataView(packed).getUint32(0)
  let at = HEADER_BYTES + length
  const { value } = JSON.parse(
    new TextDecoder().decode(packed.slice(HEADER_BYTES, at)),
    // The parser meets parts in the order of writing.
    (_key, part: unknown) => {
      if (typeof part !== 'object' || part === null || !(PART in part)) return part
      const bytes = packed.slice(at, at + Number(part[PART]))
      at += bytes.byteLength
      return 'type' in part ? new Blob([bytes], { type: String(part.type) }) : bytes
    },
  ) as { value: unknown }
  return value
}
