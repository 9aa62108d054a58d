import { useEffect, useState } from 'react'
import { paths } from '#pwa/paths.ts'
import { openWhenReached } from './open-when-reached.ts'
import { readStoredPages, type StoredPage } from './read-stored-pages.ts'

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
    <nav className="not-found-kept" aria-labelledby="guardadas">
      <h2 id="guardadas">Estas páginas estão neste aparelho</h2>
      <ul className="not-found-ways">
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
