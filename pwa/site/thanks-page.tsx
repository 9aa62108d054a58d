import { paths } from '#pwa/paths.ts'
import { SEO } from './content/seo/thanks.ts'
import type { PageHead } from '#pwa/frame/head.ts'

export { default } from './thanks/thanks.tsx'

export function head(): PageHead {
  const path = paths.thanks
  return {
    ...SEO,
    path,
    image: 'obrigado',
    noindex: true,
  }
}
