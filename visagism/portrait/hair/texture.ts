import type { HairTexture } from '../../axes.ts'

export interface TextureForm {
  /** How far the texture pushes the silhouette out, in units. */
  readonly volume: number
  /** Wave of a whole sheet of hair: half its height and its length. */
  readonly waveHeight: number
  readonly waveLength: number
  /** What is left of the length once it curls up. */
  readonly shrink: number
  /** Diameter of a scallop of the silhouette; 0 for smooth hair. */
  readonly scallop: number
  /** Slow swelling of a scalloped silhouette, so that it reads as hair and not as lace. */
  readonly swell: number
}

export const TEXTURES: Readonly<Record<HairTexture, TextureForm>> = {
  liso: { volume: 0, waveHeight: 0, waveLength: 1, shrink: 1, scallop: 0, swell: 0 },
  ondulado: { volume: 4, waveHeight: 5.4, waveLength: 84, shrink: 1, scallop: 0, swell: 0 },
  cacheado: { volume: 9, waveHeight: 2, waveLength: 70, shrink: 0.96, scallop: 14, swell: 2.6 },
  crespo: { volume: 14, waveHeight: 0, waveLength: 30, shrink: 0.9, scallop: 9, swell: 3.2 },
}

export const isCurly = (texture: HairTexture): boolean => TEXTURES[texture].scallop > 0

/** How the outline of short wavy hair rises and falls along it; other hair keeps it even. */
export const rippled = (texture: HairTexture, s: number): number =>
  texture === 'ondulado' ? 1 + 0.65 * Math.sin(8 * Math.PI * s) : 1
