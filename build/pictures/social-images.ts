import sharp, { type OverlayOptions } from 'sharp'
import { mark } from '#api/platform/brand-mark.ts'
import { letter } from '#api/platform/lettering.ts'
import { BRAND } from '#contract/brand.ts'
import {
  SOCIAL_HEIGHT,
  SOCIAL_IMAGES,
  socialImage,
  SOCIAL_WIDTH,
  type SocialImageName,
  type SocialScene,
} from '#pwa/frame/social-images.ts'
import { PICTURE_FRAMES, SHAPE_ROW } from '#pwa/frame/pictures.ts'
import { SAMPLE_CHAPTERS } from '#pwa/sample-guide/drawn/chapters.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { type PersonName, personOf, PLATES } from '#visagism/portrait/person/people.ts'
import { drawPortrait } from '#visagism/portrait/views/portrait.ts'
import { toSvgBody } from '#visagism/portrait/views/to-svg.ts'
import type { DrawnFile } from './picture-files.ts'
import { drawCard, drawPage } from './sample-guide.ts'
import { inRow, viewInRow } from './site.ts'

const PAPER = '#FCF8F3'
const INK = '#231A17'
const INK_SOFT = '#54443B'
/** Left edge in pixels; pixels per drawing unit. */
const PLATE_LEFT = 648
const UNIT = 1.72
const FACE_X = PLATE_LEFT + (SOCIAL_WIDTH - PLATE_LEFT) / 2
const HAIRLINE_Y = 196
const TEXT_SIZE = 84

const LINES = `stroke="${INK}" stroke-opacity=".3"`

/** A background SVG, pictures over it, and the text's place. */
interface Scene {
  readonly svg: string
  readonly laid?: OverlayOptions[]
  /** Without `top` the text is vertically centred. */
  readonly words?: { readonly size: number; readonly top: number }
}

function portraitScene(name: PersonName): Scene {
  const traits = personOf(name)
  const portrait = drawPortrait(traits)
  const { hair, brow, nose, chin } = portrait.landmarks
  const y = (unit: number) => HAIRLINE_Y + (unit - hair) * UNIT
  const lines = [hair, brow, nose, chin].map((at) => `M0 ${y(at).toFixed(1)}H${SOCIAL_WIDTH}`).join('')
  return {
    svg: `<rect x="${PLATE_LEFT}" width="100%" height="100%" fill="${PLATES[traits.plate]}"/>
<g transform="translate(${FACE_X} ${y(0)}) scale(${UNIT})">${toSvgBody(portrait)}</g><path d="${lines}" ${LINES}/>`,
  }
}

/** For links to the test. */
function sevenScene(): Scene {
  const cell = 160
  const scale = cell / 178
  const bottom = SOCIAL_HEIGHT
  const brow = bottom - (SHAPE_ROW.chin + 23) * scale
  const heads = FACE_SHAPES.map((shape, i) => {
    const [, , width] = viewInRow(inRow(shape))
    const unit = (PICTURE_FRAMES.row.viewBox[2] / width) * scale
    const portrait = drawPortrait(inRow(shape))
    const x = (SOCIAL_WIDTH - FACE_SHAPES.length * cell) / 2 + cell * (i + 0.5)
    return `<g transform="translate(${x} ${brow - portrait.landmarks.brow * unit}) scale(${unit})">${toSvgBody(portrait, `s${i}`)}</g>`
  })
  const lines = Object.values(SHAPE_ROW).map((y) => `M0 ${(brow + y * scale).toFixed(1)}H${SOCIAL_WIDTH}`)
  return {
    svg: `<rect width="100%" height="100%" fill="${PLATES.sage}"/><path d="${lines.join('')}" ${LINES}/>${heads.join('')}`,
    words: { size: 76, top: 152 },
  }
}

/** For links to the test's result. */
function pairScene(): Scene {
  const half = 330
  const left = SOCIAL_WIDTH - 2 * half
  const now = { ...personOf('marina'), cut: 'longo' as const }
  const halves = [
    { traits: now, ground: PLATES.sage },
    { traits: { ...now, cut: 'camadas-cortina' as const }, ground: PLATES.rose },
  ]
  const unit = 1.42
  const { landmarks } = drawPortrait(now)
  const y = (at: number) => 320 + at * unit
  const drawn = halves.map(({ traits, ground }, i) => {
    const x = left + half * i
    return `<svg x="${x}" width="${half - 2 * (1 - i)}" height="${SOCIAL_HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>
<path d="${(['hair', 'brow', 'nose', 'chin'] as const).map((at) => `M0 ${y(landmarks[at]).toFixed(1)}H${half}`).join('')}" ${LINES}/>
<g transform="translate(${half / 2} ${y(0)}) scale(${unit})">${toSvgBody(drawPortrait(traits), `p${i}`)}</g></svg>`
  })
  return { svg: drawn.join('') }
}

/** For links to the sales page. */
async function cardScene(): Promise<Scene> {
  const width = 440
  const card = await sharp(await drawCard(width))
    .png()
    .toBuffer()
  const { height } = await sharp(card).metadata()
  const left = SOCIAL_WIDTH - width - 84
  const top = 44
  return {
    svg: `<rect width="100%" height="100%" fill="#F3E7DA"/>${shadowOf(left, top, width, height)}`,
    laid: [await cutAt(card, left, top, width)],
  }
}

async function pagesScene(): Promise<Scene> {
  const width = 306
  const pages = [1, SAMPLE_CHAPTERS['rosto-medido'] ?? 1, SAMPLE_CHAPTERS['cabelo'] ?? 1]
  const places = pages.map((_, i) => ({ left: 456 + i * 326, top: 64 + i * 60 }))
  const laid = await Promise.all(
    pages.map(async (page, i) => {
      const { left = 0, top = 0 } = places[i] ?? {}
      return await cutAt(
        await sharp(await drawPage(page))
          .resize(width)
          .png()
          .toBuffer(),
        left,
        top,
        width,
      )
    }),
  )
  return { svg: `<rect width="100%" height="100%" fill="${INK}"/>`, laid }
}

const shadowOf = (x: number, y: number, width: number, height: number) =>
  `<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>
<rect x="${x + 10}" y="${y + 26}" width="${width - 20}" height="${height}" fill="${INK}" opacity=".22" filter="url(#s)"/>`

async function cutAt(input: Buffer, left: number, top: number, width: number): Promise<OverlayOptions> {
  const { height } = await sharp(input).metadata()
  const box = {
    left: 0,
    top: 0,
    width: Math.min(width, SOCIAL_WIDTH - left),
    height: Math.min(height, SOCIAL_HEIGHT - top),
  }
  return { input: await sharp(input).extract(box).toBuffer(), left, top }
}

const SCENES: Readonly<Record<SocialScene, () => Scene | Promise<Scene>>> = {
  seven: sevenScene,
  pair: pairScene,
  card: cardScene,
  pages: pagesScene,
}

async function drawSocialImage(name: SocialImageName): Promise<Buffer> {
  const shown = SOCIAL_IMAGES[name]
  const { svg, laid = [], words } = await ('scene' in shown ? SCENES[shown.scene]() : portraitScene(shown.person))
  const isNight = 'scene' in shown && shown.scene === 'pages'
  const [ink, soft] = isNight ? [PAPER, PAPER] : [INK, INK_SOFT]
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">
<rect width="100%" height="100%" fill="${PAPER}"/>${svg}
<g transform="translate(67.5 56) scale(1.5)">${mark(ink)}</g></svg>`
  const [headline, brand] = await Promise.all([
    letter(shown.words, { size: words?.size ?? TEXT_SIZE, weight: 380, colour: ink, spacing: -6 }),
    letter(BRAND.name, { size: 34, weight: 480, colour: soft }),
  ])
  const { height } = await sharp(headline).metadata()
  return await sharp(Buffer.from(whole))
    .composite([
      ...laid,
      { input: headline, left: 72, top: words?.top ?? Math.round(SOCIAL_HEIGHT / 2 - height / 2) + 16 },
      { input: brand, left: 122, top: 64 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

const isSocialImage = (name: string): name is SocialImageName => Object.hasOwn(SOCIAL_IMAGES, name)

export const socialImages: readonly DrawnFile[] = Object.keys(SOCIAL_IMAGES)
  .filter(isSocialImage)
  .map((name) => ({ path: `public${socialImage(name).src}`, draw: () => drawSocialImage(name) }))
