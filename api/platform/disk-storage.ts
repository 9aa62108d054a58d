import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { PROBE_BYTES, type Storage, StoredFileMissing } from './stored-files.ts'

/** @throws Error for a key outside the folder */
export function diskStorage(root: string): Storage {
  const base = resolve(root)
  const pathOf = (key: string) => {
    const path = resolve(base, key)
    if (!path.startsWith(base + sep)) throw new Error(`storage key outside the store: ${key}`)
    return path
  }
  const missing = (key: string) => (error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new StoredFileMissing(key)
    throw error
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomUUID()}.part`
      const file = await open(draft, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    },
    read: (key) => readFile(pathOf(key)).catch(missing(key)),
    async stream(key) {
      const path = pathOf(key)
      const { size } = await stat(path).catch(missing(key))
      return { body: createReadStream(path), size }
    },
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      await mkdir(base, { recursive: true, mode: 0o700 })
      for await (const entry of await opendir(base, { recursive: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        // May be deleted during listing.
        const found = await stat(path).catch(() => null)
        if (found) yield { key: relative(base, path).split(sep).join('/'), modifiedAt: found.mtime }
      }
    },
    async ready() {
      await mkdir(base, { recursive: true, mode: 0o700 })
      const probe = join(base, `.probe-${randomUUID()}`)
      try {
        await writeFile(probe, Buffer.alloc(PROBE_BYTES), { flush: true, mode: 0o600 })
      } finally {
        await rm(probe, { force: true })
      }
      return true
    },
  }
}
