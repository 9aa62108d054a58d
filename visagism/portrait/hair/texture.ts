import type { HairTexture } from '../../knowledge/axes.ts'

export interface TextureForm {
  /** Units beyond the silhouette. */
  readonly volume: number
  /** Half height and length of a sheet's wave. */
  readonly waveHeight: number
  readonly waveLength: number
  /** Share of length left when curled. */
  readonly shrink: number
  /** Scallop diameter; 0 for smooth hair. */
  readonly scallop: number
  /** Swells scallops, or they look like lace. */
  readonly swell: number
}

export const TEXTURES: Readonly<Record<HairTexture, TextureForm>> = {
  liso: { volume: 0, waveHeight: 0, waveLength: 1, shrink: 1, scallop: 0, swell: 0 },
  ondulado: { volume: 4, waveHeight: 5.4, waveLength: 84, shrink: 1, scallop: 0, swell: 0 },
  cacheado: { volume: 9, waveHeight: 2, waveLength: 70, shrink: 0.96, scallop: 14, swell: 2.6 },
  crespo: { volume: 14, waveHeight: 0, waveLength: 30, shrink: 0.9, scallop: 9, swell: 3.2 },
}

export const isCurly = (texture: HairTexture): boolean => TEXTURES[texture].scallop > 0

/** Outline of short wavy hair; flat for other textures. */
export const rippled = (texture: HairTexture, s: number): number =>
  texture === 'ondulado' ? 1 + 0.65 * Math.sin(8 * Math.PI * s) : 1
