import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/facial.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs, service } from '#pwa/frame/structured-data.ts'

export { default } from './services/facial-analysis.tsx'

export function head(): PageHead {
  const path = paths.facialAnalysis
  return {
    ...SEO,
    path,
    image: 'analise-facial',
    graph: import.meta.env.SSR
      ? [
          service(SEO.title, SEO.description, path),
          breadcrumbs([
            { name: 'Nosso Serviço', path: paths.services },
            { name: SEO.title, path },
          ]),
        ]
      : [],
  }
}
