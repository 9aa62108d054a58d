/** Display lists to PDF operators. Paths have only absolute M, L, C, Q and Z, so this is far cheaper than pdfkit's SVG reader. */
import type { DisplayItem } from '#visagism/portrait/views/portrait.ts'
import type { Pen } from './page.ts'

/** `opacity` is null if full. */
type Stroke = { readonly operators: string; readonly opacity: number | null }

/** Cached, since a report repeats portraits. */
const converted = new WeakMap<readonly DisplayItem[], readonly Stroke[]>()

/** Paints in the current coordinates; the caller scales, moves and clips. */
export function paintItems(pen: Pen, items: readonly DisplayItem[]): void {
  let strokes = converted.get(items)
  if (!strokes) converted.set(items, (strokes = convert(items)))
  for (const { operators: content, opacity } of strokes) {
    if (opacity === null) pen.addContent(content)
    else pen.save().opacity(opacity).addContent(content).restore()
  }
}

function convert(items: readonly DisplayItem[]): Stroke[] {
  const strokes: Stroke[] = []
  let out = ''
  const flush = (opacity: number | null = null) => {
    if (out !== '') strokes.push({ operators: out, opacity })
    out = ''
  }
  const visit = (list: readonly DisplayItem[]) => {
    for (const item of list) {
      if ('clip' in item) {
        out += `q\n${operators(item.clip)}${item.evenOdd ? 'W* n' : 'W n'}\n`
        visit(item.items)
        out += 'Q\n'
        continue
      }
      const isFaint = item.op !== undefined && item.op < 1
      if (isFaint) flush()
      out +=
        'fill' in item
          ? `${rgb(item.fill)} rg\n${operators(item.d)}f\n`
          : `${rgb(item.stroke)} RG ${item.sw} w 1 J 1 j ${dash(item.dash)}\n${operators(item.d)}S\n`
      if (isFaint) flush(item.op)
    }
  }
  visit(items)
  flush()
  return strokes
}

const dash = (pattern: string | undefined) => `[${pattern ?? ''}] 0 d`

function rgb(hex: string): string {
  const known = COLOURS.get(hex)
  if (known !== undefined) return known
  const parts = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => trim(Number.parseInt(pair, 16) / 255, 4))
  const made = parts.join(' ')
  if (COLOURS.size > 5000) COLOURS.clear()
  COLOURS.set(hex, made)
  return made
}
const COLOURS = new Map<string, string>()

const trim = (n: number, digits: number) => String(Number(n.toFixed(digits)))

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 }
const OPERATOR: Readonly<Record<string, string>> = { M: ' m ', L: ' l ', C: ' c ' }
const COMMANDS = /([MLCQZ])([^MLCQZ]*)/g

/** `M1 2L3 4Z` → `1 2 m 3 4 l h `. */
export function operators(path: string): string {
  let out = ''
  let [x, y] = [0, 0]
  for (const [, command = 'M', body = ''] of path.matchAll(COMMANDS)) {
    if (command === 'Z') {
      out += 'h '
      continue
    }
    const numbers = body.trim().split(/[ ,]+|(?<=\d)(?=-)/)
    const arity = ARITY[command] ?? 2
    for (let at = 0; at + arity <= numbers.length; at += arity) {
      const points = numbers.slice(at, at + arity)
      if (command === 'Q') out += cubic(x, y, points.map(Number))
      // A second pair after M is a line.
      else out += points.join(' ') + (command === 'M' && at > 0 ? ' l ' : (OPERATOR[command] ?? ' l '))
      ;[x, y] = [Number(points.at(-2)), Number(points.at(-1))]
    }
  }
  return out
}

/** PDF has only cubics. */
function cubic(x: number, y: number, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): string {
  const third = (from: number, control: number) => Math.round((from + (2 / 3) * (control - from)) * 100) / 100
  return `${third(x, a)} ${third(y, b)} ${third(c, a)} ${third(d, b)} ${c} ${d} c `
}
