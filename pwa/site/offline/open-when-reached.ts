import { paths } from '#pwa/paths.ts'

const ASK_MS = 4000

/**
 * Opens the page that was asked for as soon as it can be reached: devices say that there is a network before there is one, and
 * say nothing of a server that comes back. Answers how to stop.
 */
export function openWhenReached(): () => void {
  // Asked for by its own name there is nothing else to open.
  if (window.location.pathname === paths.offline) return () => {}
  const ask = () => {
    if (document.visibilityState !== 'visible') return
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => window.location.reload(),
      () => undefined,
    )
  }
  const timer = setInterval(ask, ASK_MS)
  window.addEventListener('online', ask)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', ask)
  }
}
