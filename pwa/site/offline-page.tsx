import { EmptyPlate } from '#pwa/frame/empty-plate.tsx'
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
