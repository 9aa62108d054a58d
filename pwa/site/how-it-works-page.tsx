import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/how.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'

export { default } from './how-it-works/how-it-works.tsx'

export function head(): PageHead {
  const path = paths.howItWorks
  return {
    ...SEO,
    path,
    image: 'como-funciona',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: SEO.title, path }])] : [],
  }
}
