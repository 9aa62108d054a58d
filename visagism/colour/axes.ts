/** The three axes that seasons are told apart by; a face's place on each is −1 to 1: above zero warm, deep, bright. */
export const COLOUR_AXES = ['warmth', 'depth', 'clarity'] as const
export type ColourAxis = (typeof COLOUR_AXES)[number]
