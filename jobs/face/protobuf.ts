/** The protocol-buffers field types that the face geometry uses. */
export type ProtobufField = { readonly number: number } & (
  | { readonly kind: 'varint' | 'float'; readonly value: number }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
)

/** @throws Error on another wire type. */
export function readProtobuf(bytes: Uint8Array): ProtobufField[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fields: ProtobufField[] = []
  let at = 0
  const varint = () => {
    let [value, factor, byte] = [0, 1, 0]
    do {
      byte = view.getUint8(at++)
      value += (byte & 0x7f) * factor
      factor *= 128
    } while (byte & 0x80)
    return value
  }
  while (at < bytes.length) {
    const tag = varint()
    const [number, wire] = [Math.floor(tag / 8), tag & 7]
    if (wire === 0) fields.push({ number, kind: 'varint', value: varint() })
    else if (wire === 5) {
      fields.push({ number, kind: 'float', value: view.getFloat32(at, true) })
      at += 4
    } else if (wire === 2) {
      const length = varint()
      fields.push({ number, kind: 'bytes', value: bytes.subarray(at, at + length) })
      at += length
    } else throw new Error(`A protobuf wire type that is not known here: ${wire}.`)
  }
  return fields
}
