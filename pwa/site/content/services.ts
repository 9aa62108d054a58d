import { PRICE_CENTS } from '#contract/offer.ts'
import { paths } from '#pwa/paths.ts'

export interface ServiceCard {
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
  readonly minutes: number
  readonly priceCents: number
  readonly popular?: boolean
  /** Its own page, where it has one. */
  readonly path?: string
}

export const SERVICES: readonly ServiceCard[] = [
  {
    title: 'Análise Facial',
    description: 'O formato do seu rosto, e os cortes que conversam com ele.',
    features: [
      'O formato, e quanta certeza há',
      'Três caminhos de corte',
      'Sobrancelha, óculos e, para quem usa, barba',
    ],
    minutes: 45,
    priceCents: PRICE_CENTS,
    path: paths.facialAnalysis,
  },
  {
    title: 'Análise de Cores',
    description: 'As cores para experimentar perto do rosto, com nomes e códigos para levar às compras.',
    features: [
      'Mais de 40 cores com nome e código',
      'Em que tom, e a que distância do rosto',
      'Tons de cabelo para o salão',
    ],
    minutes: 60,
    priceCents: PRICE_CENTS,
    path: paths.colourAnalysis,
  },
  {
    title: 'Consultoria de Estilo',
    description: 'As linhas da roupa e do cabelo a serviço do que você quer comunicar.',
    features: ['Sua intenção, em linhas', 'Decotes, golas e acessórios', 'Três combinações prontas'],
    minutes: 50,
    priceCents: PRICE_CENTS,
    path: paths.styleConsulting,
  },
  {
    title: 'Transformação Completa',
    description: 'Rosto, cor e estilo num guia só, com calendário de cuidados e cartão para o salão.',
    features: [
      'Tudo o que está acima',
      'Relatório de mais de 30 páginas',
      'Calendário de cuidados',
      'Cartão para o salão',
    ],
    minutes: 90,
    priceCents: PRICE_CENTS,
    popular: true,
  },
]

export const SERVICES_PAGE = {
  title: 'Um rosto, quatro maneiras de olhar.',
  lead: 'Rosto, cor, estilo, ou os três de uma vez. O preço é o mesmo; escolha por onde a sua dúvida começa.',
  popular: 'O mais completo',
  choose: 'Escolher',
  more: 'Saber mais',
  closingTitle: 'Na dúvida, comece pelo completo.',
  closingBuy: 'Começar Agora',
} as const
