import { GUARANTEE_DAYS } from '#contract/offer.ts'

export const SEO = {
  title: 'Perguntas Frequentes',
  description: `Fotos, pagamento, prazo, relatório e suporte: as respostas curtas sobre o visagismo online, com ${GUARANTEE_DAYS} dias de garantia.`,
  keywords: 'dúvidas visagismo online, perguntas frequentes visagismo',
} as const
