/** SVG files made by `npm run pictures`, to spare visitors the portrait engine. */

/** x, y, width, height in drawing units (eyes at y = 0): head to elbows. */
export const DRAWING_FRAME = [-150, -196, 300, 446] as const

export interface Drawing {
  readonly src: `/drawings/${string}.svg`
  /** For phones: a third of the bytes. */
  readonly small: { readonly src: `/drawings/${string}.webp`; readonly width: number }
  /** In hundredths of the frame's height. */
  readonly lines: { readonly hairline: number; readonly brow: number; readonly nose: number; readonly chin: number }
}

/** Named as in `visagism/portrait/people`; tested against the engine's landmarks. */
export const DRAWINGS = {
  hero: {
    src: '/drawings/hero.svg',
    small: { src: '/drawings/hero.webp', width: 520 },
    lines: { hairline: 23.95, brow: 39.01, nose: 55.02, chin: 71.03 },
  },
} as const satisfies Readonly<Record<string, Drawing>>
