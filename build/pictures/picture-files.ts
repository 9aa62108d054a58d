import sharp, { type Sharp } from 'sharp'
import type { Picture } from '#pwa/frame/picture-frames.ts'
import type { StrokeItem } from '#visagism/portrait/pen/display.ts'
import { drawPortrait, type PortraitOptions, type ViewBox } from '#visagism/portrait/views/portrait.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'

/** Generated, never edited. */
export interface DrawnFile {
  /** From the repository's root. */
  readonly path: string
  readonly draw: () => Promise<Buffer>
}

interface Background {
  readonly fill: string
  /** Style of the four measuring lines, if any. */
  readonly lines?: Pick<StrokeItem, 'sw' | 'op'> | undefined
}

/** Without a background the head is cut out. */
export function portraitSvg(traits: PortraitOptions, viewBox: ViewBox, background?: Background): string {
  const portrait = drawPortrait(traits)
  if (!background) return toSvg(portrait, { viewBox })
  const { fill, lines } = background
  const { hair, brow, nose, chin } = portrait.landmarks
  const plate = { d: 'M-999 -999H999V999H-999Z', fill }
  const measures = lines
    ? [hair, brow, nose, chin].map((y) => ({ d: `M-400 ${y}H400`, stroke: '#231A17', ...lines }))
    : []
  return toSvg({ ...portrait, items: [plate, ...measures, ...portrait.items] }, { viewBox })
}

/** Renders an SVG `units` wide at so many pixels. */
export const paint = (svg: string, units: number, pixels: number): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / units }).resize(pixels)

/** Enough for phones, whose dense pixels hide the lower quality. */
export const SMALL_WEBP = { quality: 76 } as const

/** WebP in both widths, and PNG for old browsers and broken files. */
export function pictureFiles({ src, width, small }: Picture, [, , units]: ViewBox, svg: string): DrawnFile[] {
  return [
    { path: `public${src}`, draw: () => paint(svg, units, width).webp({ quality: 82 }).toBuffer() },
    { path: `public${small.src}`, draw: () => paint(svg, units, small.width).webp(SMALL_WEBP).toBuffer() },
    {
      path: `public${src.replace(/webp$/, 'png')}`,
      draw: () => paint(svg, units, width).png({ palette: true }).toBuffer(),
    },
  ]
}
