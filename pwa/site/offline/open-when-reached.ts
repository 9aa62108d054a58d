import { paths } from '#pwa/paths.ts'

const ASK_MS = 4000

/** Polls the requested page: devices report a network too early, and never a server that is back. @returns the unsubscriber */
export function openWhenReached(): () => void {
  // Opened by its own address, there is no other page.
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
