/** Of each page's picture, in pixels: A4, twice as wide as a phone counts. */
export const SAMPLE_PAGE = { width: 794, height: 1123 } as const

/** Where the picture of a page of the sample guide lies; the first is 1. */
export const samplePagePath = (page: number) => `/guia/${String(page).padStart(2, '0')}.webp`

/** The salon card, cut out of its page: as wide as a desk shows it, and as a phone does. */
export const SAMPLE_CARD = {
  src: '/guia/cartao.webp',
  width: 1284,
  height: 1594,
  small: { src: '/guia/cartao-p.webp', width: 720 },
} as const
