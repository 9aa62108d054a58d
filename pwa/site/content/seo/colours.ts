/** What search engines read of this page, and the browser's tab. */
export const SEO = {
  title: 'Análise de Cores Online',
  description:
    'Descubra a sua estação e receba uma cartela com mais de 40 cores, com nome e código, para roupa, cabelo e maquiagem. Num guia em PDF.',
  keywords: 'análise de cores, coloração pessoal, quatro estações, cartela de cores, subtom de pele',
} as const
