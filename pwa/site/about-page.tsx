import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/about.ts'
import type { PageHead } from './head.ts'
import { still } from './still.tsx'
import { breadcrumbs } from './structured-data.ts'

export default still(() => import('./about/about.tsx'))

export function head(): PageHead {
  const path = paths.about
  return {
    ...SEO,
    path,
    image: 'sobre',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: SEO.title, path }])] : [],
  }
}
