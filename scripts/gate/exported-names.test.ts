import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../root.ts'

const FLOORS = ['contract', 'visagism', 'api', 'jobs', 'pwa', 'scripts', 'bench']
/** Every page's module exports these. */
const OF_EVERY_PAGE = ['head', 'bare', 'read', 'SEO']
const EXPORTED = /^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm

function namesExportedTwice(floor: string): string[] {
  const filesOf = new Map<string, Set<string>>()
  for (const file of globSync(`${floor}/**/*.{ts,tsx}`, { cwd: ROOT })) {
    if (/node_modules|\.(test|d)\.tsx?$/.test(file)) continue
    for (const [, name = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORTED))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file))
  }
  return [...filesOf].flatMap(([name, files]) =>
    files.size > 1 && !OF_EVERY_PAGE.includes(name) ? [`${name}: ${[...files].join(', ')}`] : [],
  )
}

it.each(FLOORS)('no two files of %s export one name', (floor) => {
  expect(namesExportedTwice(floor)).toEqual([])
})
