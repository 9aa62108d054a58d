import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/style.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs, service } from '#pwa/frame/structured-data.ts'

export { default } from './services/style-consulting.tsx'

export function head(): PageHead {
  const path = paths.styleConsulting
  return {
    ...SEO,
    path,
    image: 'consultoria-estilo',
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
