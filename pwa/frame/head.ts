import { BRAND } from '#contract/brand.ts'
import type { SocialImageName } from './social-images.ts'
import type { JsonLd } from './structured-data.ts'

export interface PageHead {
  /** Without the brand's name; null on the home page. */
  readonly title: string | null
  readonly description: string
  readonly keywords?: string
  /** The canonical path, from the root. */
  readonly path: string
  /** For link previews: one of ours, or a file from the root. */
  readonly image: SocialImageName | { readonly src: string; readonly alt: string }
  readonly kind?: 'website' | 'article'
  /** ISO 8601, for articles. */
  readonly published?: string
  /** Day of the last change of words (`2026-11-22`), for the sitemap. */
  readonly updated?: string
  readonly noindex?: boolean
  /** Gives a `noindex` page a canonical address all the same. */
  readonly hasCanonical?: boolean
  /** Written as `import.meta.env.SSR ? […] : []`, so that visitors do not download it. */
  readonly graph?: readonly JsonLd[]
}

/** `Sobre Nós | Rosto Ideal`. */
export const fullTitle = (title: string | null) =>
  title ? `${title} | ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}, do rosto que é seu`

export const canonicalOf = ({ path }: Pick<PageHead, 'path'>) => `${BRAND.site}${path}`
