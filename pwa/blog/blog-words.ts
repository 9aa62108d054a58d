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
