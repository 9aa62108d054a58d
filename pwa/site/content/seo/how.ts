import { WAY_DESCRIPTION } from '#contract/review-words/how-it-works.ts'
import { trueHere } from '#pwa/frame/review.ts'

export const SEO = {
  title: 'Como Funciona',
  description: trueHere(WAY_DESCRIPTION),
  keywords: 'como funciona visagismo online, análise facial por foto, consultoria de imagem online',
} as const
