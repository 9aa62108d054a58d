export const SEO = {
  title: 'Análise de Cores Online',
  description:
    'Mais de 40 cores com nome e código, num guia em PDF: as das quatro estações, com o teste para fazer em casa, ou as da sua estação, quando uma visagista a define.',
  keywords: 'análise de cores, coloração pessoal, quatro estações, cartela de cores, subtom de pele',
} as const
