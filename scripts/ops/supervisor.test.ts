import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAlive } from '../lock.mjs'
import { type RunningProduct, runProduct } from './run-product.ts'
import { descendantsOf } from '../testing/descendants.ts'

let dataDir: string
let product: RunningProduct | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-supervisor-'))
  await chmod(dataDir, 0o711)
})
afterEach(async () => {
  await product?.stop()
  product = undefined
  await rm(dataDir, { recursive: true, force: true })
})

const untilGone = (pids: readonly number[]) =>
  vi.waitUntil(() => !pids.some(isAlive), { timeout: 60_000, interval: 50 })
const isUp = async (address: string) => (await fetch(`${address}/readyz`).catch(() => undefined))?.ok ?? false

describe.runIf(process.platform === 'linux')('the whole product', () => {
  test('survives the death of each of its processes, and SIGTERM leaves none behind', async () => {
    product = await runProduct(dataDir)
    const { address, pid, output } = product
    const pidOf = (name: RegExp) => descendantsOf(pid).find(({ command }) => name.test(command))?.pid
    for (const name of [/jobs\/worker\.ts/, /api\/server\.ts/, /postgres -D/]) {
      const before = pidOf(name) ?? 0
      process.kill(before, 'SIGKILL')
      await vi.waitUntil(() => ![undefined, before].includes(pidOf(name)), { timeout: 60_000, interval: 50 })
    }
    await vi.waitUntil(() => isUp(address), { timeout: 60_000, interval: 100 })
    expect(output()).toContain('O processo worker caiu (morto por SIGKILL); iniciando de novo')
    expect(output()).toContain('O PostgreSQL caiu; iniciando de novo.')

    const everybody = [pid, ...descendantsOf(pid).map((one) => one.pid)]
    expect(everybody.length).toBeGreaterThan(5)
    await product.stop()
    expect(everybody.filter(isAlive)).toEqual([])
  })

  test('is gone when its supervisor is killed, and starts again on the same data', { tags: ['long'] }, async () => {
    const killed = await runProduct(dataDir)
    const everybody = descendantsOf(killed.pid).map((one) => one.pid)
    process.kill(killed.pid, 'SIGKILL')
    await untilGone(everybody)

    product = await runProduct(dataDir)
    expect(await isUp(product.address)).toBe(true)
  })

  test(
    'refuses a second start on the data or the port of a running one, and harms nothing',
    { tags: ['long'] },
    async () => {
      product = await runProduct(dataDir)
      await expect(runProduct(dataDir)).rejects.toThrow(/Já existe uma execução com os dados/)
      const { port } = new URL(product.address)
      const elsewhere = join(dataDir, 'elsewhere')
      await expect(runProduct(elsewhere, { PORT: port })).rejects.toThrow(`A porta ${port} está ocupada`)
      expect(await isUp(product.address)).toBe(true)
    },
  )

  test('in production refuses missing secrets by name before anything starts', async () => {
    const refusal = runProduct(dataDir, { NODE_ENV: 'production' })
    await expect(refusal).rejects.toThrow(/SESSION_SECRET: falta[^]*KIWIFY_TOKEN: falta/)
  })

  test('without examples ends its start with the way to the first administrator', { tags: ['long'] }, async () => {
    product = await runProduct(dataDir, { EXAMPLES: 'off', SETUP_TOKEN: 'codigo-de-instalacao' })
    const { address, output } = product
    await vi.waitFor(() => {
      const [, banner] = output().split('está no ar')
      expect(banner).toContain(`${address}/admin/setup`)
      expect(banner).toContain('com o código codigo-de-instalacao')
    })
  })
})
