import { BRAND } from '#contract/brand.ts'
import { DELIVERY_TIME, GUARANTEE_DAYS } from '#contract/offer.ts'

export const SEO = {
  title: 'Termos de Uso',
  description: `Os termos do ${BRAND.name}: o que você compra, preço, entrega em até ${DELIVERY_TIME}, garantia de ${GUARANTEE_DAYS} dias, deveres e foro.`,
  updated: '2026-11-22',
} as const
