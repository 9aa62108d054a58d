import { GUARANTEE_DAYS } from '#contract/offer.ts'
import { SHAPE_SOURCE } from '#contract/review-words/sales.ts'
import { trueHere } from '#pwa/frame/review.ts'

export const COMPARISON = {
  title: 'Prévia e guia completo',
  free: 'Prévia grátis',
  full: 'Guia completo',
  rows: [
    ['Formato do rosto', 'pelas respostas', trueHere(SHAPE_SOURCE)],
    ['Texto', 'um trecho', 'mais de 30 páginas'],
    ['Cortes desenhados', 'não', 'três'],
    ['Cores', 'não', 'com nomes e códigos'],
    ['Cartão para o salão', 'não', 'sim'],
    ['Garantia', 'não se aplica', `${GUARANTEE_DAYS} dias`],
  ],
  buy: 'Quero o Guia Completo',
} as const
