import { paths } from '#pwa/paths.ts'
import { Claims } from '#pwa/claims/claims.tsx'
import About from './about/about.tsx'
import { SEO } from './content/seo/about.ts'
import type { PageHead } from '#pwa/frame/head.ts'
import { breadcrumbs } from '#pwa/frame/structured-data.ts'

export default function AboutPage() {
  return (
    <>
      <About />
      <Claims />
    </>
  )
}

export function head(): PageHead {
  const path = paths.about
  return {
    ...SEO,
    path,
    image: 'sobre',
    graph: import.meta.env.SSR ? [breadcrumbs([{ name: SEO.title, path }])] : [],
  }
}
