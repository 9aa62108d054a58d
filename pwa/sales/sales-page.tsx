import { paths } from '#pwa/paths.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { faqPage, organization, product } from '#pwa/frame/structured-data.ts'
import { Claims } from '#pwa/claims/claims.tsx'
import { SALES_FAQ } from './content.ts'
import Ending from './ending.tsx'
import Middle from './middle.tsx'
import Opening from './opening.tsx'
import { Reveal } from './reveal.tsx'
import { SalesBand } from './sales-band.tsx'

export const bare = true

/** Claims appear once the owner's choice is known. */
export default function SalesPage() {
  return (
    <>
      <SalesBand />
      <Opening />
      <Middle />
      <Ending />
      <Reveal />
      <Claims />
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
