import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import { paths } from '#pwa/paths.ts'
import { firstPageOf, pagesOf, SAMPLE_PAGES } from '#pwa/sample-guide/chapter-pages.ts'
import { SAMPLE_NAME } from '#pwa/sample-guide/sample-page.ts'
import type { ShownPage } from '#pwa/sample-guide/sample-pages.tsx'

/** A service page's entry into the one guide. */
export interface Service {
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
  /** Its pages in the sample guide. */
  readonly pages: readonly number[]
  readonly shown: readonly ShownPage[]
  readonly path: string
}

const shown = (...pages: readonly (readonly [ChapterId, string])[]): readonly ShownPage[] =>
  pages.map(([chapter, name]) => ({ page: firstPageOf(chapter), name }))

export const FACIAL_SERVICE: Service = {
  title: 'Análise Facial',
  description: 'O formato do seu rosto, e os cortes que conversam com ele.',
  features: ['O formato, e quanta certeza há', 'Três caminhos de corte', 'Sobrancelha, óculos e, para quem usa, barba'],
  pages: pagesOf([
    'rosto-medido',
    'forma',
    'tercos',
    'cabelo',
    'na-foto',
    'franja',
    'textura',
    'sobrancelhas',
    'barba',
    'oculos',
  ]),
  shown: shown(['rosto-medido', 'o rosto'], ['cabelo', 'três caminhos'], ['oculos', 'os óculos']),
  path: paths.facialAnalysis,
}

export const COLOUR_SERVICE: Service = {
  title: 'Análise de Cores',
  description: 'As cores para experimentar perto do rosto, com nomes e códigos para levar às compras.',
  features: [
    'Mais de 40 cores com nome e código',
    'Em que tom, e a que distância do rosto',
    'Tons de cabelo para o salão',
  ],
  pages: pagesOf(['cores', 'cores-preferidas', 'maquiagem', 'cor-do-cabelo']),
  shown: shown(['cores', 'as cores'], ['cores-preferidas', 'as suas'], ['cor-do-cabelo', 'o cabelo']),
  path: paths.colourAnalysis,
}

export const STYLE_SERVICE: Service = {
  title: 'Consultoria de Estilo',
  description: 'As linhas da roupa e do cabelo a serviço do que você quer comunicar.',
  features: ['Sua intenção, em linhas', 'Decotes, golas e acessórios', 'Três combinações prontas'],
  pages: pagesOf(['intencao', 'temperamento', 'decotes', 'acessorios', 'roupa', 'evitar']),
  shown: shown(['intencao', 'a intenção'], ['decotes', 'o decote'], ['roupa', 'a roupa']),
  path: paths.styleConsulting,
}

export const SERVICES: readonly Service[] = [FACIAL_SERVICE, COLOUR_SERVICE, STYLE_SERVICE]

export const pagesWords = ({ pages }: Pick<Service, 'pages'>): string => `${pages.length} das ${SAMPLE_PAGES} páginas`

export const WHOLE_GUIDE = {
  title: 'Transformação Completa',
  description: 'Rosto, cor e estilo: é este o guia que se compra, por qualquer das portas.',
  features: ['Tudo o que está acima', 'Guia de mais de 30 páginas', 'Calendário de cuidados', 'Cartão para o salão'],
} as const

export const SERVICES_PAGE = {
  title: 'Três portas, um guia só.',
  lead: 'Rosto, cor e estilo vêm juntos, pelo mesmo preço. Entre pela porta da sua dúvida e veja as páginas que a respondem.',
  note: `As páginas são do guia de ${SAMPLE_NAME}, que é inventada; as do seu mudam com você.`,
  look: 'Ver estas páginas',
  whole: 'O guia inteiro',
  open: `Abrir o guia inteiro de ${SAMPLE_NAME}`,
  choose: 'Escolher',
  cards: 'Escolha por onde começar.',
  more: 'Saber mais',
  closingTitle: 'Qualquer porta abre o guia inteiro.',
  closingBuy: 'Começar Agora',
} as const
