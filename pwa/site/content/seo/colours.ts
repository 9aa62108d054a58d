/** What search engines read of this page, and the browser's tab. */
export const SEO = {
  title: 'Análise de Cores Online',
  description:
    'O teste das cores para fazer em casa e mais de 40 cores das quatro estações, com nome e código, para experimentar perto do rosto. Num guia em PDF.',
  keywords: 'análise de cores, coloração pessoal, quatro estações, cartela de cores, subtom de pele',
} as const
