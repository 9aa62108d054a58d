/** @module-tag long */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { authApi } from '#contract/auth.ts'
import { isAlive } from '../lock.mjs'
import { runProduct } from './run-product.ts'
import { descendantsOf } from '../testing/descendants.ts'

test('development serves pages as they are edited, the API and the demonstration data at one address, and ends whole', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-dev-'))
  await chmod(dataDir, 0o711)
  const product = await runProduct(dataDir, {}, () => {}, ['--dev'])
  const everybody = [product.pid, ...descendantsOf(product.pid).map(({ pid }) => pid)]
  try {
    const textOf = async (path: string) =>
      (await fetch(product.address + path, { headers: { accept: 'text/html,*/*' } })).text()
    for (const path of ['/', '/auth']) expect(await textOf(path)).toContain('/@vite/client')
    // The module is compiled and has hot reload.
    expect(await textOf('/app/app.tsx')).toContain('import.meta.hot')
    const answer = await fetch(product.address + authApi.setupNeeded.path)
    expect(authApi.setupNeeded.reply.parse(await answer.json())).toMatchObject({ setupNeeded: false })
    expect(product.output()).toContain('admin@rostoideal.com.br')
    const commands = descendantsOf(product.pid).map(({ command }) => command)
    for (const script of ['api/server.ts', 'jobs/worker.ts'])
      expect(commands.some((command) => command.includes('--watch') && command.includes(script))).toBe(true)
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  await vi.waitUntil(() => !everybody.some(isAlive), { timeout: 60_000, interval: 50 })
})
