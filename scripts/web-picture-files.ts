import sharp from 'sharp'
import { painted } from './web-painted.ts'

/** WebP, the same in half its width, and PNG for the rare browser or broken file. */
export const PICTURE_FORMATS = ['webp', 'half', 'png'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const ENDS = { webp: '.webp', half: '-p.webp', png: '.png' } as const

/** On a phone's close dots less is not seen. */
const WEBP_QUALITY = { webp: 82, half: 76 } as const

export const pictureFile = (name: string, format: PictureFormat) => `pictures/${name}${ENDS[format]}`

/** Which picture an address of the development server asks for. */
export function readPictureFile(url: string | undefined): { name: string; format: PictureFormat } {
  const [, name = '', half, end] = /^\/pictures\/([\w-]+?)(-p)?\.(webp|png)$/.exec(url ?? '') ?? []
  return { name, format: end === 'png' ? 'png' : half ? 'half' : 'webp' }
}

/** Paints a drawing `units` wide as a file of so many pixels (half as many, as `half`). */
export async function paintFile(svg: string, units: number, pixels: number, format: PictureFormat): Promise<Buffer> {
  const width = format === 'half' ? Math.round(pixels / 2) : pixels
  return await painted([svg, width, format], () => {
    const image = sharp(Buffer.from(svg), { density: (72 * width) / units }).resize(width)
    return format === 'png'
      ? image.png({ palette: true }).toBuffer()
      : image.webp({ quality: WEBP_QUALITY[format] }).toBuffer()
  })
}
