/**
 * Parses TensorFlow Lite (FlatBuffer); knows only the two face models' operations. Field numbers: tensorflow/lite/schema/schema.fbs,
 * version 3.
 */

export type Activation = 'linear' | 'relu' | 'relu6'
export type Padding = 'same' | 'valid'

/** `inputs` and `output` are tensor numbers. */
export type Operation = { readonly inputs: readonly number[]; readonly output: number } & (
  | {
      readonly kind: 'conv' | 'depthwise-conv'
      readonly strides: readonly [number, number]
      readonly padding: Padding
      readonly activation: Activation
    }
  | {
      readonly kind: 'max-pool'
      readonly strides: readonly [number, number]
      readonly window: readonly [number, number]
      readonly padding: Padding
    }
  | { readonly kind: 'add'; readonly activation: Activation }
  | { readonly kind: 'concat'; readonly axis: number }
  | { readonly kind: 'prelu' | 'relu' | 'pad' | 'reshape' }
)

export interface Constant {
  readonly values: Float32Array | Int32Array
  readonly shape: readonly number[]
}

export interface Graph {
  readonly input: number
  readonly outputs: readonly number[]
  readonly operations: readonly Operation[]
  /** By tensor number. */
  readonly constants: ReadonlyMap<number, Constant>
  /** By tensor number. */
  readonly shapes: readonly (readonly number[])[]
}

/** @throws Error for no TFLite model or an unknown operation. */
export function readTflite(bytes: Uint8Array): Graph {
  const file = new FlatBuffer(bytes)
  const model = file.root()
  const codes = file.tables(model, 1).map((code) => Math.max(file.byte(code, 0), file.int(code, 3)))
  const buffers = file.tables(model, 4).map((buffer) => file.bytesOf(buffer, 0))
  const [graph] = file.tables(model, 2)
  if (graph === undefined) throw new Error('A TFLite file without a graph.')
  const tensors = file.tables(graph, 0)
  const shapes = tensors.map((tensor) => file.ints(tensor, 0))
  const constants = new Map<number, Constant>()
  tensors.forEach((tensor, index) => {
    const values = constantValues(buffers[file.int(tensor, 2)], file.byte(tensor, 1))
    if (values) constants.set(index, { values, shape: shapes[index] ?? [] })
  })
  const operations: Operation[] = []
  for (const table of file.tables(graph, 3)) {
    const code = codes[file.int(table, 0)] ?? -1
    const inputs = file.ints(table, 1)
    const output = file.ints(table, 2)[0] ?? -1
    const [first = -1] = inputs
    const constant = constants.get(first)
    // Half-precision weights come through a "dequantize".
    if (code === DEQUANTIZE && constant) constants.set(output, constant)
    else operations.push({ inputs, output, ...readOptions(file, code, file.table(table, 4)) } as Operation)
  }
  return { input: file.ints(graph, 1)[0] ?? 0, outputs: file.ints(graph, 2), operations, constants, shapes }
}

const DEQUANTIZE = 6

function readOptions(file: FlatBuffer, code: number, options: number) {
  const padding = (): Padding => (file.byte(options, 0) === 0 ? 'same' : 'valid')
  const strides = () => [file.int(options, 2), file.int(options, 1)]
  switch (code) {
    case 0:
      return { kind: 'add', activation: activation(file.byte(options, 0)) }
    case 2:
      return { kind: 'concat', axis: file.int(options, 0) }
    case 3:
      return {
        kind: 'conv',
        padding: padding(),
        strides: strides(),
        activation: activation(file.byte(options, 3)),
      }
    case 4:
      return {
        kind: 'depthwise-conv',
        padding: padding(),
        strides: strides(),
        activation: activation(file.byte(options, 4)),
      }
    case 17:
      return {
        kind: 'max-pool',
        padding: padding(),
        strides: strides(),
        window: [file.int(options, 4), file.int(options, 3)],
      }
    case 19:
      return { kind: 'relu' }
    case 22:
      return { kind: 'reshape' }
    case 34:
      return { kind: 'pad' }
    case 54:
      return { kind: 'prelu' }
    default:
      throw new Error(`A TFLite operation that is not known here: ${code}.`)
  }
}

function activation(code: number): Activation {
  if (code === 0) return 'linear'
  if (code === 1) return 'relu'
  if (code === 3) return 'relu6'
  throw new Error(`A TFLite activation that is not known here: ${code}.`)
}

const FLOAT32 = 0
const FLOAT16 = 1
const INT32 = 2

function constantValues(stored: Uint8Array | undefined, type: number): Float32Array | Int32Array | null {
  if (!stored || stored.length === 0) return null
  // The view shares the file's buffer and may be unaligned.
  const { buffer } = new Uint8Array(stored)
  if (type === FLOAT32) return new Float32Array(buffer)
  if (type === FLOAT16) return Float32Array.from(new Uint16Array(buffer), widenHalf)
  if (type === INT32) return new Int32Array(buffer)
  return null
}

/** @param bits an IEEE 754 half-precision number */
function widenHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Infinity
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** An absent field means 0 or nothing. */
class FlatBuffer {
  readonly #bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  root(): number {
    if (String.fromCharCode(...this.#bytes.subarray(4, 8)) !== 'TFL3') throw new Error('Not a TFLite file.')
    return this.#follow(0)
  }

  byte(table: number, field: number): number {
    const at = this.#field(table, field)
    return at ? this.#view.getUint8(at) : 0
  }

  int(table: number, field: number): number {
    const at = this.#field(table, field)
    return at ? this.#view.getInt32(at, true) : 0
  }

  table(table: number, field: number): number {
    const at = this.#field(table, field)
    return at ? this.#follow(at) : 0
  }

  ints(table: number, field: number): number[] {
    return this.#elements(table, field).map((at) => this.#view.getInt32(at, true))
  }

  tables(table: number, field: number): number[] {
    return this.#elements(table, field).map((at) => this.#follow(at))
  }

  bytesOf(table: number, field: number): Uint8Array | undefined {
    const at = this.#field(table, field)
    if (!at) return undefined
    const vector = this.#follow(at)
    return this.#bytes.subarray(vector + 4, vector + 4 + this.#view.getUint32(vector, true))
  }

  #elements(table: number, field: number): number[] {
    const at = this.#field(table, field)
    if (!at) return []
    const vector = this.#follow(at)
    return Array.from({ length: this.#view.getUint32(vector, true) }, (_, index) => vector + 4 + 4 * index)
  }

  #follow(at: number): number {
    return at + this.#view.getUint32(at, true)
  }

  #field(table: number, field: number): number {
    if (!table) return 0
    const layout = table - this.#view.getInt32(table, true)
    const slot = 4 + 2 * field
    if (slot >= this.#view.getUint16(layout, true)) return 0
    const offset = this.#view.getUint16(layout + slot, true)
    return offset ? table + offset : 0
  }
}
