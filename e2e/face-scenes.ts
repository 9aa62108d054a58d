import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { type DrawnFace, DRAWN_FACES, drawFace } from '#visagism/finder/drawn-face.ts'

/** What a fake camera shows for a while: faces of ours on a wall, 720 × 960 as a phone held upright. */
export interface Scene {
  readonly faces: readonly {
    readonly face?: DrawnFace
    readonly scale?: number
    /** Degrees, clockwise. */
    readonly roll?: number
    /** Of the drawing's middle from the frame's, pixels. */
    readonly right?: number
    readonly down?: number
  }[]
  readonly seconds: number
  readonly light?: number
}

const [WIDTH, HEIGHT] = [720, 960]
const WALL = '#b9bec4'
/** Chromium plays such a file at thirty frames a second, over and over. */
const FRAMES_A_SECOND = 30

/** Writes a video for `--use-file-for-fake-video-capture`: JPEGs one after another. */
export async function writeScenes(path: string, scenes: readonly Scene[]): Promise<void> {
  const parts: Buffer[] = []
  for (const scene of scenes) {
    const frame = await drawScene(scene)
    for (let i = 0; i < scene.seconds * FRAMES_A_SECOND; i += 1) parts.push(frame)
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, Buffer.concat(parts))
}

/** One frame as JPEG. */
export async function drawScene({ faces, light = 1 }: Omit<Scene, 'seconds'>): Promise<Buffer> {
  const people = await Promise.all(
    faces.map(async ({ face = DRAWN_FACES[2], scale = 1, roll = 0, right = 0, down = 0 }) => {
      if (!face) throw new Error('There is no such face.')
      const input = await sharp(Buffer.from(drawFace(face)))
        .resize(Math.round(600 * scale))
        .rotate(roll, { background: WALL })
        .png()
        .toBuffer()
      const size = await sharp(input).metadata()
      const left = Math.round(WIDTH / 2 + right - size.width / 2)
      const top = Math.round(HEIGHT / 2 + down - size.height / 2)
      // Nothing may lie outside what it is laid on.
      const area = {
        left: Math.max(0, -left),
        top: Math.max(0, -top),
        width: Math.min(size.width, WIDTH - left) - Math.max(0, -left),
        height: Math.min(size.height, HEIGHT - top) - Math.max(0, -top),
      }
      return {
        input: await sharp(input).extract(area).png().toBuffer(),
        left: Math.max(0, left),
        top: Math.max(0, top),
      }
    }),
  )
  const wall = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: WALL } })
  const frame = await wall.composite(people).png().toBuffer()
  return sharp(frame).linear(light, 0).jpeg({ quality: 88, mozjpeg: false, chromaSubsampling: '4:2:0' }).toBuffer()
}
