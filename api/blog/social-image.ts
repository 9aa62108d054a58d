import sharp, { type Sharp } from 'sharp'
import { BRAND } from '#contract/brand.ts'
import { Problem } from '#contract/problem.ts'
import { PLATES } from '#visagism/portrait/person/people.ts'
import { toSvgBody } from '#visagism/portrait/views/to-svg.ts'
import { mark } from '../platform/brand-mark.ts'
import { db } from '../platform/db.ts'
import { letter } from '../platform/lettering.ts'
import { drawFigurePortrait, Portrait } from './figure.ts'
import { readImage } from './images.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
/** Pixels; words end before it. */
const PLATE_LEFT = 648
const WORDS_WIDTH = PLATE_LEFT - MARGIN - 36
const WORDS_TOP = 140
const WORDS_HEIGHT = HEIGHT - WORDS_TOP - 60
/** Pixels; the largest that fits is used. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36] as const
/** Pixels per drawing unit, and where the hair begins. */
const UNIT = 1.72
const HAIRLINE_Y = 196
const PAPER = '#FCF8F3'
const INK = '#231A17'
const INK_SOFT = '#54443B'
const GROUNDS = [PLATES.sage, PLATES.gold, PLATES.mist, PLATES.sand] as const

/** Painting takes some 300 ms; caches each post's newest. */
const KEPT = 60
const painted = new Map<string, { readonly edition: number; readonly jpeg: Promise<Buffer> }>()

/** @throws Problem 'post-not-found' */
export async function paintSocialImage(slug: string): Promise<Buffer> {
  const select = {
    title: true,
    imageUrl: true,
    socialImageUrl: true,
    content: true,
    figures: true,
    updatedAt: true,
  } as const
  const publishedAt = { lte: new Date() }
  const post = /^[\w-]{1,120}$/.test(slug)
    ? ((await db.blogPost.findFirst({ where: { slug, publishedAt }, select })) ??
      (await db.blogPost.findFirst({ where: { addresses: { some: { slug } }, publishedAt }, select })))
    : null
  if (!post) throw new Problem('post-not-found')
  const edition = post.updatedAt.getTime()
  const known = painted.get(slug)
  if (known?.edition === edition) return known.jpeg
  const jpeg = makePicture(post)
  if (painted.size >= KEPT) painted.delete(painted.keys().next().value ?? '')
  painted.set(slug, { edition, jpeg })
  return jpeg
}

interface Illustrated {
  readonly title: string
  readonly imageUrl: string | null
  readonly socialImageUrl: string | null
  readonly content: string
  readonly figures: unknown
}

/** An uploaded preview picture wins, cropped to size. */
async function makePicture(post: Illustrated): Promise<Buffer> {
  const chosen = await readImage(post.socialImageUrl)
  if (chosen) return toJpeg(sharp(chosen).resize({ ...cover, width: WIDTH, height: HEIGHT }))
  const uploaded = await readImage(post.imageUrl)
  const photo =
    uploaded &&
    (await sharp(uploaded)
      .resize({ ...cover, width: WIDTH - PLATE_LEFT, height: HEIGHT })
      .toBuffer())
  const [title, brand] = await Promise.all([
    letterTitle(post.title),
    letter(BRAND.name, { size: 34, weight: 480, colour: INK_SOFT }),
  ])
  const plate = drawPlate(photo ? undefined : coverOf(post), post.title)
  return toJpeg(
    sharp(Buffer.from(plate)).composite([
      ...(photo ? [{ input: photo, left: PLATE_LEFT, top: 0 }] : []),
      { input: title.image, left: MARGIN, top: WORDS_TOP + Math.round((WORDS_HEIGHT - title.height) / 2) },
      { input: brand, left: 122, top: 64 },
    ]),
  )
}

const cover = { fit: 'cover', position: 'attention' } as const

const toJpeg = (image: Sharp): Promise<Buffer> => image.jpeg({ quality: 84, mozjpeg: true }).toBuffer()

/** Cut if too long for the smallest size. */
async function letterTitle(title: string): Promise<{ readonly image: Buffer; readonly height: number }> {
  for (const size of SIZES) {
    const image = await letter(title, {
      size,
      weight: 380,
      colour: INK,
      spacing: -Math.round(size / 14),
      width: WORDS_WIDTH,
    })
    const { width, height } = await sharp(image).metadata()
    if (width <= WORDS_WIDTH && height <= WORDS_HEIGHT) return { image, height }
    if (size === SIZES.at(-1)) {
      const kept = { left: 0, top: 0, width: Math.min(width, WORDS_WIDTH), height: Math.min(height, WORDS_HEIGHT) }
      return { image: await sharp(image).extract(kept).toBuffer(), height: kept.height }
    }
  }
  throw new Error('There is no size to letter a title in.')
}

/** The cover's person, else the first in the post. */
function coverOf({ imageUrl, content, figures }: Illustrated): Portrait | undefined {
  const specifications = new Map(Object.entries(Object(figures)))
  const met = `${imageUrl ?? ''} ${content}`.matchAll(/figures\/([0-9a-f]{24})\.svg/g)
  for (const [, hash = ''] of met) {
    const person = Portrait.safeParse(specifications.get(hash))
    if (person.success) return person.data
  }
  return undefined
}

function drawPlate(person: Portrait | undefined, title: string): string {
  const ground = GROUNDS[title.length % GROUNDS.length] ?? PLATES.sand
  const portrait = person && drawFigurePortrait(person)
  const x = PLATE_LEFT + (WIDTH - PLATE_LEFT) / 2
  const y = portrait ? HAIRLINE_Y - portrait.landmarks.hair * UNIT : 0
  const body = portrait ? `<g transform="translate(${x} ${y}) scale(${UNIT})">${toSvgBody(portrait)}</g>` : ''
  const ticks = Array.from({ length: 61 }, (_, i) => `M${i * 20} 0v${i % 5 === 0 ? 22 : 11}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><clipPath id="chapa"><rect x="${PLATE_LEFT}" width="${WIDTH - PLATE_LEFT}" height="${HEIGHT}"/></clipPath>
<g clip-path="url(#chapa)"><rect x="${PLATE_LEFT}" width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${body}</g>
<path d="${ticks}" stroke="${INK}" stroke-opacity=".45" stroke-width="1.5"/>
<g transform="translate(67.5 56) scale(1.5)">${mark(INK)}</g></svg>`
}
