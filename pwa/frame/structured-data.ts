import { BRAND } from '#contract/brand.ts'
import { CURRENCY, PRICE_CENTS } from '#contract/offer.ts'
import { socialImage, type SocialImageName } from './social-images.ts'

/** A schema.org node. */
export type JsonLd = { readonly '@type': string } & Readonly<Record<string, unknown>>

const at = (path: string) => `${BRAND.site}${path}`
const ORGANIZATION_ID = at('/#organizacao')

export const organization: JsonLd = {
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: BRAND.name,
  url: at('/'),
  logo: at('/icons/icon-512.png'),
  email: BRAND.supportEmail,
  sameAs: Object.values(BRAND.social),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: BRAND.supportEmail,
    availableLanguage: 'pt-BR',
    areaServed: 'BR',
  },
}

/** Shows the site's name in search results. */
export const website: JsonLd = {
  '@type': 'WebSite',
  '@id': at('/#site'),
  name: BRAND.name,
  url: at('/'),
  inLanguage: 'pt-BR',
  publisher: { '@id': ORGANIZATION_ID },
}

/** Has no rating, because the pages' figures are copy, not reviews. */
export const product = (image: SocialImageName): JsonLd => ({
  '@type': 'Product',
  name: 'Análise de visagismo online',
  description:
    'Guia personalizado de visagismo em PDF, com mais de 30 páginas, feito a partir de quatro fotos e um formulário.',
  image: at(socialImage(image).src),
  brand: { '@type': 'Brand', name: BRAND.name },
  offers: offer('/'),
})

export const service = (name: string, description: string, path: string): JsonLd => ({
  '@type': 'Service',
  name,
  description,
  serviceType: 'Visagismo online',
  areaServed: 'BR',
  provider: { '@id': ORGANIZATION_ID },
  offers: offer(path),
})

const offer = (path: string) => ({
  '@type': 'Offer',
  price: (PRICE_CENTS / 100).toFixed(2),
  priceCurrency: CURRENCY,
  availability: 'https://schema.org/InStock',
  url: at(path),
})

/** Must match the page. */
export const faqPage = (items: readonly { readonly question: string; readonly answer: string }[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const breadcrumbs = (steps: readonly { readonly name: string; readonly path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Início', path: '/' }, ...steps].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: at(path),
  })),
})
