import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

const Line = z.object({ level: z.number(), msg: z.string(), err: z.object({ message: z.string(), stack: z.string() }) })

it.each([
  ['thrown in a callback', 'setImmediate(() => { throw failure })'],
  ['a promise that nobody waits for', 'Promise.reject(failure)'],
  ['an event of an emitter', `new (await import('node:events')).EventEmitter().emit('error', failure)`],
])('%s is a line of the log without an address, and ends the process', (_, fault) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { endOnUncaught } = await import(${JSON.stringify(join(import.meta.dirname, 'last-resort.ts'))})
      endOnUncaught()
      const failure = new Error('554 ana@example.com refused')
      ${fault}
      setTimeout(() => process.exit(0), 60_000)`,
    ],
    { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'info' } },
  )
  expect(status).toBe(1)
  const line = Line.parse(JSON.parse(stdout.trim()))
  expect(line).toMatchObject({ level: 60, msg: 'uncaught' })
  expect(line.err.stack).toContain('Error: ')
  expect(stdout + stderr).not.toContain('ana@example.com')
})
