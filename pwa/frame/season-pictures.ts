import type { PictureName } from './pictures.ts'

/** Lightest skin first: every season includes all skins. */
export const SEASON_PICTURES = {
  primavera: ['primavera-clara', 'primavera-yuri', 'primavera-quel'],
  verao: ['verao-dora', 'verao-iara', 'verao-nilo'],
  outono: ['outono-vitor', 'outono-rafa', 'outono-hero'],
  inverno: ['inverno-marta', 'inverno-gil', 'inverno-elza'],
} as const satisfies Readonly<Record<string, readonly PictureName[]>>
