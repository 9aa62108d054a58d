// A setup file: one database a test process, emptied before each of its files. It runs before a file's own imports, because env.ts
// and db.ts read the environment when they are loaded.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createDatabase, type EmptiedDatabase, keepEmptiable } from './database.ts'

declare global {
  // The setup file is evaluated anew for each test file; the process and its modules stay.
  var sharedDatabase: Promise<EmptiedDatabase & { readonly dataDir: string }> | undefined
}

async function open() {
  const { url } = await createDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-data-'))
  return { ...(await keepEmptiable(url)), url, dataDir }
}

const shared = await (globalThis.sharedDatabase ??= open())
process.env['DATABASE_URL'] = shared.url
process.env['DATA_DIR'] = shared.dataDir
await shared.empty()
for (const name of await readdir(shared.dataDir))
  // Loaded once by this process, and read by those that a test starts.
  if (name !== 'secrets.json') await rm(join(shared.dataDir, name), { recursive: true, force: true })

afterAll(async () => {
  const { closeQueue } = await import('../queue.ts')
  await closeQueue()
})
