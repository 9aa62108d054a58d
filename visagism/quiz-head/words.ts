/** Words beside a head's result: no centimetre, skin or faith. Principles: docs/visagism.md §5; wording is the card's own. */
import type { GlassesId } from '../advice/glasses.ts'
import type { GlassesType } from '../portrait/wear/adornments.ts'
import { type QuizHead, showsNoHair, wearsOn } from './head.ts'
import type { QuizShape } from '../knowledge/quiz-questions.ts'

type ByShape<T> = Readonly<Record<QuizShape, T>>

/** Frames by shape where no hair is seen; never the drawn person's oval ones. */
export const HEAD_FRAMES: ByShape<{ readonly id: GlassesId; readonly drawn: GlassesType; readonly words: string }> = {
  oval: { id: 'quadrado', drawn: 'quadrado', words: 'armação quadrada, canto macio' },
  redondo: { id: 'retangular', drawn: 'retangular', words: 'armação retangular' },
  quadrado: { id: 'redondo', drawn: 'redondo', words: 'armação redonda' },
  coracao: { id: 'aviador', drawn: 'aviador', words: 'aviador de aro fino' },
  triangulo: { id: 'browline', drawn: 'clubmaster', words: 'armação marcada no alto' },
  diamante: { id: 'sem-aro', drawn: 'fino', words: 'armação sem aro' },
}

const FOR_LOOSE_HAIR: ByShape<string> = {
  oval: 'Base limpa e um acento só: a franja ou o volume, não os dois.',
  redondo: 'Altura no topo e pontas que descem: nada termina na bochecha.',
  quadrado: 'Pontas leves junto à mandíbula, nunca uma linha reta ali.',
  coracao: 'Volume do queixo para baixo, nunca na altura da testa.',
  triangulo: 'Volume da têmpora para cima; embaixo, pontas leves.',
  diamante: 'Corpo na têmpora e no queixo; nas maçãs, rente.',
}
const FOR_SHORT_HAIR: ByShape<string> = {
  oval: 'Laterais limpas e um acento só, no topo ou na franja.',
  redondo: 'Altura em cima e lados baixos: nada de volume sobre a orelha.',
  quadrado: 'Lados baixos, esfumados. Movimento em cima, sem linha dura.',
  coracao: 'Topo baixo e laterais com corpo, até o queixo se der.',
  triangulo: 'Corpo no topo e nas têmporas; a nuca, limpa.',
  diamante: 'Deixe corpo nas têmporas: lado raspado alto, não.',
}
const FOR_FRAMES: ByShape<string> = {
  oval: 'Armação da largura das maçãs, nem um dedo a mais. Canto macio cai bem.',
  redondo: 'Armação mais larga que alta, com canto visível. Redonda, não.',
  quadrado: 'Aro fino e redondo ou oval. Quadrada e grossa dobra o canto.',
  coracao: 'Aro fino, mais largo embaixo. Topo grosso e escuro pesa na testa.',
  triangulo: 'Armação marcada no alto e leve embaixo. Estreita, não.',
  diamante: 'Da largura das maçãs, nunca mais larga. Sem aro deixa o relevo falar.',
}
const FOR_BEARD: ByShape<string> = {
  oval: 'Na barba, curta e uniforme.',
  redondo: 'Na barba, baixa nos lados.',
  quadrado: 'Na barba, amacie o canto.',
  coracao: 'Na barba, corpo na mandíbula.',
  triangulo: 'Na barba, rente nos cantos.',
  diamante: 'Na barba, corpo no queixo.',
}
const FOR_TEXTURE = {
  liso: 'No liso, cada degrau aparece: pontas amaciadas.',
  ondulado: 'Corte com a onda solta, como ela cai no dia.',
  cacheado: 'Meça o cacho seco: molhado, ele mente.',
  crespo: 'Meça o crespo seco: molhado, ele mente.',
} as const

export interface Keepsake {
  readonly title: string
  /** Shown beside the name: the shape, and what a hairdresser sees anyway. */
  readonly of: readonly string[]
  readonly sentence: string
}

const SHAPE_WORDS: ByShape<string> = {
  oval: 'oval',
  redondo: 'redondo',
  quadrado: 'quadrado',
  coracao: 'coração',
  triangulo: 'triângulo',
  diamante: 'diamante',
}

export function keepsakeOf(head: QuizHead, shape: QuizShape): Keepsake {
  const beard = wearsOn(head, 'barba')
  if (showsNoHair(head))
    return {
      title: 'Para a ótica',
      of: [SHAPE_WORDS[shape], ...(beard ? ['barba'] : [])],
      sentence: FOR_FRAMES[shape],
    }
  const { hair } = head
  const texture = hair && hair !== 'raspado' ? hair : undefined
  const first = (head.presentation === 'masculino' ? FOR_SHORT_HAIR : FOR_LOOSE_HAIR)[shape]
  const second = beard ? FOR_BEARD[shape] : texture && FOR_TEXTURE[texture]
  return {
    title: 'Para quem corta',
    of: [SHAPE_WORDS[shape], ...(texture ? [texture] : []), ...(beard ? ['barba'] : [])],
    sentence: second ? `${first} ${second}` : first,
  }
}

/** Also says that the head depicts no real person. */
export function nowWords(head: QuizHead): string {
  if (showsNoHair(head)) return wearsOn(head, 'oculos') ? 'com os óculos do desenho' : 'sem armação'
  if (head.presentation === 'feminino') return 'comprido, sem camadas'
  if (head.hair === 'crespo') return 'solto, por igual'
  return head.presentation === 'masculino' ? 'curto, por igual' : 'curto, caindo na testa'
}
