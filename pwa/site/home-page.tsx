import { Claims } from '#pwa/claims/claims.tsx'
import { SEO } from './content/seo/home.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import Closing from './home/closing.tsx'
import Opening from './home/opening.tsx'
import ResultsCarousel from './home/results-carousel.tsx'
import { organization, product, website } from '#pwa/frame/structured-data.ts'

export default function HomePage() {
  return (
    <>
      <Opening />
      <ResultsCarousel />
      <Closing />
      <Claims />
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
