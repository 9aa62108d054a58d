import * as z from 'zod/mini'
import { problems } from '#contract/problem.ts'

/** Words on their way to being saved, and the edits they were begun from. */
const Unsaved = z.object({ editsId: z.nullable(z.string()), fields: z.array(z.string()) })
export type Unsaved = z.infer<typeof Unsaved>

/** Kept with the tab: a session that ends in the middle of an edit loses nothing. */
const PREFIX = 'rosto-ideal:mesa:'
const storageKey = (key: string) => `${PREFIX}${key}`
export const noteKey = (orderId: string) => `${orderId}/nota`
export const pointsKey = (orderId: string) => `${orderId}/pontos`
/** Of the photo from the side. */
export const sidePointsKey = (orderId: string) => `${orderId}/perfil`

const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** Hears of what is begun, saved or thrown away in this tab. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const keepUnsaved = (key: string, unsaved: Unsaved): void => keepBegun(key, unsaved)

/** Anything begun and not saved, to be read back by whoever knows its shape. */
export function keepBegun(key: string, begun: unknown): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(begun))
    notifyListeners()
  } catch {
    // A private window keeps nothing; it is still on the screen.
  }
}

export function readBegun(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null')
  } catch {
    return null
  }
}

export const hasBegun = (key: string): boolean => readBegun(key) !== null

function read(key: string): Unsaved | null {
  const kept = Unsaved.safeParse(readBegun(key))
  return kept.success ? kept.data : null
}

/** What was kept, when it still has as many fields as there are now. */
export function readUnsaved(key: string, count: number): Unsaved | null {
  const kept = read(key)
  return kept?.fields.length === count ? kept : null
}

export const hasUnsaved = (key: string): boolean => read(key) !== null

/**
 * Said where a session ended: whoever was writing must know that nothing of it is lost.
 * @param address the screen it ended at; an article's editor keeps its words by itself
 */
export function endedSessionWords(address: string): string {
  return hasWordsHere() || address.includes('post=')
    ? 'Sua sessão terminou; seu texto está guardado neste aparelho. Entre de novo para continuar.'
    : problems.unauthenticated.text
}

/** Words begun at the desk, in this tab. */
function hasWordsHere(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX))
  } catch {
    return false
  }
}

/** What of this order somebody began here and has not saved. */
export function unsavedIn(orderId: string): 'texto' | 'nota' | 'pontos' | null {
  try {
    const begun = Object.keys(sessionStorage).find((key) => key.startsWith(storageKey(`${orderId}/`)))
    if (begun === undefined) return null
    if (begun === storageKey(noteKey(orderId))) return 'nota'
    return [pointsKey(orderId), sidePointsKey(orderId)].some((key) => begun === storageKey(key)) ? 'pontos' : 'texto'
  } catch {
    return null
  }
}

/** The words of this order that somebody began here and has not saved: chapters and note, whole. Empty when there are none. */
export function unsavedTexts(orderId: string): string {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(storageKey(`${orderId}/`)))
      .flatMap((key) => read(key.slice(PREFIX.length))?.fields ?? [])
      .filter((text) => text.trim() !== '')
      .join('\n\n')
  } catch {
    return ''
  }
}

export function forgetUnsaved(key: string): void {
  try {
    sessionStorage.removeItem(storageKey(key))
    notifyListeners()
  } catch {
    // Nothing was kept.
  }
}
