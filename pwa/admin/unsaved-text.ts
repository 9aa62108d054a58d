import * as z from 'zod/mini'

/** Words on their way to being saved, and the edits they were begun from. */
const Unsaved = z.object({ editsId: z.nullable(z.string()), fields: z.array(z.string()) })
export type Unsaved = z.infer<typeof Unsaved>

/** Kept with the tab: a session that ends in the middle of an edit loses nothing. */
const storageKey = (key: string) => `rosto-ideal:mesa:${key}`

export function keepUnsaved(key: string, unsaved: Unsaved): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(unsaved))
  } catch {
    // A private window keeps nothing; the text is still on the screen.
  }
}

function read(key: string): Unsaved | null {
  try {
    const kept = Unsaved.safeParse(JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

/** What was kept, when it still has as many fields as there are now. */
export function readUnsaved(key: string, count: number): Unsaved | null {
  const kept = read(key)
  return kept?.fields.length === count ? kept : null
}

export const hasUnsaved = (key: string): boolean => read(key) !== null

export function forgetUnsaved(key: string): void {
  try {
    sessionStorage.removeItem(storageKey(key))
  } catch {
    // Nothing was kept.
  }
}
