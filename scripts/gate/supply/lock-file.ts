import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ROOT } from '../../root.ts'

const LockedPackage = z.object({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  license: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  link: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
})

/** The parts of version 3 used here. */
export const LockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), LockedPackage) })
export type LockFile = z.infer<typeof LockFile>

export const readLockFile = (folder = ROOT): LockFile =>
  LockFile.parse(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')))

export interface InstalledPackage {
  readonly name: string
  readonly version: string
  readonly licence: string | undefined
  readonly isProduction: boolean
  /** Relative, such as `node_modules/x`. */
  readonly path: string
}

export function packagesOf(lock: LockFile): InstalledPackage[] {
  return Object.entries(lock.packages).flatMap(([path, { name, version = '', license, dev = false }]) =>
    path === '' ? [] : [{ name: name ?? nameIn(path), version, licence: license, isProduction: !dev, path }],
  )
}

const nameIn = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

const REGISTRY = 'https://registry.npmjs.org/'

/** Packages without a hash or not from the registry, and scripts absent from `allowScripts`. */
export function faultsOfLockFile(lock: LockFile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(lock.packages).flatMap(([path, locked]) => {
    if (path === '') return []
    const faults = []
    if (locked.link || !path.startsWith('node_modules/')) faults.push('is a folder, not a package')
    if (!/^sha512-[\w+/]{86}==$/.test(locked.integrity ?? '')) faults.push('has no SHA-512')
    if (locked.resolved !== undefined && !locked.resolved.startsWith(REGISTRY))
      faults.push(`comes from ${locked.resolved}`)
    if (locked.hasInstallScript && !Object.hasOwn(allowScripts, locked.name ?? nameIn(path)))
      faults.push('runs a script at installation that allowScripts does not name')
    return faults.map((fault) => `${path} ${fault}`)
  })
}
