/** `node scripts/studio/face.ts photo.jpg [--slot front]`: what the face finder sees on a photo, as JSON. Nothing is stored or sent. */
import { parseArgs } from 'node:util'
import { PhotoSlot } from '#contract/onboarding.ts'
import { nodeFinder } from '#jobs/face/open-finder.ts'
import { readPhoto } from '#jobs/face/read-photo.ts'
import { checkMarking, measureFace } from '#visagism/face/measure.ts'
import { judgePhoto } from '#visagism/finder/judge-frame.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { slot: { type: 'string', default: 'front' } },
})
const [path] = positionals
const slot = PhotoSlot.safeParse(values.slot)
if (!path || !slot.success) {
  console.error('Uso: node scripts/studio/face.ts foto.jpg [--slot front|side_left|side_right|back]')
  process.exit(1)
}
const { pixels, scale } = await readPhoto(path)
const { look, proposal, colours } = (await nodeFinder()).study(pixels)
const straight = proposal?.straight
const points =
  proposal &&
  Object.fromEntries(
    Object.entries(proposal.points).map(([name, { x, y }]) => [
      name,
      { x: Math.round(x * scale), y: Math.round(y * scale) },
    ]),
  )
const seen = {
  faces: look.faces,
  presence: look.presence,
  side: look.side,
  pose: look.pose && { yaw: look.pose.yaw, pitch: look.pose.pitch, roll: look.pose.roll },
  points,
  toCheck: proposal?.toCheck ?? [],
  model: proposal?.model ?? null,
  hairline: proposal?.hairline ?? null,
  features: proposal?.features ?? null,
  measures: straight && checkMarking(straight).length === 0 ? measureFace(straight) : null,
  colours,
  verdict: judgePhoto(look, slot.data) ?? 'ok',
}
console.log(JSON.stringify(seen, null, 2))
