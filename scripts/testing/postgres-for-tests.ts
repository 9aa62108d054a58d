import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {} from '#api/platform/testing/database.ts'
import type { TestProject } from 'vitest/node'
import { ensureDatabaseClient } from '../ops/build.ts'
import { runCommand } from '../command.ts'
import { migrate } from '../ops/migrate.ts'
import { startPostgres } from '../ops/postgres.ts'

/** Each test file copies the migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-test-'))
  const postgres = await startPostgres(dataDir, { use: 'throwaway' })
  await ensureDatabaseClient({ say: console.log })
  await migrate(postgres.url)
  await runCommand('node scripts/testing/open-queue.ts', {
    env: { DATABASE_URL: postgres.url, DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'warn' },
  })
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
