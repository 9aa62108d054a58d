/**
 * The drawn people that pages show as pictures: SVG files of `npm run pictures`, so that no visitor downloads the portrait
 * engine to see a face.
 */

/** x, y, width, height in drawing units (eyes at y = 0): head to elbows, all the way down the garment. */
export const DRAWING_FRAME = [-150, -196, 300, 446] as const

export interface Drawing {
  readonly src: `/drawings/${string}.svg`
  /** The same painted, for a phone: a third of the bytes, and no thousand paths to draw. */
  readonly small: { readonly src: `/drawings/${string}.webp`; readonly width: number }
  /** Where the four measuring lines fall, in hundredths of the frame's height. */
  readonly lines: { readonly hairline: number; readonly brow: number; readonly nose: number; readonly chin: number }
}

/** Named as in `visagism/portrait/people`. A test holds the lines to the engine's own landmarks. */
export const DRAWINGS = {
  hero: {
    src: '/drawings/hero.svg',
    small: { src: '/drawings/hero.webp', width: 520 },
    lines: { hairline: 23.95, brow: 39.01, nose: 55.02, chin: 71.03 },
  },
} as const satisfies Readonly<Record<string, Drawing>>
