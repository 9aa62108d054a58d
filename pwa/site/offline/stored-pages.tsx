import { useEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { readStoredPages, type StoredPage } from './read-stored-pages.ts'

const ASK_MS = 4000

/** Also opens the requested page once online. */
export function StoredPages() {
  const [pages, setPages] = useState<readonly StoredPage[]>([])
  useEffect(() => {
    void readStoredPages(NOT_LISTED)
      .then(setPages)
      .catch(() => undefined)
    return openWhenReached()
  }, [])
  if (pages.length === 0) return null
  return (
    <nav className="not-found-kept mt-24" aria-labelledby="guardadas">
      <h2 className="t-medium t-label t-soft" id="guardadas">
        Estas páginas estão neste aparelho
      </h2>
      <ul className="not-found-ways mt-24">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The result needs a stored one; the others are final steps. */
const NOT_LISTED: readonly string[] = [paths.offline, paths.quizResult, paths.thanks, paths.unsubscribe]

/** Polls the requested page: devices report a network too early, and never a server that is back. @returns the unsubscriber */
function openWhenReached(): () => void {
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
