import sharp from 'sharp'
import { mark } from '#api/platform/brand-mark.ts'
import { letter } from '#api/platform/lettering.ts'
import { BRAND } from '#contract/brand.ts'
import {
  SOCIAL_HEIGHT,
  SOCIAL_IMAGES,
  socialImage,
  SOCIAL_WIDTH,
  type SocialImageName,
} from '#pwa/frame/social-images.ts'
import { personOf, PLATES } from '#visagism/portrait/people.ts'
import { drawPortrait } from '#visagism/portrait/portrait.ts'
import { toSvgBody } from '#visagism/portrait/to-svg.ts'
import type { DrawnFile } from './picture-files.ts'

const PAPER = '#FCF8F3'
const INK = '#231A17'
const INK_SOFT = '#54443B'
/** Where the plate begins, in pixels, and how many pixels one unit of the drawing takes. */
const PLATE_LEFT = 648
const UNIT = 1.72
const FACE_X = PLATE_LEFT + (SOCIAL_WIDTH - PLATE_LEFT) / 2
const HAIRLINE_Y = 196
const TEXT_SIZE = 84

/** One page's drawing for link previews: the face at the right, its measuring lines across, the words at the left. */
async function drawSocialImage(name: SocialImageName): Promise<Buffer> {
  const { person, words } = SOCIAL_IMAGES[name]
  const traits = personOf(person)
  const portrait = drawPortrait(traits)
  const { hair, brow, nose, chin } = portrait.landmarks
  const y = (unit: number) => HAIRLINE_Y + (unit - hair) * UNIT
  const lines = [hair, brow, nose, chin].map((at) => `M0 ${y(at).toFixed(1)}H${SOCIAL_WIDTH}`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">
<rect width="100%" height="100%" fill="${PAPER}"/><rect x="${PLATE_LEFT}" width="100%" height="100%" fill="${PLATES[traits.plate]}"/>
<g transform="translate(${FACE_X} ${y(0)}) scale(${UNIT})">${toSvgBody(portrait)}</g>
<path d="${lines}" stroke="${INK}" stroke-opacity=".3"/>
<g transform="translate(67.5 56) scale(1.5)">${mark(INK)}</g></svg>`
  const [headline, brand] = await Promise.all([
    letter(words, { size: TEXT_SIZE, weight: 380, colour: INK, spacing: -6 }),
    letter(BRAND.name, { size: 34, weight: 480, colour: INK_SOFT }),
  ])
  const { height } = await sharp(headline).metadata()
  return await sharp(Buffer.from(svg))
    .composite([
      { input: headline, left: 72, top: Math.round(SOCIAL_HEIGHT / 2 - height / 2) + 16 },
      { input: brand, left: 122, top: 64 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

const isSocialImage = (name: string): name is SocialImageName => Object.hasOwn(SOCIAL_IMAGES, name)

/** What link previews show of the public pages. */
export const socialImages: readonly DrawnFile[] = Object.keys(SOCIAL_IMAGES)
  .filter(isSocialImage)
  .map((name) => ({ path: `public${socialImage(name).src}`, draw: () => drawSocialImage(name) }))
