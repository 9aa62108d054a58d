import type { PersonName } from '#visagism/portrait/person/people.ts'

export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630

/** Alternative texts of the pictures without a portrait. */
export const SOCIAL_SCENES = {
  seven: 'Sete pessoas desenhadas, uma de cada formato de rosto, sobre as mesmas quatro linhas',
  pair: 'O mesmo rosto desenhado duas vezes, antes e depois do corte, sobre as linhas de medida',
  card: 'O cartão do salão de um guia, com o corte desenhado e as medidas',
  pages: 'Três páginas de um guia aberto: a capa, o rosto medido e os cortes',
} as const
export type SocialScene = keyof typeof SOCIAL_SCENES

interface SocialImage {
  readonly words: string
  /** Either a person or a scene. */
  readonly person?: PersonName
  readonly scene?: SocialScene
}

/** The pictures of link previews, drawn by `npm run pictures`. */
export const SOCIAL_IMAGES = {
  inicio: { person: 'hero', words: 'O rosto ideal\né o seu.' },
  sobre: { person: 'quel', words: 'Com régua\ne com calma.' },
  'como-funciona': { person: 'camera', words: 'De quatro fotos\na um guia.' },
  servicos: { person: 'helena', words: 'Três portas,\num guia.' },
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
  teste: { scene: 'seven', words: 'Que formato tem o seu rosto?' },
  resultado: { scene: 'pair', words: 'Sete\nrespostas,\num formato.' },
  revelacao: { scene: 'card', words: 'O seu guia,\ndo seu rosto.' },
  'guia-de-exemplo': { scene: 'pages', words: 'Um guia\ninteiro,\naberto.' },
  obrigado: { person: 'olivia', words: 'Agora,\né com você.' },
} as const satisfies Readonly<Record<string, SocialImage>>
export type SocialImageName = keyof typeof SOCIAL_IMAGES

export function socialImage(name: SocialImageName): { readonly src: string; readonly alt: string } {
  const { words, scene }: SocialImage = SOCIAL_IMAGES[name]
  const shown = scene ? SOCIAL_SCENES[scene] : 'Retrato desenhado com as linhas de medida'
  return { src: `/social/${name}.jpg`, alt: `${shown}, e as palavras: ${words.replaceAll('\n', ' ')}` }
}
