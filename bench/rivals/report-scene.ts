// The recording as shapes, for rivals without a call-based API.
import type { Recorded } from './recorded-report.ts'

export interface Shape {
  readonly kind: 'path' | 'text' | 'image' | 'clip'
  readonly transform: string
  /** Path data in page coordinates; of a clip, the visible area. */
  readonly d?: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  readonly isEvenOdd?: boolean
  readonly text?: string
  readonly font?: string
  readonly size?: number
  readonly spacing?: number
  readonly x?: number
  readonly y?: number
  readonly w?: number
  readonly h?: number
  /** A data URL. */
  readonly picture?: string
  readonly inside: Shape[]
}

export interface Scene {
  readonly width: number
  readonly height: number
  readonly shapes: Shape[]
}

type Matrix = readonly [number, number, number, number, number, number]
interface State {
  matrix: Matrix
  into: Shape[]
  fill: string
  stroke: string
  width: number
  opacity: number
  font: string
  size: number
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]
const KAPPA = 0.5523

function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA]
  return `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
}
const rectangle = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`

/** Transforms path data and makes it absolute. */
const moved = (d: string, m: Matrix) =>
  d.replace(/([MLCQ])([^A-Z]*)/g, (_, command: string, body: string) => {
    const n = body
      .trim()
      .split(/[ ,]+|(?<=\d)(?=-)/)
      .map(Number)
    const points = n.map((value, at) =>
      at % 2 === 0 ? m[0] * value + m[2] * (n[at + 1] ?? 0) + m[4] : m[1] * (n[at - 1] ?? 0) + m[3] * value + m[5],
    )
    return command + points.join(' ')
  })

/** @returns the pages; a gradient becomes its first colour */
export function sceneOf({ calls }: Recorded): Scene[] {
  const scenes: Scene[] = []
  let state: State = fresh([])
  let stack: State[] = []
  let d = ''
  const paint = (fill: string | undefined, stroke: string | undefined, isEvenOdd = false) => {
    state.into.push({
      kind: 'path',
      transform: `matrix(${state.matrix.join(' ')})`,
      d,
      isEvenOdd,
      width: state.width,
      opacity: state.opacity,
      inside: [],
      ...(fill === undefined ? {} : { fill }),
      ...(stroke === undefined ? {} : { stroke }),
    })
    d = ''
  }
  const clip = (isEvenOdd: boolean) => {
    const shape: Shape = { kind: 'clip', transform: '', d: moved(d, state.matrix), isEvenOdd, inside: [] }
    state.into.push(shape)
    state = { ...state, into: shape.inside }
    d = ''
  }
  const colour = (value: unknown): string => {
    if (typeof value === 'string') return value
    if (Array.isArray(value)) return `rgb(${value.map(Number).join(',')})`
    const [, first] = (value as { stops?: [number, string][] }).stops?.[0] ?? []
    return typeof first === 'string' ? first : '#888888'
  }
  const operators = (text: string) => {
    for (const line of text.split('\n')) {
      let numbers: string[] = []
      for (const word of line.split(/\s+/)) {
        if (word === '') continue
        if (/^[-+.\d[\]]/.test(word)) {
          numbers.push(word)
          continue
        }
        const rgb = () => `rgb(${numbers.map((n) => Math.round(Number(n) * 255)).join(',')})`
        if (word === 'q') stack.push({ ...state })
        else if (word === 'Q') state = stack.pop() ?? state
        else if (word === 'rg') state.fill = rgb()
        else if (word === 'RG') state.stroke = rgb()
        else if (word === 'w') state.width = Number(numbers[0])
        else if (word === 'm') d += `M${numbers.join(' ')}`
        else if (word === 'l') d += `L${numbers.join(' ')}`
        else if (word === 'c') d += `C${numbers.join(' ')}`
        else if (word === 'h') d += 'Z'
        else if (word === 'f') paint(state.fill, undefined)
        else if (word === 'S') paint(undefined, state.stroke)
        else if (word === 'W') clip(false)
        else if (word === 'W*') clip(true)
        numbers = []
      }
    }
  }
  for (const { name, args } of calls) {
    const n = args.map(Number)
    const [a = 0, b = 0, c = 0, e = 0] = n
    switch (name) {
      case 'addPage': {
        const [width = 0, height = 0] = (args[0] as { size: number[] }).size
        scenes.push({ width, height, shapes: [] })
        state = fresh(scenes.at(-1)?.shapes ?? [])
        stack = []
        break
      }
      case 'save':
        stack.push({ ...state })
        break
      case 'restore':
        state = stack.pop() ?? state
        break
      case 'translate':
        state.matrix = times(state.matrix, [1, 0, 0, 1, a, b])
        break
      case 'scale':
        state.matrix = times(state.matrix, [a, 0, 0, typeof args[1] === 'number' ? b : a, 0, 0])
        break
      case 'transform':
        state.matrix = times(state.matrix, [a, b, c, e, n[4] ?? 0, n[5] ?? 0])
        break
      case 'rotate': {
        const [x = 0, y = 0] = (args[1] as { origin?: number[] } | undefined)?.origin ?? []
        const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
        state.matrix = times(state.matrix, [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos])
        break
      }
      case 'lineWidth':
        state.width = a
        break
      case 'opacity':
      case 'fillOpacity':
        state.opacity = a
        break
      case 'fillColor':
        state.fill = colour(args[0])
        break
      case 'strokeColor':
        state.stroke = colour(args[0])
        break
      case 'font':
        state.font = String(args[0])
        if (typeof args[1] === 'number') state.size = args[1]
        break
      case 'fontSize':
        state.size = a
        break
      case 'moveTo':
        d += `M${a} ${b}`
        break
      case 'lineTo':
        d += `L${a} ${b}`
        break
      case 'bezierCurveTo':
        d += `C${n.join(' ')}`
        break
      case 'quadraticCurveTo':
        d += `Q${n.join(' ')}`
        break
      case 'closePath':
        d += 'Z'
        break
      case 'path':
        d += String(args[0])
        break
      case 'rect':
      case 'roundedRect':
        d += rectangle(a, b, c, e)
        break
      case 'circle':
        d += ellipse(a, b, c)
        break
      case 'ellipse':
        d += ellipse(a, b, c, args.length > 3 ? e : c)
        break
      case 'fill':
        paint(
          args[0] === undefined || args[0] === 'even-odd' ? state.fill : colour(args[0]),
          undefined,
          args.includes('even-odd'),
        )
        break
      case 'stroke':
        paint(undefined, args[0] === undefined ? state.stroke : colour(args[0]))
        break
      case 'fillAndStroke':
        paint(colour(args[0] ?? state.fill), colour(args[1] ?? state.stroke))
        break
      case 'clip':
        clip(args[0] === 'even-odd')
        break
      case 'addContent':
        operators(String(args[0]))
        break
      case 'text': {
        const options = args[3] as { characterSpacing?: number } | undefined
        const { font, size, fill, opacity } = state
        const transform = `matrix(${state.matrix.join(' ')})`
        const words = { text: String(args[0]), x: b, y: c, font, size, fill, opacity }
        state.into.push({ kind: 'text', transform, inside: [], ...words, spacing: options?.characterSpacing ?? 0 })
        break
      }
      case 'image': {
        const { width: w = 0, height: h = 0 } = args[3] as { width?: number; height?: number }
        const transform = `matrix(${state.matrix.join(' ')})`
        state.into.push({ kind: 'image', transform, inside: [], x: b, y: c, w, h, picture: String(args[0]) })
        break
      }
    }
  }
  return scenes
}

const fresh = (into: Shape[]): State => ({
  matrix: [1, 0, 0, 1, 0, 0],
  into,
  fill: '#000000',
  stroke: '#000000',
  width: 1,
  opacity: 1,
  font: '',
  size: 12,
})
