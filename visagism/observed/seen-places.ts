/** Hair or its covering; the eyes; from the nose down. */
export const SEEN_PLACES = ['cabelo', 'olhos', 'base'] as const
export type SeenPlace = (typeof SEEN_PLACES)[number]
