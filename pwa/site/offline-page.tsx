import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/offline.ts'
import { EmptyPlate } from '#pwa/frame/empty-plate.tsx'
import type { PageHead } from '#pwa/frame/head.ts'
import { StoredPages } from './offline/stored-pages.tsx'
import Offline from './offline/offline.tsx'
import './not-found.css'

export default function OfflinePage() {
  return (
    <div className="with-empty-plate">
      <div className="not-found">
        <Offline />
        <StoredPages />
      </div>
      <EmptyPlate />
    </div>
  )
}

export function head(): PageHead {
  const path = paths.offline
  return {
    ...SEO,
    path,
    image: 'inicio',
    noindex: true,
  }
}
