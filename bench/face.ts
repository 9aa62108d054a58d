/**
 * What it costs to look for a face: processor for a photo beside what it takes to open that photo at all, a frame of the camera,
 * the finder's start and its memory; in one run, in Node. In the browser the same code runs on the same kind of WebAssembly.
 */
import sharp from 'sharp'
import { nodeFinder } from '#jobs/face/open-finder.ts'
import { readPhoto } from '#jobs/face/read-photo.ts'
import { DRAWN_FACES, drawFace } from '#visagism/finder/drawn-face.ts'

const ROUNDS = 20
const processorMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const memoryMb = () => Math.round(process.memoryUsage.rss() / 2 ** 20)

const [, , face] = DRAWN_FACES
if (!face) throw new Error('There is no third face.')
const photo = await sharp(Buffer.from(drawFace(face)), { density: 230 })
  .resize(1920, 2400, { fit: 'contain', background: '#b9bec4' })
  .jpeg({ quality: 85 })
  .toBuffer()

const before = memoryMb()
const opening = process.cpuUsage()
const finder = await nodeFinder()
const openMs = processorMs(opening)

const reading: number[] = []
const studying: number[] = []
const following: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const read = process.cpuUsage()
  const { pixels } = await readPhoto(photo)
  reading.push(processorMs(read))
  const studied = process.cpuUsage()
  if (!finder.study(pixels).proposal) throw new Error('The drawn face was not found.')
  studying.push(processorMs(studied))
}
const { data, info } = await sharp(photo).resize(240, 320).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
const frame = { data, width: info.width, height: info.height }
for (let round = 0; round < ROUNDS * 10; round += 1) {
  const started = process.cpuUsage()
  finder.follow(frame, false)
  following.push(processorMs(started))
}
const [read, study, follow] = [median(reading), median(studying), median(following)]
console.table({
  'opening a photo of 1920 × 2400': { 'processor, ms': read.toFixed(0), ratio: 1 },
  'finding the face on it': { 'processor, ms': study.toFixed(0), ratio: (study / read).toFixed(2) },
  'a frame of the camera, 320 px': { 'processor, ms': follow.toFixed(1), ratio: (follow / read).toFixed(2) },
  'opening the finder, once': { 'processor, ms': openMs.toFixed(0), ratio: (openMs / read).toFixed(2) },
})
console.log(`Memory: ${before} MB before, ${memoryMb()} MB after ${ROUNDS} photos and ${ROUNDS * 10} frames.`)
