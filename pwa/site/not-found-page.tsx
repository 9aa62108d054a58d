import { EmptyPlate } from '#pwa/frame/empty-plate.tsx'
import { NotFound } from './not-found.tsx'
import { SITE_WAYS } from './not-found-ways.ts'

export default function NotFoundPage() {
  return (
    <div className="with-empty-plate">
      <NotFound ways={SITE_WAYS} />
      <EmptyPlate />
    </div>
  )
}
