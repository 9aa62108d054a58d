/**
 * `required`: a person approves each report before it is delivered. `auto`: the system delivers what has evidence, and a person
 * looks only where nothing tells the shape of the face.
 */
export const REVIEWS = ['auto', 'required'] as const
export type Review = (typeof REVIEWS)[number]

/**
 * One sentence that says who looks at a face, measures it or checks a report, as it is true under each setting. Site, app, mails
 * and terms take all of them from `review-words/`, so that none promises a person where nobody looks.
 */
export type ReviewWords = Readonly<Record<Review, string>>
