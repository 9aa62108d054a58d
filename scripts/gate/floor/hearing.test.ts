import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../root.ts'
import { newerInScript } from './find-newer.ts'
import { newerFeatures } from './newer-features.ts'

/** What hears a note on a phone, and all that it imports. */
function modulesOf(entries: readonly string[]): ReadonlyMap<string, string> {
  const read = new Map<string, string>()
  const open = [...entries]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (read.has(path)) continue
    const code = stripTypeScriptTypes(readFileSync(path, 'utf8'))
    read.set(path, code)
    for (const [, from] of code.matchAll(/\bfrom '(\.[^']+\.ts)'/g)) open.push(join(dirname(path), from ?? ''))
  }
  return read
}

it('what hears a note on a phone looks behind nowhere: the oldest iPhones would not read its file', () => {
  const newer = newerFeatures()
  const modules = modulesOf(['echo', 'settle'].map((name) => join(ROOT, 'visagism/facts', `${name}.ts`)))
  expect(modules.size).toBeGreaterThan(12)
  const found = [...modules].flatMap(([path, code]) =>
    newerInScript(code, newer)
      .filter(({ feature }) => feature === 'syntax: lookbehind')
      .map(({ near }) => `${path}: ${near}`),
  )
  expect(found).toEqual([])
})
