import { RSS_PATH } from '#contract/blog-addresses.ts'
import { BRAND } from '#contract/brand.ts'
import { canonicalOf, fullTitle, type PageHead } from './head.ts'
import { type JsonLd, organization } from './structured-data.ts'
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, socialImage } from './social-images.ts'

interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

function headTags(head: PageHead): HeadTag[] {
  const title = fullTitle(head.title)
  const url = canonicalOf(head)
  const drawing = typeof head.image === 'string' ? socialImage(head.image) : head.image
  const image = `${BRAND.site}${drawing.src}`
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', head.description),
    ...(head.keywords ? [meta('keywords', head.keywords)] : []),
    ...(head.noindex ? [meta('robots', 'noindex')] : []),
    ...(head.noindex && !head.hasCanonical
      ? []
      : [{ name: 'link' as const, attributes: { rel: 'canonical', href: url } }]),
    {
      name: 'link',
      attributes: { rel: 'alternate', type: 'application/rss+xml', title: `Blog da ${BRAND.name}`, href: RSS_PATH },
    },
    ...(head.published ? [property('article:published_time', head.published)] : []),
    property('og:type', head.kind ?? 'website'),
    property('og:site_name', BRAND.name),
    property('og:locale', 'pt_BR'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', String(SOCIAL_WIDTH)),
    property('og:image:height', String(SOCIAL_HEIGHT)),
    property('og:image:alt', drawing.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    meta('twitter:image:alt', drawing.alt),
    ...(head.graph && head.graph.length > 0
      ? [
          {
            name: 'script' as const,
            attributes: { type: 'application/ld+json' },
            text: JSON.stringify({ '@context': 'https://schema.org', '@graph': whole(head.graph) }),
          },
        ]
      : []),
  ]
}

/** Expands references to us: readers of one page cannot resolve them. */
function whole(graph: readonly JsonLd[]): readonly JsonLd[] {
  const pointsAtUs = JSON.stringify(graph).includes(`{"@id":${JSON.stringify(organization['@id'])}}`)
  return pointsAtUs && !graph.includes(organization) ? [...graph, organization] : graph
}

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { property: name, content } })

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

export function printHead(head: PageHead): string {
  return headTags(head).map(print).join('\n    ')
}

function print({ name, attributes, text }: HeadTag): string {
  const printed = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('')
  if (name === 'meta' || name === 'link') return `<${name}${printed} />`
  // Only `<` can end a script element.
  return `<${name}${printed}>${name === 'script' ? (text ?? '').replace(/</g, '\\u003c') : escape(text ?? '')}</${name}>`
}
