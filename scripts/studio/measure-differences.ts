/** `node scripts/studio/measure-differences.ts [pairs]`: how much random people's guides share. */
import { randomPairs } from './random-people.ts'

const pairs = randomPairs(Number(process.argv[2] ?? 60))
const percent = (share: number) => `${Math.round(share * 100)} %`

for (const kind of ['same measured', 'same unmeasured', 'others'] as const) {
  const sorted = pairs.filter((pair) => pair.kind === kind).toSorted((a, b) => a.shared - b.shared)
  const at = (part: number) => percent(sorted[Math.floor(part * (sorted.length - 1))]?.shared ?? 0)
  console.log(
    `${kind}, ${sorted.length} pairs: least ${at(0)}, median ${at(0.5)}, nine in ten ${at(0.9)}, most ${at(1)}`,
  )
  for (const { who, shared } of sorted.slice(-3)) console.log(`  ${percent(shared)} ${who}`)
}
