import { brotliCompress, constants } from 'node:zlib'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { PAINTED_FIGURE_WIDTH } from '#contract/blog-addresses.ts'
import { Problem } from '#contract/problem.ts'
import { db } from '../platform/db.ts'
import { drawFigure, FIGURE_WIDTH, Portrait } from './figure.ts'

const compress = promisify(brotliCompress)

export interface DrawnFigure {
  readonly svg: Buffer
  readonly brotli: Buffer
}

/** Enough for all articles; a drawing takes some 20 ms and 100 kB. */
const STORED_FIGURES = 300
const drawn = new Map<string, Promise<DrawnFigure>>()

/**
 * Only figures shown by some post.
 * @throws Problem 'not-found'
 */
export async function openFigure(hash: string): Promise<DrawnFigure> {
  const known = drawn.get(hash)
  if (known) return known
  const portrait = await findFigure(hash)
  if (!portrait) throw new Problem('not-found')
  const work = draw(portrait)
  if (drawn.size >= STORED_FIGURES) drawn.delete(drawn.keys().next().value ?? '')
  drawn.set(hash, work)
  return work
}

/** Painting is slower; some 14 kB each. */
const painted = new Map<string, Promise<Buffer>>()

export async function openPaintedFigure(hash: string): Promise<Buffer> {
  const known = painted.get(hash)
  if (known) return known
  const { svg } = await openFigure(hash)
  const work = paint(svg)
  if (painted.size >= STORED_FIGURES) painted.delete(painted.keys().next().value ?? '')
  painted.set(hash, work)
  return work
}

const paint = (svg: Buffer): Promise<Buffer> =>
  sharp(svg, { density: (72 * PAINTED_FIGURE_WIDTH) / FIGURE_WIDTH })
    .resize(PAINTED_FIGURE_WIDTH)
    .webp({ quality: 66, alphaQuality: 80 })
    .toBuffer()

/** Null unless some post shows it. */
export async function findFigure(hash: string): Promise<Portrait | null> {
  if (!/^[0-9a-f]{24}$/.test(hash)) return null
  const [row] = await db.$queryRaw<{ figure: unknown }[]>`
    SELECT figures->${hash} AS figure FROM blog_posts WHERE jsonb_exists(figures, ${hash}) LIMIT 1`
  const parsed = Portrait.safeParse(row?.figure)
  return parsed.success ? parsed.data : null
}

async function draw(portrait: Portrait): Promise<DrawnFigure> {
  const svg = Buffer.from(drawFigure(portrait))
  return { svg, brotli: await compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) }
}
