export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

/** The drawing each page shows in link previews: who sits for it, and the words beside them. Drawn by `npm run pictures`. */
export const SOCIAL_IMAGES = {
  inicio: { person: 'hero', words: 'O rosto ideal\né o seu.' },
  sobre: { person: 'quel', words: 'Com régua\ne com calma.' },
  'como-funciona': { person: 'camera', words: 'De quatro fotos\na um guia.' },
  servicos: { person: 'helena', words: 'Quatro maneiras\nde olhar.' },
  'analise-facial': { person: 'joao', words: 'Seu rosto tem\num desenho.' },
  'consultoria-estilo': { person: 'ursula', words: 'O que as suas\nlinhas dizem.' },
  'analise-cores': { person: 'clara', words: 'Mais de 40 cores,\num espelho.' },
  contato: { person: 'wanda', words: 'Escreva. Uma\npessoa responde.' },
  faq: { person: 'yuri', words: 'Perguntas que\ntodos fazem.' },
  ajuda: { person: 'rafa', words: 'Em que podemos\najudar?' },
  privacidade: { person: 'marta', words: 'O seu rosto\né seu.' },
  termos: { person: 'ivo', words: 'O combinado,\npor escrito.' },
  blog: { person: 'dora', words: 'Visagismo,\nsem receita.' },
  descadastro: { person: 'sonia', words: 'Sem e-mails,\nsem mágoa.' },
  teste: { person: 'helena', words: 'Que formato\ntem seu rosto?' },
  resultado: { person: 'joao', words: 'Sete respostas,\num formato.' },
  revelacao: { person: 'clara', words: 'O seu guia,\ndo seu rosto.' },
  obrigado: { person: 'olivia', words: 'Agora,\né com você.' },
} as const
export type SocialImageName = keyof typeof SOCIAL_IMAGES

/** Where a page's drawing lies, and what it shows. */
export function socialImage(name: SocialImageName): { readonly src: string; readonly alt: string } {
  const words = SOCIAL_IMAGES[name].words.replace('\n', ' ')
  return { src: `/social/${name}.jpg`, alt: `Retrato desenhado com as linhas de medida e as palavras: ${words}` }
}
