import { BRAND } from '#contract/brand.ts'
import type { SocialImageName } from './social-images.ts'
import type { JsonLd } from './structured-data.ts'

/** What search engines and link previews read of a page. */
export interface PageHead {
  /** Without the brand's name, which is added; null on the home page. */
  readonly title: string | null
  readonly description: string
  readonly keywords?: string
  /** The one address of this page, from the root. */
  readonly path: string
  /** The drawing shown in link previews: one of the pages' own, or a picture from the root. */
  readonly image: SocialImageName | { readonly src: string; readonly alt: string }
  readonly kind?: 'website' | 'article'
  /** When an article was published, ISO 8601. */
  readonly published?: string
  /** The day its words last changed (`2026-11-22`), for the sitemap; only where it is known. */
  readonly updated?: string
  readonly noindex?: boolean
  /** Of a page that is not indexed: it still has one address, whatever a link to it carries. */
  readonly hasCanonical?: boolean
  /** For search engines; pages write it as `import.meta.env.SSR ? […] : []`, so that no visitor downloads it. */
  readonly graph?: readonly JsonLd[]
}

/** `Sobre Nós | Rosto Ideal`. */
export const fullTitle = (title: string | null) =>
  title ? `${title} | ${BRAND.name}` : `${BRAND.name}: ${BRAND.tagline}, do rosto que é seu`

/** The page's one address in the world. */
export const canonicalOf = ({ path }: Pick<PageHead, 'path'>) => `${BRAND.site}${path}`
