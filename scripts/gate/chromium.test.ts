import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findChromium, findHeadlessShell } from './chromium.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-chromium-'))
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function program(name: string, exitCode: number): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\nexit ${exitCode}\n`)
  await chmod(path, 0o755)
  return path
}

test('the browser that was chosen is used', async () => {
  await program('chromium', 0)
  vi.stubEnv('CHROMIUM_PATH', '/opt/chosen')
  expect(findChromium()).toBe('/opt/chosen')
})

test('a browser of the machine is found by its name', async () => {
  const path = await program('chromium', 0)
  expect(findChromium()).toBe(path)
})

test('one that does not start is passed over, as the empty shell of a package', async () => {
  const broken = await program('chromium', 1)
  expect(findChromium()).not.toBe(broken)
})

test('the light browser is found by its name, and is not used where another was chosen', async () => {
  const path = await program('chromium-headless-shell', 0)
  expect(findHeadlessShell()).toBe(path)
  vi.stubEnv('CHROMIUM_PATH', '/opt/chosen')
  expect(findHeadlessShell()).toBeUndefined()
})
