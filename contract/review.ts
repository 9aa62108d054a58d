/** `required`: a person approves each report. `auto`: only those without evidence for the shape. */
export const REVIEWS = ['auto', 'required'] as const
export type Review = (typeof REVIEWS)[number]

/**
 * Who looks at a face or checks a report, under each setting. All texts take these sentences from `review-words/`, so that none promises a
 * review that does not happen.
 */
export type ReviewWords = Readonly<Record<Review, string>>
