/** How pictures are cut; apart from the list of pictures, so that a page that shows two downloads no list. */

export interface Picture {
  readonly src: `/pictures/${string}.webp`
  readonly width: number
  readonly height: number
  /** The same in half its width. */
  readonly small: { readonly src: string; readonly width: number }
}

export interface Frame {
  /** x, y, width, height in drawing units: eyes at y = 0. */
  readonly viewBox: readonly [number, number, number, number]
  /** Of the file, in pixels. */
  readonly width: number
}

/** Head and shoulders, one half of a before-and-after. */
export const PAIR_FRAME = { viewBox: [-138, -186, 276, 372], width: 672 } as const satisfies Frame

/** Where a picture lies, and its size, so that the page keeps its place. */
export const framed = (name: string, { viewBox, width }: Frame): Picture => ({
  src: `/pictures/${name}.webp`,
  width,
  height: Math.round((width * viewBox[3]) / viewBox[2]),
  small: { src: `/pictures/${name}-p.webp`, width: Math.round(width / 2) },
})

/** One half of a pair of the home page. */
export const pairPicture = (name: string, half: 'antes' | 'depois') => framed(`${name}-${half}`, PAIR_FRAME)
