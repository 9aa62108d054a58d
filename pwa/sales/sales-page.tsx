import { lazy, Suspense } from 'react'
import { paths } from '#pwa/paths.ts'
import { useTouched } from '#pwa/platform/touched.ts'
import type { PageHead } from '#pwa/site/head.ts'
import { still } from '#pwa/site/still.tsx'
import { faqPage, organization, product } from '#pwa/site/structured-data.ts'
import { SALES_FAQ } from './content.ts'
import { LateClaims } from './late-claims.tsx'
import { Reveal } from './reveal.tsx'
import { SalesBand } from './sales-band.tsx'

export const bare = true

const Opening = still(() => import('./opening.tsx'))
const Middle = still(() => import('./middle.tsx'))
const Ending = still(() => import('./ending.tsx'))
const LiveProof = lazy(() => import('./live-proof.tsx'))

/** The long sales page. What stands still is in its document; the clock and the counters come after it. */
export default function SalesPage() {
  const isTouched = useTouched()
  return (
    <>
      <SalesBand />
      <Opening />
      <Middle />
      <Ending />
      <Reveal />
      <Suspense>{isTouched && <LiveProof />}</Suspense>
      <LateClaims />
    </>
  )
}

export function head(): PageHead {
  return {
    title: 'A revelação do seu rosto ideal',
    description:
      'Guia de visagismo em PDF com mais de 30 páginas, feito com quatro fotos suas: formato do rosto, cortes desenhados, cores e cartão para o salão. R$ 79,90.',
    keywords: 'visagismo online, consultoria de visagismo, guia de visagismo, corte para o meu rosto',
    path: paths.salesPage,
    image: 'revelacao',
    graph: import.meta.env.SSR ? [organization, product('inicio'), faqPage(SALES_FAQ.items)] : [],
  }
}
