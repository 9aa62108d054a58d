/**
 * `required`: a person approves each report before it is delivered. `auto`: the system delivers what has evidence, and a person
 * looks only where nothing tells the shape of the face.
 */
export const REVIEWS = ['auto', 'required'] as const
export type Review = (typeof REVIEWS)[number]
