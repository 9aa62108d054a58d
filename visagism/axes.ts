/** The face shapes of the paid report. The quiz knows the first six; there `retangular` counts as `oval`. */
export const FACE_SHAPES = ['oval', 'redondo', 'quadrado', 'coracao', 'triangulo', 'diamante', 'retangular'] as const
export type FaceShape = (typeof FACE_SHAPES)[number]

export const HAIR_TEXTURES = ['liso', 'ondulado', 'cacheado', 'crespo'] as const
export type HairTexture = (typeof HAIR_TEXTURES)[number]
