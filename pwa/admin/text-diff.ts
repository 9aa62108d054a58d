export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Each with the space after it: a sentence said otherwise is one change, not one a word. */
const words = (text: string) => text.match(/\S+\s*|\s+/g) ?? []
/** Beyond this the table of the comparison costs more than it tells. */
const LIMIT = 1500

/** What of `before` stayed, went and came in `after`, word by word, by their longest common subsequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : []
  const [a, b] = [words(before), words(after)]
  if (a.length > LIMIT || b.length > LIMIT)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  const common = commonLengths(a, b)
  const parts: DiffPart[] = []
  const push = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
    else parts.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]]
    if (x !== undefined && x === y) {
      push('same', x)
      i++
      j++
    } else if (y !== undefined && (x === undefined || lengthAt(common, i, j + 1) > lengthAt(common, i + 1, j))) {
      push('added', y)
      j++
    } else if (x !== undefined) {
      push('removed', x)
      i++
    }
  }
  return gathered(parts)
}

/** Words two sentences share by chance (`a`, `de`) would cut one change into shreds: so few between two changes go with them. */
const CHANCE_WORDS = 2

function gathered(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = []
  let [removed, added] = ['', '']
  const close = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  for (const [at, { kind, text }] of parts.entries()) {
    const isChance =
      (removed !== '' || added !== '') &&
      at < parts.length - 1 &&
      words(text).length <= CHANCE_WORDS &&
      text.length < 12
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (isChance) {
      removed += text
      added += text
    } else {
      close()
      result.push({ kind, text })
    }
  }
  close()
  return result
}

const lengthAt = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0

/** Longest common subsequence of every pair of tails. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i]
      if (row)
        row[j] =
          a[i] === b[j]
            ? lengthAt(table, i + 1, j + 1) + 1
            : Math.max(lengthAt(table, i + 1, j), lengthAt(table, i, j + 1))
    }
  return table
}
