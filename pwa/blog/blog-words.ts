export const BLOG_SEO = {
  title: 'Portal de visagismo',
  description:
    'Artigos de visagismo em português: formato do rosto, cortes, cachos e crespos, barba, sobrancelhas, óculos, cores e fotos. Com medidas, desenhos e fontes.',
  keywords: 'blog de visagismo, formato do rosto, corte de cabelo, barba, sobrancelhas, óculos, coloração pessoal',
} as const

export const BLOG_FAILED = {
  title: 'Erro ao carregar blog',
  text: 'Não foi possível carregar os artigos. Tente novamente mais tarde.',
} as const

export const POST_MISSING = {
  title: 'Artigo não encontrado',
  text: 'O artigo que você está procurando não foi encontrado.',
} as const

export const POST_FAILED = {
  title: 'Não foi possível abrir o artigo',
  text: 'A conexão falhou no caminho. Tente de novo em instantes.',
} as const

export const LINK_COPIED = 'Link copiado para a área de transferência!'
