/** The one metal of the drawings. */
export const GOLD = '#B98A3E'
export const GOLD_LIGHT = '#D9B368'
export const GOLD_DARK = '#8A6228'
