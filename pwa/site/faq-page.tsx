import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/faq.ts'
import { faqGraph } from './faq/faq-graph.ts'
import type { PageHead } from '#pwa/frame/head.ts'

export { default } from './faq/faq.tsx'

export function head(): PageHead {
  const path = paths.faq
  return { ...SEO, path, image: 'faq', graph: import.meta.env.SSR ? faqGraph(path) : [] }
}
