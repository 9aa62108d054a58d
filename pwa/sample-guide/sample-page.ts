/** Pixels of each page's picture: A4, at twice a phone's CSS width. */
export const SAMPLE_PAGE = { width: 794, height: 1123 } as const

/** Pixels: three in a row on a 3× phone, one that nearly fills it, and the full page. */
export const SAMPLE_PAGE_WIDTHS = [330, 560, SAMPLE_PAGE.width] as const

const nameOf = (page: number) => String(page).padStart(2, '0')

/** A page's picture for any browser; pages count from 1. */
export const samplePagePath = (page: number) => `/guia/${nameOf(page)}.webp`

/** One of the AVIF widths, a third lighter, for browsers that can choose. */
export const samplePageAvif = (page: number, width: number) => `/guia/${nameOf(page)}-${width}.avif`

/** The salon card cut from its page, in a desktop and a phone width. */
export const SAMPLE_CARD = {
  src: '/guia/cartao.webp',
  width: 1284,
  height: 1594,
  small: { src: '/guia/cartao-p.avif', width: 720 },
} as const

/** The invented owner of the public guide, which must be disclosed wherever it is shown. */
export const SAMPLE_NAME = 'Zélia'

/** The invented person as drawn in her guide, on a transparent ground. */
export const SAMPLE_PORTRAIT = {
  src: '/guia/retrato.webp',
  width: 960,
  height: 960,
  small: { src: '/guia/retrato-p.webp', width: 480 },
} as const
