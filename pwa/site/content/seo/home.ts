import { DELIVERY_TIME, GUARANTEE_DAYS } from '#contract/offer.ts'

export const SEO = {
  title: null,
  description: `Visagismo online: envie quatro fotos e receba em até ${DELIVERY_TIME} um guia de corte, cor e estilo feito para o seu rosto. Mais de 30 páginas em PDF, com ${GUARANTEE_DAYS} dias de garantia.`,
  keywords:
    'visagismo, visagismo online, formato do rosto, análise facial, corte de cabelo para o meu rosto, coloração pessoal',
} as const
