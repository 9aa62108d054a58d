import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/privacy.ts'
import type { PageHead } from './head.ts'
import { breadcrumbs } from './structured-data.ts'

export { default } from './legal/privacy.tsx'

export function head(): PageHead {
  const path = paths.privacyPolicy
  return {
    ...SEO,
    path,
    image: 'privacidade',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: SEO.title, path }])] : [],
  }
}
