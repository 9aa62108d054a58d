import type * as Tensorflow from '@tensorflow/tfjs-core'
import type { Graph, Operation } from './tflite.ts'

export type TensorOps = typeof Tensorflow

export interface Network {
  /** Input of `shape` (1, height, width, 3); outputs in the file's order. */
  readonly run: (input: Float32Array, shape: readonly [number, number, number, number]) => Float32Array[]
  readonly dispose: () => void
}

/** Weights stay as tensors; intermediates are disposed after each run. */
export function openNetwork(tf: TensorOps, graph: Graph): Network {
  const filters = new Set(
    graph.operations.filter(({ kind }) => kind === 'conv' || kind === 'depthwise-conv').map(({ inputs }) => inputs[1]),
  )
  const weights = new Map<number, Tensorflow.Tensor>()
  for (const [index, { values, shape }] of graph.constants) {
    if (values instanceof Int32Array) continue
    const tensor = tf.tidy(() => {
      const stored = tf.tensor(values, shape.length > 0 ? [...shape] : [1])
      // TFLite: output, height, width, input; TensorFlow.js: height, width, input, output.
      return filters.has(index) ? tf.transpose(stored, [1, 2, 3, 0]) : stored
    })
    weights.set(index, tensor)
  }
  return {
    run(input, shape) {
      return tf.tidy(() => {
        const computed = new Map<number, Tensorflow.Tensor>([[graph.input, tf.tensor(input, [...shape])]])
        const tensor = (index: number): Tensorflow.Tensor => {
          const known = computed.get(index) ?? weights.get(index)
          if (!known) throw new Error(`Tensor ${index} was not computed.`)
          return known
        }
        for (const operation of graph.operations) computed.set(operation.output, compute(tf, operation, tensor, graph))
        return graph.outputs.map((index) => tensor(index).dataSync<'float32'>())
      })
    },
    dispose() {
      for (const tensor of weights.values()) tensor.dispose()
      weights.clear()
    },
  }
}

function compute(
  tf: TensorOps,
  operation: Operation,
  tensor: (index: number) => Tensorflow.Tensor,
  graph: Graph,
): Tensorflow.Tensor {
  const { inputs } = operation
  const at = <T extends Tensorflow.Tensor>(position: number) => tensor(inputs[position] ?? -1) as T
  switch (operation.kind) {
    case 'conv':
    case 'depthwise-conv': {
      const convolve = operation.kind === 'conv' ? tf.fused.conv2d : tf.fused.depthwiseConv2d
      return convolve({
        x: at<Tensorflow.Tensor4D>(0),
        filter: at<Tensorflow.Tensor4D>(1),
        strides: [...operation.strides],
        pad: operation.padding,
        activation: operation.activation,
        ...(inputs[2] !== undefined && inputs[2] >= 0 ? { bias: at(2) } : {}),
      })
    }
    case 'max-pool':
      return tf.maxPool(at<Tensorflow.Tensor4D>(0), [...operation.window], [...operation.strides], operation.padding)
    case 'add':
      return activate(tf, tf.add(at(0), at(1)), operation.activation)
    case 'prelu':
      return tf.prelu(at(0), at(1))
    case 'relu':
      return tf.relu(at(0))
    case 'concat':
      return tf.concat(
        inputs.map((index) => tensor(index)),
        operation.axis,
      )
    case 'reshape':
      return tf.reshape(at(0), [...(graph.shapes[operation.output] ?? [])])
    case 'pad': {
      const widths = graph.constants.get(inputs[1] ?? -1)?.values ?? []
      const pairs = Array.from({ length: widths.length / 2 }, (_, axis): [number, number] => [
        widths[2 * axis] ?? 0,
        widths[2 * axis + 1] ?? 0,
      ])
      return tf.pad(at(0), pairs)
    }
  }
}

function activate<T extends Tensorflow.Tensor>(tf: TensorOps, value: T, activation: 'linear' | 'relu' | 'relu6'): T {
  if (activation === 'relu') return tf.relu(value)
  return activation === 'relu6' ? tf.relu6(value) : value
}
