/** Hair colours by salon name. */
export const HAIR_COLOURS = {
  preto: '#1f1713',
  'castanho-escuro': '#38241a',
  castanho: '#5a3825',
  'castanho-claro': '#825433',
  'louro-escuro': '#a3763f',
  louro: '#c2955a',
  mel: '#94602f',
  cobre: '#7d3a1d',
  ruivo: '#9a4a22',
  vinho: '#5c2230',
  grisalho: '#8f8a84',
  branco: '#d6d1c9',
} as const
