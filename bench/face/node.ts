/** In its own process with the worker's flags, so that only its memory counts. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { nodeFinder } from '#jobs/face/open-finder.ts'
import { readPhoto } from '#jobs/face/read-photo.ts'
import { median } from '../site/targets.ts'
import { type Figure, spread } from './figures.ts'

const ROUNDS = 20
const processorMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
const memoryMb = () => Math.round(process.memoryUsage.rss() / 2 ** 20)

const photo = await readFile(process.argv[2] ?? '')
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
const whole = reading.map((read, round) => read + (studying[round] ?? 0))
const figures: Figure[] = [
  {
    what: 'Node: a photo of 1920 × 2400, opened and studied, processor',
    measured: `${spread(whole, 'ms')}, ${median(reading).toFixed(0)} of them to open it`,
    wish: '≤ 500 ms',
  },
  {
    what: `Node: memory after ${ROUNDS} photos and ${ROUNDS * 10} frames`,
    measured: `${memoryMb()} MB (${before} MB before the finder was opened)`,
    wish: '≤ 300 MB',
  },
  { what: 'Node: opening the finder once, processor', measured: `${openMs.toFixed(0)} ms`, wish: '' },
  { what: 'Node: a frame of 240 × 320, processor', measured: spread(following, 'ms', 1), wish: '' },
]
process.stdout.write(JSON.stringify(figures))
