/**
 * A reading of a text that is asked for again and again while one guide is written: the last few answers are kept.
 * @param read pure
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = read(text)
    if (known.size >= MOST_KEPT) known.clear()
    known.set(text, answer)
    return answer
  }
}
const MOST_KEPT = 8
