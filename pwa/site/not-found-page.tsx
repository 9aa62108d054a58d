import { EmptyPlate } from '#pwa/frame/empty-plate.tsx'
import { NotFound } from './not-found.tsx'

export default function NotFoundPage() {
  return (
    <div className="with-empty-plate">
      <NotFound />
      <EmptyPlate />
    </div>
  )
}
