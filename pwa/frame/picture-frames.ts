/** Separate, so that a page with two pictures does not download the list of all. */

export interface Picture {
  readonly src: `/pictures/${string}.webp`
  readonly width: number
  readonly height: number
  /** Half the width. */
  readonly small: { readonly src: string; readonly width: number }
}

export interface Frame {
  /** x, y, width, height in drawing units, eyes at y = 0. */
  readonly viewBox: readonly [number, number, number, number]
  /** Pixels of the file. */
  readonly width: number
}

/** One half of a before-and-after. */
export const PAIR_FRAME = { viewBox: [-138, -186, 276, 372], width: 672 } as const satisfies Frame

export const framed = (name: string, { viewBox, width }: Frame): Picture => ({
  src: `/pictures/${name}.webp`,
  width,
  height: Math.round((width * viewBox[3]) / viewBox[2]),
  small: { src: `/pictures/${name}-p.webp`, width: Math.round(width / 2) },
})

export const pairPicture = (name: string, half: 'antes' | 'depois') => framed(`${name}-${half}`, PAIR_FRAME)
