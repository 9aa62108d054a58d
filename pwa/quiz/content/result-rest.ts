import { formatMoney } from '#contract/format.ts'
import {
  DELIVERY_TIME,
  DELIVERY_TIME_SHORT,
  GUARANTEE_DAYS,
  PRICE_CENTS,
  SIMULATED_LIST_PRICE_CENTS,
} from '#contract/offer.ts'
import type { Quote } from '#pwa/claims/licensed.ts'
import { SIMULATED_OFF } from '#pwa/claims/simulation.ts'
import type { ChapterId } from '#visagism/knowledge/chapter-ids.ts'
import type { QuizObjective, QuizStyle } from '#visagism/knowledge/quiz-questions.ts'

export const STYLE_NAMES: Readonly<Record<QuizStyle, string>> = {
  classico: 'Clássico',
  moderno: 'Moderno',
  criativo: 'Criativo',
  casual: 'Casual',
}
export const OBJECTIVE_NAMES: Readonly<Record<QuizObjective, string>> = {
  autoridade: 'Autoridade',
  leveza: 'Leveza',
  sofisticacao: 'Sofisticação',
  criatividade: 'Criatividade',
}

export const REST = {
  locked: 'Análise bloqueada',
  lockedTitle: 'O resto está no seu guia de mais de 30 páginas.',
  more: (n: number) => `+${n} itens`,
  less: 'Mostrar menos',
  unlock: 'Desbloquear Minha Análise',
  told: 'O que você contou',
  pairTitle: 'Antes e depois, no mesmo rosto',
  voices: 'Quem já leu o seu',
  pairNote: 'Desenhos feitos das suas respostas. O corte de hoje, só as fotos dizem.',
  pairNoteFrames: 'Desenhos feitos das suas respostas. A armação certa, só as fotos dizem.',
  change: 'Mudar uma resposta',
  cover: (name: string | null) => (name ? ['O rosto', `de ${name}`] : ['O seu', 'rosto']),
  have: 'O que já está',
  haveText: 'nome, contorno, estilo, objetivo',
  lack: 'O que falta',
  lackText: 'quatro fotos, para medir o que resposta não mede',
  unlockNote: 'Abre a comparação: prévia e guia, lado a lado.',
  terms: `Pix, cartão ou boleto. ${GUARANTEE_DAYS} dias de garantia. Até ${DELIVERY_TIME} depois das fotos.`,
  buy: 'Comprar o Guia Completo',
  plan: (name: string | null) => (name ? `Seu plano, ${name}` : 'Seu plano'),
  final: 'Quero Minha Análise Completa',
} as const

export const BENEFITS_HELD = [
  ['forma', 'Seu formato, e quanta certeza há nele'],
  ['cabelo', 'Três cortes desenhados no seu formato'],
  ['cores', 'Cores com nome e código, para experimentar'],
  ['sobrancelhas', 'Sobrancelha, óculos e, para quem usa, barba'],
  ['decotes', 'Decotes e golas que favorecem'],
  ['cartao', 'Cartão para mostrar no salão'],
] as const satisfies readonly (readonly [ChapterId, string])[]
export const BENEFITS: readonly string[] = BENEFITS_HELD.map(([, text]) => text)
/** Number of benefits in `more-benefits.ts`, which is loaded on demand. */
export const MORE_COUNT = 14

export const PLAN = [
  'Seus pontos fortes, com o porquê',
  'O que pedir no salão, palavra por palavra',
  'Cores para perto e para longe do rosto',
] as const

/** The text is for `simulado`. */
export const LIMITED_OFFER = {
  title: 'Oferta por tempo limitado',
  text: `De ${formatMoney(SIMULATED_LIST_PRICE_CENTS)} por ${formatMoney(PRICE_CENTS)}: ${SIMULATED_OFF} no guia completo`,
} as const

/** For `simulado` only. */
export const RESULT_QUOTES: readonly Quote[] = [
  {
    text: 'A prévia já tinha acertado meu rosto. O guia acertou meu cabelo.',
    who: 'Renata, 29 anos, Salvador',
    more: 'Cabelo preso todo dia → Corte em camadas no queixo',
    drawing: 'camadas-depois',
  },
  {
    text: 'Mostrei a página do salão e a cabeleireira pediu uma cópia.',
    who: 'Paulo, 37 anos, Campinas',
    more: 'Barba sem desenho → Barba curta e linha definida',
    drawing: 'barba-depois',
  },
]

export const GUARANTEES = [
  `${GUARANTEE_DAYS} dias de garantia`,
  'Pix, cartão ou boleto',
  `Entrega em até ${DELIVERY_TIME_SHORT}`,
] as const
