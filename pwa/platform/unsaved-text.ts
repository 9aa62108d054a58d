import * as z from 'zod/mini'
import { problems } from '#contract/problem.ts'

/** Unsaved words, with the edits they were based on. */
const Unsaved = z.object({ editsId: z.nullable(z.string()), fields: z.array(z.string()) })
export type Unsaved = z.infer<typeof Unsaved>

/** In the tab's storage, to survive an expired session. */
const PREFIX = 'rosto-ideal:mesa:'
const storageKey = (key: string) => `${PREFIX}${key}`
export const noteKey = (orderId: string) => `${orderId}/nota`
export const pointsKey = (orderId: string) => `${orderId}/pontos`
export const sidePointsKey = (orderId: string) => `${orderId}/perfil`

const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** Notified when anything is begun, saved or discarded in this tab. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const keepUnsaved = (key: string, unsaved: Unsaved): void => keepBegun(key, unsaved)

/** Readers must validate the shape. */
export function keepBegun(key: string, begun: unknown): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(begun))
    notifyListeners()
  } catch {
    // Private windows store nothing.
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

/** Null if the number of fields has changed. */
export function readUnsaved(key: string, count: number): Unsaved | null {
  const kept = read(key)
  return kept?.fields.length === count ? kept : null
}

export const hasUnsaved = (key: string): boolean => read(key) !== null

/** @param address where the session expired; the article editor keeps its own words */
export function endedSessionWords(address: string): string {
  return hasWordsHere() || address.includes('post=')
    ? 'Sua sessão terminou; seu texto está guardado neste aparelho. Entre de novo para continuar.'
    : problems.unauthenticated.text
}

function hasWordsHere(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX))
  } catch {
    return false
  }
}

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

/** Unsaved chapters and note; empty when there are none. */
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
    // Nothing was stored.
  }
}
