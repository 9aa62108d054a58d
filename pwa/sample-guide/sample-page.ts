/** Of each page's picture, in pixels: A4, twice as wide as a phone counts. */
export const SAMPLE_PAGE = { width: 794, height: 1123 } as const

/** In pixels: three in a row on a phone of three dots, one that fills most of it, and the whole. */
export const SAMPLE_PAGE_WIDTHS = [330, 560, SAMPLE_PAGE.width] as const

const nameOf = (page: number) => String(page).padStart(2, '0')

/** Where the picture of a page of the sample guide lies, for any browser; the first is 1. */
export const samplePagePath = (page: number) => `/guia/${nameOf(page)}.webp`

/** The same in one of its widths, at two thirds of the weight, for browsers that choose among several. */
export const samplePageAvif = (page: number, width: number) => `/guia/${nameOf(page)}-${width}.avif`

/** The salon card, cut out of its page: as wide as a desk shows it, and as a phone does. */
export const SAMPLE_CARD = {
  src: '/guia/cartao.webp',
  width: 1284,
  height: 1594,
  small: { src: '/guia/cartao-p.avif', width: 720 },
} as const

/** Whose guide stands open in public: nobody. Said wherever it is shown. */
export const SAMPLE_NAME = 'Zélia'

/** The invented person, drawn as her guide draws her, on no ground. */
export const SAMPLE_PORTRAIT = {
  src: '/guia/retrato.webp',
  width: 960,
  height: 960,
  small: { src: '/guia/retrato-p.webp', width: 480 },
} as const
