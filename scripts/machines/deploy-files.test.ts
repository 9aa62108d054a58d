import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { ROOT } from '../root.ts'

const read = (path: string) => readFile(join(ROOT, path), 'utf8')

interface Service {
  readonly command?: string | readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, unknown>>
  readonly volumes?: readonly string[]
}

async function commands(): Promise<string[]> {
  const compose = parse(await read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
  const ours = Object.values(compose.services).flatMap(({ command }) =>
    Array.isArray(command) ? [command.join(' ')] : [],
  )
  const cluster = parseAllDocuments(await read('build/deploy/kubernetes.yaml')).map(
    (document) => document.toJS() as unknown,
  )
  const found: string[] = []
  const walk = (value: unknown) => {
    if (Array.isArray(value)) for (const one of value) walk(one)
    else if (value !== null && typeof value === 'object') {
      const { command } = value as { command?: unknown }
      if (Array.isArray(command)) found.push(command.join(' '))
      for (const one of Object.values(value)) walk(one)
    }
  }
  walk(cluster)
  return [...ours, ...found]
}

test('what compose and the cluster start is there, with the worker’s own flags', async () => {
  const all = await commands()
  const scripts = all.flatMap((command) => command.match(/[\w/-]+\.ts/g) ?? [])
  expect(scripts.filter((script) => !existsSync(join(ROOT, script)))).toEqual([])
  const { scripts: own } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const workers = all.filter((command) => command.includes('jobs/worker.ts'))
  // The image has the right Node.
  const worker = own['worker']?.replace('--import ./scripts/require-node.mjs ', '')
  expect(workers).toEqual([worker, worker])
})

test('services depend on services and keep what they write in volumes that are declared', async () => {
  const { services, volumes } = parse(await read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }
  const missing = Object.entries(services).flatMap(([name, { depends_on: needs = {}, volumes: mounts = [] }]) => [
    ...Object.keys(needs).filter((need) => !services[need]),
    ...mounts.filter((mount) => !Object.hasOwn(volumes, mount.split(':')[0] ?? '')).map((mount) => `${name}: ${mount}`),
  ])
  expect(missing).toEqual([])
})

test('every name they set is one the product reads', async () => {
  const names = (await read('api/platform/env.ts')) + 'MALLOC_ARENA_MAX'
  const { services } = parse(await read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
  for (const service of ['prepare', 'api', 'worker'])
    for (const name of Object.keys(services[service]?.environment ?? {})) expect(names).toContain(name)
})

test('the image runs the Node that the product is tested on, not as root, and installs no more than serves', async () => {
  const image = await read('Dockerfile')
  const { devDependencies } = JSON.parse(await read('package.json')) as { devDependencies: Record<string, string> }
  const major = devDependencies['node']?.split('.')[0]
  expect(image.match(/^FROM node:(\d+)/gm)).toEqual([`FROM node:${major}`, `FROM node:${major}`])
  expect(image).toMatch(/^USER node$/m)
  expect(image).toContain('npm prune --omit=dev')
})
