/** Tells our own name for the tab from one that somebody else gave it. */
const MARK = 'rosto-ideal:'

const memory = new Map(readName())

/**
 * What this tab remembers from one document to the next while nothing may be kept on the device: it stands in the tab's own
 * name, which the browser forgets with the tab and clears for other sites.
 */
export const recall = (key: string): string | null => memory.get(key) ?? null

/** Remembers a text; null forgets it. */
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
