import { LateClaims } from '#pwa/sales/late-claims.tsx'
import { SEO } from './content/seo/home.ts'
import type { PageHead } from './head.ts'
import { late, still } from './still.tsx'
import { organization, product, website } from './structured-data.ts'

const Opening = still(() => import('./home/opening.tsx'))
const ResultsCarousel = late('resultados', () => import('./home/results-carousel.tsx'))
const Closing = still(() => import('./home/closing.tsx'))

export default function HomePage() {
  return (
    <>
      <Opening />
      <ResultsCarousel />
      <Closing />
      <LateClaims />
    </>
  )
}

export function head(): PageHead {
  return {
    ...SEO,
    path: '/',
    image: 'inicio',
    graph: import.meta.env.SSR ? [organization, website, product('inicio')] : [],
  }
}
