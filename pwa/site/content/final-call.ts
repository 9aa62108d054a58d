import { GUARANTEE_DAYS } from '#contract/offer.ts'

export const FINAL_CALL = {
  title: 'Comece pelo que já é seu.',
  guarantee: `${GUARANTEE_DAYS} dias de garantia: se o guia não ajudar, devolvemos o valor inteiro.`,
  badges: ['Pagamento seguro', 'Entrega em 72h úteis', 'Satisfação garantida'],
  buy: 'Começar Agora',
} as const
