import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decide, stampFor } from './install.mjs'
import { ROOT } from './root.ts'

const lock = (packages: Record<string, object>) => JSON.stringify({ lockfileVersion: 3, packages })
const lockText = lock({
  '': { version: '1.0.0' },
  'node_modules/express': { version: '5.3.0' },
  'node_modules/native-for-macs': { version: '1.0.0', optional: true },
})
const fresh = { lockText, stamp: stampFor(lockText), stampText: undefined, installedText: undefined, isLinked: false }

describe('an install is', () => {
  test('needed on a fresh machine', () => {
    expect(decide(fresh)).toEqual({ install: true, keepStamp: false })
  })

  test('not needed when the stamp is of this lock file and machine', () => {
    expect(decide({ ...fresh, stampText: stampFor(lockText) }).install).toBe(false)
  })

  test('needed when the lock file asks for other versions than are there', () => {
    const before = lock({ 'node_modules/express': { version: '5.2.0' } })
    expect(decide({ ...fresh, stampText: stampFor(before), installedText: before }).install).toBe(true)
  })

  test('not repeated after a package was added by hand: what is there is what the lock file asks for', () => {
    const stampText = stampFor(lock({}))
    expect(decide({ ...fresh, stampText, installedText: lockText })).toEqual({ install: false, keepStamp: true })
  })

  test('needed when node_modules was copied from another kind of machine', () => {
    const stampText = stampFor(lockText, 'darwin-arm64')
    expect(decide({ ...fresh, stampText, installedText: lockText }).install).toBe(true)
  })

  test('not repeated after an npm ci typed by hand, which left no stamp', () => {
    const installedText = lock({ 'node_modules/express': { version: '5.3.0' } })
    expect(decide({ ...fresh, installedText })).toEqual({ install: false, keepStamp: true })
  })

  test.each([
    ['another version', lock({ 'node_modules/express': { version: '4.0.0' } })],
    ['a missing package', lock({})],
    ['an unreadable note', '{"packages":'],
  ])('needed when what is installed shows %s', (_, installedText) => {
    expect(decide({ ...fresh, installedText }).install).toBe(true)
  })

  test('never made through a link into another checkout', () => {
    expect(decide({ ...fresh, isLinked: true })).toEqual({ install: false, keepStamp: false })
  })
})

test('a token too short is refused before anything is installed', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    env: { ...process.env, KIWIFY_TOKEN: 'curto' },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 78, stderr: 'KIWIFY_TOKEN: deve ter pelo menos 8 caracteres\n' })
})
