import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from '#scripts/command.ts'

const FOLDER = join(import.meta.dirname, 'tools')

/**
 * A package that only a benchmark needs, with the part of it that is used as its type. The first one asked for installs all of
 * them, into a folder of their own: nobody else waits for Lighthouse.
 */
export async function tool<Package>(name: string): Promise<Package> {
  if (!existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) {
    console.log('Installing what only the benchmarks need …')
    await runCommand('npm ci --prefix bench/tools --no-audit --no-fund --ignore-scripts')
  }
  const loaded: unknown = await import(pathToFileURL(createRequire(join(FOLDER, 'package.json')).resolve(name)).href)
  return loaded as Package
}
