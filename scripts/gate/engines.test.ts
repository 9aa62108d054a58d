import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findEngine } from './engines.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-engines-'))
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

test('WebKit is its driver and a display, each by its name', async () => {
  const needs = [await program('WebKitWebDriver', 0), await program('Xvfb', 0)]
  expect(findEngine('webkit')).toEqual(needs)
})

test('a program that does not start is passed over', async () => {
  const broken = await program('firefox-esr', 1)
  expect(findEngine('firefox')).not.toContain(broken)
  const other = await program('firefox-esr', 0)
  expect(findEngine('firefox')).toEqual([other])
})
