import { whenIdle } from '#pwa/platform/when-idle.ts'
import { KEEP_SITE } from './site-list.ts'

/** Asks the worker to keep the page in front and its drawings: it was not there when they were asked for. */
export async function keepThisPage(): Promise<void> {
  const drawings = Array.from(document.images, (image) => new URL(image.currentSrc || image.src).pathname)
  await messageWorker({ type: 'VISITED', addresses: [window.location.pathname, ...drawings] })
}

/**
 * Asks the worker to keep the whole public side, once this page rests and the app's own files are there. Never where the
 * visitor saves data or the network is as slow as in the days of the first phones.
 */
export async function keepWholeSite(): Promise<void> {
  if (savesData(Reflect.get(navigator, 'connection'))) return
  await whenIdle()
  await messageWorker({ type: KEEP_SITE })
}

/** What the browser tells of the connection; some tell nothing, and count as having enough. */
export function savesData(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return false
  if ('saveData' in connection && connection.saveData === true) return true
  return 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g')
}

async function messageWorker(message: object): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(message)
}
