import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { drawPerson } from '#api/platform/testing/drawn-person.ts'
import { type DrawnFace, DRAWN_FACES, drawFace } from '#visagism/testing/drawn-face.ts'

interface Somebody {
  readonly face?: DrawnFace
  readonly hasFringe?: boolean
  /** Draw the sample photos' person, from this side. */
  readonly view?: PhotoSlot
  readonly scale?: number
  /** Degrees, clockwise. */
  readonly roll?: number
  /** Offset from the centre, pixels. */
  readonly right?: number
  readonly down?: number
}

/** Drawn faces, 720 × 960 like an upright phone. */
export interface Scene {
  readonly faces: readonly Somebody[]
  readonly seconds: number
  readonly light?: number
}

const [WIDTH, HEIGHT] = [720, 960]
const WALL = '#b9bec4'
/** Chromium plays the file at this rate, in a loop. */
const FRAMES_A_SECOND = 30

/**
 * MJPEG for `--use-file-for-fake-video-capture`.
 * @param width of the frames, three quarters of their height
 */
export async function writeScenes(path: string, scenes: readonly Scene[], width = WIDTH): Promise<void> {
  const parts: Buffer[] = []
  for (const scene of scenes) {
    const drawn = await drawScene(scene)
    const frame = width === WIDTH ? drawn : await sharp(drawn).resize(width).jpeg({ quality: 88 }).toBuffer()
    for (let i = 0; i < scene.seconds * FRAMES_A_SECOND; i += 1) parts.push(frame)
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, Buffer.concat(parts))
}

export async function drawScene({ faces, light = 1 }: Omit<Scene, 'seconds'>): Promise<Buffer> {
  const people = await Promise.all(
    faces.map(async ({ scale = 1, roll = 0, right = 0, down = 0, ...somebody }) => {
      const input = await sharp(Buffer.from(draw(somebody)))
        .resize(Math.round(600 * scale))
        .rotate(roll, { background: WALL })
        .png()
        .toBuffer()
      const size = await sharp(input).metadata()
      const left = Math.round(WIDTH / 2 + right - size.width / 2)
      const top = Math.round(HEIGHT / 2 + down - size.height / 2)
      // sharp cannot composite outside the background.
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

const FRINGE = 'M182 300Q176 150 300 146Q424 150 418 300Q400 236 300 234Q200 236 182 300Z'

function draw({ face = DRAWN_FACES[2], hasFringe = false, view }: Somebody): string {
  if (view) return drawPerson(view)
  if (!face) throw new Error('There is no such face.')
  const svg = drawFace(face)
  return hasFringe ? svg.replace('</svg>', `<path d="${FRINGE}" fill="${face.hair}"/></svg>`) : svg
}
