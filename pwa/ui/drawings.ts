/** People as SVG files made by `npm run pictures`, so that no visitor downloads the portrait engine. */

/** x, y, width, height in drawing units (eyes at y = 0): head to elbows, the full length of the garment. */
export const DRAWING_FRAME = [-150, -196, 300, 446] as const

export interface Drawing {
  readonly src: `/drawings/${string}.svg`
  /** A raster for phones: a third of the bytes, and no thousand paths to draw. */
  readonly small: { readonly src: `/drawings/${string}.webp`; readonly width: number }
  /** The four measuring lines, in hundredths of the frame's height. */
  readonly lines: { readonly hairline: number; readonly brow: number; readonly nose: number; readonly chin: number }
}

/** Named as in `visagism/portrait/people`. A test keeps the lines equal to the engine's landmarks. */
export const DRAWINGS = {
  hero: {
    src: '/drawings/hero.svg',
    small: { src: '/drawings/hero.webp', width: 520 },
    lines: { hairline: 23.95, brow: 39.01, nose: 55.02, chin: 71.03 },
  },
} as const satisfies Readonly<Record<string, Drawing>>
