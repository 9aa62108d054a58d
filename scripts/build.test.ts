import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildInputs } from './build.ts'
import { ROOT } from './root.ts'

test('every script that paints, writes or packs a page makes the build stale', async () => {
  const scripts = (await readdir(join(ROOT, 'scripts'))).filter((file) => /^web-.*(?<!\.test)\.ts$/.test(file))
  expect(scripts.length).toBeGreaterThan(0)
  expect(await buildInputs()).toEqual(expect.arrayContaining(scripts.map((file) => `scripts/${file}`)))
})

test('what the build imports only by way of others counts too, and circles end', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rosto-ideal-build-'))
  await mkdir(join(root, 'tools/deep'), { recursive: true })
  const files = {
    'package.json': '{"scripts":{"build":"vite build"}}',
    'vite.config.ts': "import { near } from './tools/near.ts'\nimport 'vite'",
    'tools/near.ts': "import type { Far } from './deep/far.ts'\nimport { home } from '#pwa/paths.ts'",
    'tools/deep/far.ts': "import '../near.ts'\nconst late = () => import('./late.ts')",
    'tools/deep/late.ts': '',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
  const inputs = await buildInputs(root)
  await rm(root, { recursive: true })
  expect(inputs.filter((input) => input.endsWith('.ts'))).toEqual([
    'vite.config.ts',
    'tools/near.ts',
    'tools/deep/far.ts',
    'tools/deep/late.ts',
  ])
})
