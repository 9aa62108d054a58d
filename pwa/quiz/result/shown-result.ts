import { paths } from '#pwa/paths.ts'
import { readResult, type StoredResult } from '../quiz-result.ts'
import { mailToken } from './mail-token.ts'
import { topOf } from './result-top.ts'

/** Stands where the picture will. */
export const PICTURE_PLACE = 'retrato'

let shown: StoredResult | null = null
const listeners = new Set<() => void>()

/** The result the page shows; null while there is none. */
export const shownResult = () => shown

export function setShownResult(result: StoredResult | null): void {
  shown = result
  for (const listener of listeners) listener()
}

export function watchShownResult(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Puts the result this device keeps into the document, before React is there: the page's largest picture waits for nothing
 * else. React finds there what it would have drawn. Without a result the way leads to the test.
 */
function showKeptResult(place: HTMLElement): void {
  if (mailToken()) return
  const result = readResult()
  if (!result) return window.location.replace(paths.quiz)
  const { picture, ...words } = topOf(result)
  for (const [name, text] of Object.entries(words)) {
    const element = document.querySelector(`[data-result="${name}"]`)
    if (element) element.textContent = text
  }
  place.replaceWith(Object.assign(new Image(), picture))
  setShownResult(result)
}

// The result's document has this file run before its first paint (`scripts/web-prerender.ts`). Elsewhere there is no such place.
const place = import.meta.env.SSR ? null : document.getElementById(PICTURE_PLACE)
if (place) showKeptResult(place)
