import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { DRAWN_FACES, drawFace } from '#visagism/testing/drawn-face.ts'
import type { Figure } from './figures.ts'

const AS_THE_WORKER = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** Processor and memory per photo and frame, as in the worker. */
export async function measureNode(): Promise<Figure[]> {
  const [, , face] = DRAWN_FACES
  if (!face) throw new Error('There is no third face.')
  const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
  const photo = join(folder, 'photo.jpg')
  const drawn = sharp(Buffer.from(drawFace(face)), { density: 230 })
  await writeFile(
    photo,
    await drawn.resize(1920, 2400, { fit: 'contain', background: '#b9bec4' }).jpeg({ quality: 85 }).toBuffer(),
  )
  const script = join(import.meta.dirname, 'node.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [...AS_THE_WORKER, script, photo], {
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  })
  await rm(folder, { recursive: true, force: true })
  return JSON.parse(stdout) as Figure[]
}
