/** Optimises whole paragraphs: a calm ragged edge, few divided words, no lonely last syllable. */
import { hyphenate } from './hyphenate.ts'
import type { Metrics } from './metrics.ts'
import type { Style } from './type-styles.ts'

export type Run = { readonly text: string; readonly style: Style }
export type Line = {
  readonly runs: readonly Run[]
  /** Includes any hyphen. */
  readonly width: number
  readonly indent: number
  readonly divides: boolean
}

export const textOf = ({ runs }: Pick<Line, 'runs'>): string => runs.map(({ text }) => text).join('')

export type BreakOptions = {
  /** Points. */
  readonly indent?: number
  /** Off for titles, names, quotes. */
  readonly hyphens?: boolean
  /** Makes lines even, for titles and quotes. */
  readonly balanced?: boolean
}

type After = 'space' | 'hyphen' | 'nothing'
type Box = { readonly text: string; readonly style: Style; readonly width: number; readonly after: After }

/** A word wider than `measure` is cut. */
export function breakLines(
  text: string | readonly Run[],
  style: Style,
  measure: number,
  metrics: Metrics,
  { indent = 0, hyphens = true, balanced = false }: BreakOptions = {},
): Line[] {
  const runs = typeof text === 'string' ? [{ text, style }] : text
  const boxes = boxesOf(runs, measure - indent, metrics, hyphens && !balanced)
  if (boxes.length === 0) return []
  const widest = Math.max(...boxes.map((box) => box.width))
  const first = weigh(boxes, measure, indent, metrics, balanced)
  if (!balanced || first.length < 2) return first.map((line) => lineOf(boxes, line, indent, metrics))
  let [low, high] = [Math.max(widest, measure / 3), measure]
  let best = first
  while (high - low > 2) {
    const middle = (low + high) / 2
    const tried = weigh(boxes, middle, indent, metrics, true)
    if (tried.length <= first.length && tried.every(({ slack }) => slack >= 0)) [best, high] = [tried, middle]
    else low = middle
  }
  return best.map((line) => lineOf(boxes, line, indent, metrics))
}

function boxesOf(runs: readonly Run[], measure: number, metrics: Metrics, hyphens: boolean): Box[] {
  const boxes: Box[] = []
  const put = (text: string, style: Style, after: After) => {
    const width = metrics.width(text, style)
    if (width <= measure || text.length < 2) boxes.push({ text, style, width, after })
    else for (const piece of pieces(text, style, measure, metrics, after)) boxes.push(piece)
  }
  for (const { text, style } of runs)
    for (const word of text.split(' ')) {
      if (word === '') continue
      const syllables = divided(word, hyphens)
      // Not even a syllable and hyphen fit: cut anywhere.
      const isTooNarrow = syllables.some((part) => metrics.width(`${part.text}-`, style) > measure)
      const parts = isTooNarrow ? [{ text: word, after: 'space' as const }] : syllables
      parts.forEach((part, index) => put(part.text, style, index === parts.length - 1 ? 'space' : part.after))
    }
  return boxes
}

function divided(word: string, hyphens: boolean): { text: string; after: After }[] {
  if (word.length > 18 && /[/._@-]/.test(word))
    return word.split(/(?<=[/._@-])(?=.{3})/).map((text) => ({ text, after: 'nothing' }))
  const parts = hyphens ? hyphenate(word) : [word]
  return parts.map((text) => ({ text, after: 'hyphen' }))
}

function pieces(word: string, style: Style, measure: number, metrics: Metrics, after: After): Box[] {
  const compound = word.split(/(?<=-)(?=.)/)
  if (compound.length > 1 && compound.every((part) => metrics.width(part, style) <= measure))
    return compound.map((text, index) => ({
      text,
      style,
      width: metrics.width(text, style),
      after: index === compound.length - 1 ? after : 'nothing',
    }))
  const boxes: Box[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && metrics.width(piece + character, style) > measure) {
      boxes.push({ text: piece, style, width: metrics.width(piece, style), after: 'nothing' })
      piece = ''
    }
    piece += character
  }
  boxes.push({ text: piece, style, width: metrics.width(piece, style), after })
  return boxes
}

type Weighed = { readonly from: number; readonly to: number; readonly slack: number }

/** Dynamic programming over line ends. */
function weigh(boxes: readonly Box[], measure: number, indent: number, metrics: Metrics, even: boolean): Weighed[] {
  const count = boxes.length
  const costs = [0]
  const starts = [0]
  const slacks = [0]
  for (let end = 1; end <= count; end++) {
    let [best, from, bestSlack] = [Infinity, end - 1, 0]
    let width = 0
    for (let start = end - 1; start >= 0; start--) {
      const box = boxes[start]
      if (!box) break
      const closing = start === end - 1 && end < count && box.after === 'hyphen' ? metrics.width('-', box.style) : 0
      const gap = start < end - 1 && box.after === 'space' ? metrics.width(' ', box.style) : 0
      width += box.width + gap + closing
      const slack = measure - (start === 0 ? indent : 0) - width
      if (slack < -0.01 && start < end - 1) break
      const cost = (costs[start] ?? Infinity) + lineCost(boxes, start, end, slack, measure, even)
      if (cost < best) [best, from, bestSlack] = [cost, start, slack]
    }
    costs[end] = best
    starts[end] = from
    slacks[end] = bestSlack
  }
  const lines: Weighed[] = []
  for (let end = count; end > 0; end = starts[end] ?? 0)
    lines.unshift({ from: starts[end] ?? 0, to: end, slack: slacks[end] ?? 0 })
  return lines
}

function lineCost(
  boxes: readonly Box[],
  from: number,
  to: number,
  slack: number,
  measure: number,
  even: boolean,
): number {
  const isLast = to === boxes.length
  const share = Math.max(0, slack) / measure
  const divides = !isLast && boxes[to - 1]?.after === 'hyphen'
  const followsDivision = from > 0 && boxes[from - 1]?.after === 'hyphen'
  const ragged = isLast && !even ? (share > 0.82 ? 14 : 0) : share * share * 100
  const overfull = slack < -0.01 ? 10_000 : 0
  return (
    1 +
    ragged +
    (divides ? 3.2 : 0) +
    (divides && followsDivision ? 8 : 0) +
    (isLast && followsDivision ? 6 : 0) +
    overfull
  )
}

function lineOf(boxes: readonly Box[], { from, to }: Weighed, indent: number, metrics: Metrics): Line {
  const runs: { text: string; style: Style }[] = []
  let width = 0
  let divides = false
  for (let index = from; index < to; index++) {
    const box = boxes[index]
    if (!box) continue
    const isLast = index === to - 1
    const glue = !isLast && box.after === 'space' ? ' ' : ''
    divides = isLast && box.after === 'hyphen' && to < boxes.length
    width +=
      box.width + (glue === '' ? 0 : metrics.width(glue, box.style)) + (divides ? metrics.width('-', box.style) : 0)
    const open = runs.at(-1)
    if (open && open.style === box.style) open.text += box.text + glue
    else runs.push({ text: box.text + glue, style: box.style })
  }
  return { runs, width, indent: from === 0 ? indent : 0, divides }
}
