import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type PostImage, postImageAddress } from '#contract/blog.ts'
import { Problem, type ProblemCode } from '#contract/problem.ts'
import { db, transact } from '../platform/db.ts'
import type { FileAnswer } from '../platform/http.ts'
import { storage } from '../platform/storage.ts'
import { StoredFileMissing } from '../platform/stored-files.ts'

const MAX_BYTES = 20 * 1024 * 1024
const MAX_PIXELS = 50_000_000
/** Twice the widest column. */
const KEEP_WIDTH = 1600

const NAME = /^[0-9a-f]{32}\.webp$/
const keyOf = (name: string) => `blog/${name.slice(0, 2)}/${name}`

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text
const isPicture = (b: Buffer) =>
  startsWith(b, 0, '\xff\xd8\xff') ||
  startsWith(b, 0, '\x89PNG\r\n\x1a\n') ||
  (startsWith(b, 0, 'RIFF') && startsWith(b, 8, 'WEBP'))

/**
 * Re-encoded without metadata, named by hash. Ignores the file's name and type.
 * @throws Problem on the field `image`: photo-not-image, photo-broken, photo-too-large, photo-too-many-pixels
 */
export async function keepImage(source: Buffer | undefined): Promise<PostImage> {
  if (!source || !isPicture(source)) throw refused('photo-not-image', 'Este arquivo não é uma imagem JPG, PNG ou WebP.')
  if (source.length > MAX_BYTES) throw refused('photo-too-large')
  const header = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused('photo-broken', BROKEN)
    })
  if (header.width * header.height > MAX_PIXELS) throw refused('photo-too-many-pixels')
  const drawn = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: KEEP_WIDTH, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refused('photo-broken', BROKEN)
    })
  const name = `${createHash('sha256').update(drawn.data).digest('hex').slice(0, 32)}.webp`
  // Hold the row until the file exists, so that the collector removes neither.
  await transact(async (tx) => {
    await tx.blogImage.upsert({ where: { name }, create: { name }, update: { shownAt: new Date() } })
    await storage.put(keyOf(name), drawn.data, null)
  })
  return { url: postImageAddress(name), width: drawn.info.width, height: drawn.info.height }
}

const BROKEN = 'A imagem chegou incompleta ou danificada. Envie de novo.'

function refused(code: ProblemCode, text = new Problem(code).text): Problem {
  return new Problem(code, { text, fields: { image: text } })
}

/** Days; an editor may want it back. */
const UNSHOWN_LIFE_DAYS = 30

/** Deletes pictures no post has shown for a month. @returns how many */
export async function collectImages(now: Date): Promise<number> {
  await db.$executeRaw`
    UPDATE blog_images i SET shown_at = ${now} WHERE EXISTS (
      SELECT 1 FROM blog_posts p WHERE strpos(p.content, i.name) > 0
        OR strpos(coalesce(p.image_url, ''), i.name) > 0 OR strpos(coalesce(p.social_image_url, ''), i.name) > 0)`
  const before = new Date(now.getTime() - UNSHOWN_LIFE_DAYS * 24 * 3_600_000)
  const stale = await db.blogImage.findMany({ where: { shownAt: { lt: before } } })
  let removed = 0
  for (const { name } of stale)
    await transact(async (tx) => {
      // Uploaded again meanwhile: kept.
      const { count } = await tx.blogImage.deleteMany({ where: { name, shownAt: { lt: before } } })
      if (count > 0) await storage.remove(keyOf(name))
      removed += count
    })
  return removed
}

/** Public; named by content, so it never changes. @throws Problem 'not-found' */
export async function openImage(name: string): Promise<FileAnswer> {
  if (!NAME.test(name)) throw new Problem('not-found')
  try {
    const { body, size } = await storage.stream(keyOf(name))
    return { body, size, type: 'image/webp', freshness: 'public, max-age=31536000, immutable' }
  } catch (error) {
    if (error instanceof StoredFileMissing) throw new Problem('not-found')
    throw error
  }
}

/** Null unless it is a stored `keepImage` address. */
export async function readImage(url: string | null): Promise<Buffer | null> {
  const name = url?.split('/').at(-1) ?? ''
  if (!NAME.test(name) || url !== postImageAddress(name)) return null
  return storage.read(keyOf(name)).catch((error: unknown) => {
    if (error instanceof StoredFileMissing) return null
    throw error
  })
}
