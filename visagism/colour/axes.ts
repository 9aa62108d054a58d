/** Axes that separate the seasons; −1 to 1, positive is warm, deep, bright. */
export const COLOUR_AXES = ['warmth', 'depth', 'clarity'] as const
export type ColourAxis = (typeof COLOUR_AXES)[number]
