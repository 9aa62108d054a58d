import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/services.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs, service } from '#pwa/frame/structured-data.ts'

export { default } from './services/services.tsx'

export function head(): PageHead {
  const path = paths.services
  return {
    ...SEO,
    path,
    image: 'servicos',
    graph: import.meta.env.SSR
      ? [service(SEO.title, SEO.description, path), breadcrumbs([{ name: SEO.title, path }])]
      : [],
  }
}
