import type { Review, ReviewWords } from '#contract/review.ts'

/**
 * Whether a person approves each report of this installation. The document records it, so that hydration matches. The default promises
 * less.
 */
export const review: Review = asked() === 'required' ? 'required' : 'auto'

export const trueHere = (words: ReviewWords): string => words[review]

function asked(): unknown {
  return import.meta.env.SSR ? import.meta.env['REPORT_REVIEW'] : document.documentElement.dataset['review']
}
