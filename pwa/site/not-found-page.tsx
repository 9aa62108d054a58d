import { EmptyPlate } from '#pwa/frame/empty-plate.tsx'
import type { PageHead } from '#pwa/frame/head.ts'
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

export function head(): PageHead {
  return {
    title: 'Página não encontrada',
    description: 'Este endereço não existe. Veja os caminhos de volta.',
    path: '/404',
    image: 'inicio',
    noindex: true,
  }
}
