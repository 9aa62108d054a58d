/** Axes that separate the seasons; −1 to 1, positive is warm, deep, bright. */
export const COLOUR_AXES = ['warmth', 'depth', 'clarity'] as const
export type ColourAxis = (typeof COLOUR_AXES)[number]

export const CONTRASTS = ['baixo', 'médio', 'alto'] as const
export type Contrast = (typeof CONTRASTS)[number]

export const DEPTH_BANDS = ['clara', 'média', 'profunda'] as const
export type DepthBand = (typeof DEPTH_BANDS)[number]

/** @param depth 0 to 1, from `seenDepth` */
export const depthBand = (depth: number): DepthBand => (depth < 0.4 ? 'clara' : depth < 0.7 ? 'média' : 'profunda')
