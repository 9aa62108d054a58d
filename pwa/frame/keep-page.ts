import { whenIdle } from '#pwa/platform/when-idle.ts'
import { KEEP_SITE } from './site-list.ts'

/** Caches this page, which loaded before the worker was there. */
export async function keepThisPage(): Promise<void> {
  const drawings = Array.from(document.images, (image) => new URL(image.currentSrc || image.src).pathname)
  await messageWorker({ type: 'VISITED', addresses: [window.location.pathname, ...drawings] })
}

/** Caches the whole public site when idle, unless the visitor saves data or the network is very slow. */
export async function keepWholeSite(): Promise<void> {
  if (savesData(Reflect.get(navigator, 'connection'))) return
  await whenIdle()
  await messageWorker({ type: KEEP_SITE })
}

/** Browsers that report nothing count as fast. */
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
