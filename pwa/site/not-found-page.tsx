import { paths } from '#pwa/paths.ts'
import { EmptyPlate } from './frame/empty-plate.tsx'
import type { PageHead } from './head.ts'
import { NotFound } from './not-found.tsx'

export default function NotFoundPage() {
  return (
    <div className="with-empty-plate">
      <NotFound ways={WAYS} />
      <EmptyPlate />
    </div>
  )
}

const WAYS = [
  { name: 'Descobrir o formato do seu rosto', path: paths.quiz },
  { name: 'Ver como funciona', path: paths.howItWorks },
  { name: 'Falar conosco', path: paths.contact },
]

export function head(): PageHead {
  return {
    title: 'Página não encontrada',
    description: 'Este endereço não existe. Veja os caminhos de volta.',
    path: '/404',
    image: 'inicio',
    noindex: true,
  }
}
