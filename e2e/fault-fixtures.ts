/* oxlint-disable no-empty-pattern -- Playwright reads the fixtures that a fixture needs from this pattern. */
import { type ApiProcess, startApi } from './api-process.ts'
import { test as base, expect, given } from './fixtures.ts'
import { stretchWire, type Wire } from './wire.ts'

export { expect }

interface Shared {
  api: ApiProcess
  line: Wire
}

interface Faults {
  /** Intact at each test's start. */
  wire: Wire
}

export const test = base.extend<Faults, Shared>({
  api: [
    async ({}, give) => {
      const api = await startApi({
        dataDir: given('E2E_DATA_DIR'),
        databaseUrl: given('E2E_DATABASE_URL'),
        kiwifyToken: given('E2E_KIWIFY_TOKEN'),
      })
      await give(api)
      await api.kill()
    },
    { scope: 'worker' },
  ],
  line: [
    async ({ api }, give) => {
      const wire = await stretchWire(api.port)
      await give(wire)
      await wire.close()
    },
    { scope: 'worker' },
  ],
  wire: async ({ line }, give) => {
    line.plan = () => null
    line.seen.length = 0
    await give(line)
  },
  baseURL: async ({ wire }, give) => give(wire.address),
})
