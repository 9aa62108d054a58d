import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/privacy.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'

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
