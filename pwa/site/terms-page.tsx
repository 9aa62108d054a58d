import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/terms.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'

export { default } from './legal/terms.tsx'

export function head(): PageHead {
  const path = paths.termsOfUse
  return {
    ...SEO,
    path,
    image: 'termos',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: SEO.title, path }])] : [],
  }
}
