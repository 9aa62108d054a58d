import sharp from 'sharp'
import { Problem } from '#contract/problem.ts'
import { TILE } from '#visagism/portrait/portrait.ts'
import { db } from '../platform/db.ts'
import { drawFigureBody, Portrait } from './figure.ts'
import { readImage } from './images.ts'

const WIDTH = 1200
const HEIGHT = 630
/** As many people of the article as stand side by side. */
const PEOPLE = 3
/** Paper, sand and linen, as the pages have them. */
const PLATES = ['#F3E7DA', '#E9D5BF', '#F7EFE5'] as const
const INK = '#231A17'

/** A painting takes some 300 ms; the newest edition of each post is kept. */
const KEPT = 60
const painted = new Map<string, { readonly edition: number; readonly jpeg: Promise<Buffer> }>()

/**
 * What link previews show of a post: its cover's face and two more of its people, on plates side by side under the
 * measuring lines.
 * @throws Problem 'post-not-found'
 */
export async function paintSocialImage(slug: string): Promise<Buffer> {
  const select = { imageUrl: true, socialImageUrl: true, content: true, figures: true, updatedAt: true } as const
  const publishedAt = { lte: new Date() }
  // Previews that were shared before a post moved still show its picture.
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

/** A picture somebody uploaded for it wins; then an uploaded cover; then the people of the post. */
async function makePicture(post: Illustrated): Promise<Buffer> {
  const uploaded = (await readImage(post.socialImageUrl)) ?? (await readImage(post.imageUrl))
  if (!uploaded) return paint(peopleOf(post))
  return sharp(uploaded)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

interface Illustrated {
  readonly imageUrl: string | null
  readonly socialImageUrl: string | null
  readonly content: string
  readonly figures: unknown
}

/** The cover first, then faces as they are met, no one twice. */
function peopleOf({ imageUrl, content, figures }: Illustrated): Portrait[] {
  const specifications = new Map(Object.entries(Object(figures)))
  const met = `${imageUrl ?? ''} ${content}`.matchAll(/figures\/([0-9a-f]{24})\.svg/g)
  const hashes = [...new Set([...met].map(([, hash = '']) => hash))]
  const people = hashes.flatMap((hash) => Portrait.safeParse(specifications.get(hash)).data ?? [])
  const [cover, ...others] = people
  const faces = others.filter(({ view = 'front' }) => view === 'front')
  return cover ? [cover, ...asCompany(cover, faces)].slice(0, PEOPLE) : []
}

/** Without lines over the face first; then who is least like the cover. */
function asCompany(cover: Portrait, faces: readonly Portrait[]): Portrait[] {
  const against = ({ lines, outline, cut, skin }: Portrait) =>
    (lines || outline ? 4 : 0) + Number(cut === cover.cut) + Number(skin === cover.skin)
  return faces.toSorted((a, b) => against(a) - against(b))
}

function paint(people: readonly Portrait[]): Promise<Buffer> {
  const [left, top, width, height] = TILE
  const scale = HEIGHT / height
  const count = Math.max(1, people.length)
  const column = WIDTH / count
  const columns = PLATES.slice(0, count).map((plate, i) => {
    // Of three, the cover stands in the middle.
    const person = people.at((i + count - 1) % count)
    const x = (i + 0.5) * column - (left + width / 2) * scale
    const body = person ? drawFigureBody(person) : ''
    return `<g clip-path="url(#coluna${i})"><rect x="${i * column}" width="${column}" height="${HEIGHT}" fill="${plate}"/>
<g transform="translate(${x} ${-top * scale}) scale(${scale})">${body}</g></g>
<clipPath id="coluna${i}"><rect x="${i * column}" width="${column}" height="${HEIGHT}"/></clipPath>`
  })
  const ticks = Array.from({ length: 61 }, (_, i) => `M${i * 20} 0v${i % 5 === 0 ? 22 : 11}`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${columns.join('')}
<path d="${ticks}" stroke="${INK}" stroke-opacity=".45" stroke-width="1.5"/></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: PLATES[0] }).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
