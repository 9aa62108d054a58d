import { paths } from '#pwa/paths.ts'
import { LateClaims } from '#pwa/sales/late-claims.tsx'
import { SEO } from './content/seo/about.ts'
import type { PageHead } from './head.ts'
import { still } from './still.tsx'
import { breadcrumbs } from './structured-data.ts'

const About = still(() => import('./about/about.tsx'))

export default function AboutPage() {
  return (
    <>
      <About />
      <LateClaims />
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
