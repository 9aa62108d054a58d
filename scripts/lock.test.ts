import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holderOf, release, take, withLock } from './lock.mjs'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rosto-ideal-lock-'))
  path = join(folder, 'deep', 'work.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two works under one lock never overlap, and the second is told it waits', async () => {
  const order: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const first = withLock(path, async () => {
    order.push('first in')
    await gate
    order.push('first out')
  })
  const second = withLock(
    path,
    () => order.push('second in'),
    () => {
      order.push('second waits')
      open()
    },
  )
  await Promise.all([first, second])
  expect(order).toEqual(['first in', 'second waits', 'first out', 'second in'])
  expect(existsSync(path)).toBe(false)
})

test('a lock whose holder died is taken over', () => {
  take(path)
  release(path)
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(path, String(dead))
  expect(take(path)).toBe(true)
  expect(holderOf(path)).toBe(process.pid)
})

test('a lock left by an older process that had our own number is taken over', () => {
  take(path)
  release(path)
  writeFileSync(path, String(process.pid))
  expect(take(path)).toBe(true)
})

test('a lock of a living process is respected', () => {
  take(path)
  release(path)
  writeFileSync(path, String(process.ppid))
  expect(take(path)).toBe(false)
})

test('a work that throws leaves no lock', async () => {
  await expect(
    withLock(path, () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(existsSync(path)).toBe(false)
})
