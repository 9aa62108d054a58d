/** @module-tag long */
import { expect, test } from 'vitest'
import { runCommand } from '../command.ts'

test('a few purchases among kills and outages end with nothing violated', { timeout: 900_000 }, async () => {
  const said = await runCommand('node scripts/chaos/run.ts --seed 7 --purchases 3 --kills 3')
  expect(said.match(/SIGKILL em/g)).toHaveLength(3)
  expect(said.trimEnd().split('\n').at(-1)).toBe('violations: 0')
})

test('what cannot be run is refused with how it is called', async () => {
  await expect(runCommand('node scripts/chaos/run.ts --purchases none')).rejects.toThrow('npm run chaos -- --seed')
})
