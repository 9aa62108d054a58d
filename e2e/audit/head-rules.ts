import * as z from 'zod/mini'
import { BRAND } from '#contract/brand.ts'
import type { DocumentFacts } from './read-document.ts'

const Graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
})

/** Required schema.org types by page. */
const TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['Organization', 'WebSite', 'Product']],
  [/^\/faq$/, ['FAQPage', 'BreadcrumbList']],
  [/^\/servicos/, ['Service', 'BreadcrumbList', 'Organization']],
  [/^\/revelacao-rosto-ideal$/, ['Product']],
  [/^\/blog\/[^/]+$/, ['Article', 'BreadcrumbList', 'Organization']],
  [
    /^\/(blog|sobre|como-funciona|contato|central-de-ajuda|privacidade|termos|seu-rosto-ideal|guia-de-exemplo)$/,
    ['BreadcrumbList'],
  ],
]

/** Often shared: each needs its own picture. */
const OWN_PICTURES: Readonly<Record<string, string>> = {
  '/seu-rosto-ideal': 'teste',
  '/seu-rosto-ideal/resultado': 'resultado',
  '/revelacao-rosto-ideal': 'revelacao',
  '/guia-de-exemplo': 'guia-de-exemplo',
}

/** Finds missing or contradictory metadata. */
export function headFaults(path: string, { metas, ...facts }: DocumentFacts): string[] {
  const isHidden = metas['robots'] === 'noindex'
  const graph = facts.jsonLd.join('')
  const references = [...graph.matchAll(/\{"@id":("[^"]+")\}/g)].map(([, id = '']) => id)
  const types = facts.jsonLd.flatMap((text) => Graph.parse(JSON.parse(text))['@graph'].map((node) => node['@type']))
  const wanted = isHidden ? [] : (TYPES.find(([pattern]) => pattern.test(path))?.[1] ?? [])
  const rules: Readonly<Record<string, boolean>> = {
    'lang é pt-BR': facts.lang === 'pt-BR',
    'há um h1, com palavras': facts.headings.length === 1 && facts.headings[0] !== '',
    'toda figura diz o que mostra ou que é enfeite': facts.unnamedPictures.length === 0,
    'há título, e cabe': facts.title !== '' && facts.title.length <= 90,
    'há descrição, e cabe': inRange(metas['description']?.length, 50, 200),
    'og:site_name é a marca': metas['og:site_name'] === BRAND.name,
    'og:title e twitter:title são o título': all(metas['og:title'], metas['twitter:title'], facts.title),
    'as descrições dizem o mesmo': all(
      metas['og:description'],
      metas['twitter:description'],
      metas['description'] ?? '',
    ),
    'as figuras são a mesma': all(metas['og:image'], metas['twitter:image'], metas['og:image'] ?? ''),
    'a figura é a da página':
      OWN_PICTURES[path] === undefined || metas['og:image'] === `${BRAND.site}/social/${OWN_PICTURES[path]}.jpg`,
    'a figura é descrita': Boolean(metas['og:image:alt']),
    'o cartão é grande': metas['twitter:card'] === 'summary_large_image',
    'og:url é o endereço': metas['og:url'] === `${BRAND.site}${path}`,
    'og:type': metas['og:type'] === (/^\/blog\/./.test(path) ? 'article' : 'website'),
    'canonical, onde se indexa e no resultado':
      facts.canonical === (isHidden && path !== '/seu-rosto-ideal/resultado' ? null : `${BRAND.site}${path}`),
    [`schema.org sabe de ${wanted.join(', ')}`]: wanted.every((type) => types.includes(type)),
    'schema.org não aponta para fora da página': references.every((id) => graph.includes(`"@id":${id},`)),
    'nenhum id se repete': new Set(facts.ids).size === facts.ids.length,
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`${path}: ${rule}`]))
}

const all = (one: string | undefined, other: string | undefined, same: string) => one === same && other === same
const inRange = (length = 0, least: number, most: number) => length >= least && length <= most
