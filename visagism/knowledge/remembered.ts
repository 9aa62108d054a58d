/**
 * A reading of a text that is asked for again and again while one guide is written: the last few answers are kept.
 * @param read pure
 */
export function remembered<T, Texts extends readonly string[] = [string]>(
  read: (...texts: Texts) => T,
): (...texts: Texts) => T {
  const known = new Map<string, T>()
  return (...texts) => {
    const key = texts.join('\0')
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = read(...texts)
    if (known.size >= MOST_KEPT) known.clear()
    known.set(key, answer)
    return answer
  }
}
const MOST_KEPT = 8
