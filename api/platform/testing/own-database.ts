// A setup file, run before test imports: env.ts and db.ts read the environment when loaded.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createDatabase } from './database.ts'

const database = await createDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-data-'))
process.env['DATABASE_URL'] = database.url
process.env['DATA_DIR'] = dataDir

afterAll(async () => {
  const [{ closeQueue }, { closeDb }] = await Promise.all([import('../queue.ts'), import('../db.ts')])
  await closeQueue()
  await closeDb()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})
