import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../root.ts'

const FLOORS = ['visagism', 'contract', 'api', 'jobs', 'pwa']
const MOST_FILES = 45

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FLOORS], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

/** Imports of our files, including types and dynamic ones. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g)].map(([, spec = '']) =>
    spec.startsWith('#') ? spec.slice(1) : normalize(join(dirname(file), spec)),
  )
}

/** Returns the nodes of one cycle. */
function circleIn(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | undefined {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (node: string): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return undefined
    path.push(node)
    for (const next of graph.get(node)?.keys() ?? []) {
      const circle = visit(next)
      if (circle) return circle
    }
    path.pop()
    done.add(node)
    return undefined
  }
  for (const node of graph.keys()) {
    const circle = visit(node)
    if (circle) return circle
  }
  return undefined
}

describe('the rooms', () => {
  it('are folders that import one another in no circle, counting types and dynamic imports', () => {
    const graph = new Map<string, Map<string, string>>()
    for (const file of sources.filter((source) => !isTest(source))) {
      const from = dirname(file)
      const targets = graph.get(from) ?? new Map<string, string>()
      graph.set(from, targets)
      for (const target of importsOf(file).filter((name) => FLOORS.includes(name.split('/')[0] ?? ''))) {
        const to = dirname(target)
        if (to !== from && !targets.has(to)) targets.set(to, `${file} imports ${target}`)
      }
    }
    const circle = circleIn(graph) ?? []
    expect(circle.slice(0, -1).map((room, at) => graph.get(room)?.get(circle[at + 1] ?? ''))).toEqual([])
  })

  it(`hold at most ${MOST_FILES} source files a folder`, () => {
    const counts = new Map<string, number>()
    for (const file of sources.filter((source) => !isTest(source)))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([])
  })
})
