import { ABOUT_DESCRIPTION } from '#contract/review-words/about.ts'
import { trueHere } from '#pwa/frame/review.ts'

export const SEO = {
  title: 'Sobre Nós',
  description: trueHere(ABOUT_DESCRIPTION),
  keywords: 'visagismo, visagista, visagismo online, sobre rosto ideal',
} as const
