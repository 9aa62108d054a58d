/** The paid report's shapes. The quiz knows the first six and counts `retangular` as `oval`. */
export const FACE_SHAPES = ['oval', 'redondo', 'quadrado', 'coracao', 'triangulo', 'diamante', 'retangular'] as const
export type FaceShape = (typeof FACE_SHAPES)[number]

export const HAIR_TEXTURES = ['liso', 'ondulado', 'cacheado', 'crespo'] as const
export type HairTexture = (typeof HAIR_TEXTURES)[number]
