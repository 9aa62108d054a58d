import type { Review, ReviewWords } from '#contract/review.ts'

/**
 * Whether a person approves each report of this installation. Pages are written once for each setting, and the document that
 * was sent says for which: the browser draws the same words. Where nothing says it, what promises less.
 */
export const review: Review = asked() === 'required' ? 'required' : 'auto'

/** The version of a sentence that is true here. */
export const trueHere = (words: ReviewWords): string => words[review]

function asked(): unknown {
  return import.meta.env.SSR ? import.meta.env['REPORT_REVIEW'] : document.documentElement.dataset['review']
}
