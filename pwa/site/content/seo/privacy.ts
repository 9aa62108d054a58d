import { BRAND } from '#contract/brand.ts'
import { PHOTO_LIFE_DAYS } from '#contract/offer.ts'

export const SEO = {
  title: 'Política de Privacidade',
  description: `Como o ${BRAND.name} cuida dos seus dados: fotos por no máximo ${PHOTO_LIFE_DAYS} dias, consentimento próprio para a biometria, seus direitos na LGPD e o contato do encarregado.`,
  updated: '2026-11-27',
} as const
