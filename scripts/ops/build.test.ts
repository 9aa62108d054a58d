import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BUILD_INPUTS, makeUnlessFresh, makeWhereItCan } from './build.ts'
import { ROOT } from '../root.ts'

let root: string
const make = vi.fn<() => Promise<void>>()

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rosto-ideal-fresh-'))
  await mkdir(join(root, 'pages'))
  await writeFile(join(root, 'pages/home.tsx'), 'one')
  make.mockReset().mockImplementation(async () => {
    await mkdir(join(root, 'out'), { recursive: true })
  })
})
afterEach(() => rm(root, { recursive: true, force: true }))

const run = () => makeUnlessFresh(root, { name: 'pages', inputs: ['pages', 'missing.ts'], output: 'out', make })

test('is made once for the same sources', async () => {
  expect([await run(), await run()]).toEqual([true, false])
})

test('is made again when a source changes, appears or goes, or the result is gone', async () => {
  await run()
  await writeFile(join(root, 'pages/home.tsx'), 'two')
  expect(await run()).toBe(true)
  await writeFile(join(root, 'pages/about.tsx'), '')
  expect(await run()).toBe(true)
  await rm(join(root, 'pages/about.tsx'))
  expect(await run()).toBe(true)
  await rm(join(root, 'out'), { recursive: true })
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
})

test('without the tool what was made before is taken as it is, and nothing made is an error that says the way', async () => {
  const pruned = () => makeWhereItCan(root, { tool: 'vite', name: 'pages', inputs: ['pages'], output: 'out', make })
  await expect(pruned()).rejects.toThrow('npm run generate && npm run build')
  await run()
  await writeFile(join(root, 'pages/home.tsx'), 'two')
  expect(await pruned()).toBe(false)
  expect(make).toHaveBeenCalledTimes(1)
})

test('a test beside a source changes nothing', async () => {
  await run()
  await writeFile(join(root, 'pages/home.test.tsx'), 'a test')
  expect(await run()).toBe(false)
})

test('two who ask at once share one making', async () => {
  const answers = await Promise.all([run(), run()])
  expect(answers.toSorted()).toEqual([false, true])
  expect(make).toHaveBeenCalledOnce()
})

test('what failed is tried again', async () => {
  make.mockRejectedValueOnce(new Error('broken'))
  await expect(run()).rejects.toThrow('broken')
  expect(await run()).toBe(true)
})

test('a change of what the build imports makes it again', async () => {
  const imported = [...(await readFile(join(ROOT, 'vite.config.ts'), 'utf8')).matchAll(/from '\.\/([\w-]+)\//g)]
  expect(imported.length).toBeGreaterThan(0)
  expect(BUILD_INPUTS).toEqual(expect.arrayContaining(imported.map(([, folder]) => folder)))
})
