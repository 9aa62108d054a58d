import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {} from '#api/platform/testing/database.ts'
import type { TestProject } from 'vitest/node'
import { ensureDatabaseClient } from '../ops/build.ts'
import { runCommand } from '../command.ts'
import { migrate } from '../ops/migrate.ts'
import { startPostgres } from '../ops/postgres.ts'

interface Server {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** One for all projects of a run that want it. */
let server: Promise<Server> | undefined
let users = 0

/** Provides the migrated database that tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1
  server ??= start()
  const { url, stop } = await server
  project.provide('templateUrl', url)
  return async () => {
    users -= 1
    if (users === 0) await stop()
  }
}

async function start(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-test-'))
  const postgres = await startPostgres(dataDir, { use: 'throwaway' })
  await ensureDatabaseClient({ say: console.log })
  await migrate(postgres.url)
  await runCommand('node scripts/testing/open-queue.ts', {
    env: { DATABASE_URL: postgres.url, DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'warn' },
  })
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
