import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCEPTED, type Accepted } from './accepted.ts'
import { newerInScript, newerInStyle } from './find-newer.ts'
import { newerFeatures } from './newer-features.ts'

/** Unaccepted uses, and accepted ones not found. */
export interface FloorVerdict {
  readonly unaccepted: readonly string[]
  readonly stale: readonly string[]
}

/** `assets/app-AuTIqDkw.js` as `assets/app.js`. */
const withoutHash = (file: string) => file.replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** Documents contain no scripts. */
export function judgeBuiltFiles(folder: string, accepted: readonly Accepted[] = ACCEPTED): FloorVerdict {
  const newer = newerFeatures()
  const unaccepted = new Map<string, string>()
  const used = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const find = /\.m?js$/.test(file) ? newerInScript : file.endsWith('.css') ? newerInStyle : null
    if (!find) continue
    const name = withoutHash(file)
    for (const { feature, near } of find(readFileSync(join(folder, file), 'utf8'), newer)) {
      const by = accepted.find(({ features, where }) => features.includes(feature) && (where?.test(name) ?? true))
      if (by) used.add(feature)
      else unaccepted.set(`${feature} in ${name}`, near.replace(/\s+/g, ' '))
    }
  }
  return {
    unaccepted: [...unaccepted].map(([what, near]) => `${what}: …${near}…`),
    stale: accepted.flatMap(({ features }) => features.filter((feature) => !used.has(feature))),
  }
}
