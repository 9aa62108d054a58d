/** Recognises our own `window.name`. */
const MARK = 'rosto-ideal:'

const memory = new Map(readName())

/** Memory for when nothing may be stored: `window.name`, which browsers drop with the tab and clear for other sites. */
export const recall = (key: string): string | null => memory.get(key) ?? null

/** Null deletes. */
export function remember(key: string, text: string | null): void {
  if (text === null) memory.delete(key)
  else memory.set(key, text)
  if (typeof window !== 'undefined')
    window.name = memory.size === 0 ? '' : MARK + JSON.stringify(Object.fromEntries(memory))
}

function readName(): [key: string, text: string][] {
  if (typeof window === 'undefined' || !window.name.startsWith(MARK)) return []
  try {
    const kept: unknown = JSON.parse(window.name.slice(MARK.length))
    return Object.entries(kept ?? {}).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : []))
  } catch {
    return []
  }
}
