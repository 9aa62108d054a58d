import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from '../root.ts'
import { askRegistry, findVulnerable, KnownAdvisories } from './advisories.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { faultOfLicence } from './licences.ts'
import { faultsOfLockFile, type InstalledPackage, LockFile, packagesOf, readLockFile } from './lock-file.ts'

interface Manifest {
  readonly allowScripts: Record<string, boolean>
  readonly dependencies: Record<string, string>
  readonly devDependencies: Record<string, string>
  readonly overrides: Record<string, string>
}
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest
const lock = readLockFile()
const packages = packagesOf(lock)

const INTEGRITY = `sha512-${'a'.repeat(86)}==`
const packageOf = (name: string, more: Partial<InstalledPackage> = {}): InstalledPackage => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  isProduction: true,
  path: `node_modules/${name}`,
  ...more,
})

describe('the lock file', () => {
  it.each([
    ['no proof of its bytes', { version: '1.0.0' }],
    ['a proof that can be forged', { version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['another registry', { integrity: INTEGRITY, resolved: 'https://registry.npmjs.org.example.com/x.tgz' }],
    ['a repository', { integrity: INTEGRITY, resolved: 'git+ssh://git@github.com/a/x.git#1' }],
    ['no encryption', { integrity: INTEGRITY, resolved: 'http://registry.npmjs.org/x/-/x-1.0.0.tgz' }],
    ['a script nobody allowed or forbade', { integrity: INTEGRITY, hasInstallScript: true }],
    ['a folder', { link: true, integrity: INTEGRITY }],
  ])('refuses %s', (_, locked) => {
    const hostile = LockFile.parse({ lockfileVersion: 3, packages: { '': {}, 'node_modules/x': locked } })
    expect(faultsOfLockFile(hostile, {})).toHaveLength(1)
  })

  it('proves every package, and takes each from the registry', () => {
    expect(faultsOfLockFile(lock, manifest.allowScripts)).toEqual([])
    expect(packages.length).toBeGreaterThan(1000)
  })

  it('is of exact versions', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides }
    expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))).toEqual([])
  })
})

describe('licences', () => {
  it.each([
    ['none', undefined],
    ['copyleft', 'AGPL-3.0-only'],
    ['copyleft beside a free one', 'MIT AND GPL-3.0-only'],
    ['words', 'SEE LICENSE IN LICENSE.md'],
    ['what only machines that build may use', 'EPL-2.0'],
    ['what another package was considered for', 'LGPL-3.0-or-later'],
  ])('refuses %s', (_, licence) => {
    expect(faultOfLicence(packageOf('x', { licence }))).toMatch(/^x /)
  })

  it('takes the free one of two', () => {
    expect(faultOfLicence(packageOf('x', { licence: '(GPL-2.0-only OR MIT)' }))).toBeUndefined()
  })

  it('are allowed, every one', () => {
    expect(packages.flatMap((each) => faultOfLicence(each) ?? [])).toEqual([])
  })
})

describe('advisories', () => {
  const advisory = {
    url: 'https://example.com/1',
    title: 'Bad',
    severity: 'high',
    vulnerable_versions: '>=1.0.0 <1.2.0',
  }

  const known = {
    ...advisory,
    url: 'https://github.com/advisories/GHSA-2222-3333-4444',
    source: 'https://example.com/1',
  }

  it.each([
    ['without the thread it was read in', { ...known, source: undefined }],
    ['that names no advisory of the public database', { ...known, url: 'https://nvd.nist.gov/vuln/detail/CVE-2026-1' }],
    ['of no versions', { ...known, vulnerable_versions: 'some' }],
  ])('of the list of ours are refused %s', (_, entry) => {
    const listOf = (one: unknown) => ({ asOf: '2026-11-23', accepted: {}, advisories: { x: [one] } })
    expect(KnownAdvisories.safeParse(listOf(known)).success).toBe(true)
    expect(KnownAdvisories.safeParse(listOf(entry)).success).toBe(false)
  })

  async function registryAnswering(status: number, body: string): Promise<string> {
    const server = createServer((req, res) => req.resume().on('end', () => res.writeHead(status).end(body)))
    server.listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  it.each([
    [405, ''],
    [404, '{}'],
    [200, 'a page that says welcome'],
    [200, '{"x":[{"title":"without a range"}]}'],
    [503, '{}'],
  ])('are not taken for none when the registry says %i %s', async (status, body) => {
    expect(await askRegistry(await registryAnswering(status, body), [packageOf('x')])).toBeTypeOf('string')
  })

  it('are not taken for none when nobody listens', async () => {
    expect(await askRegistry('http://127.0.0.1:9/', [packageOf('x')])).toBeTypeOf('string')
  })

  it('come from a registry that has them', async () => {
    const registry = await registryAnswering(200, JSON.stringify({ x: [advisory] }))
    expect(await askRegistry(registry, [packageOf('x')])).toEqual({ x: [advisory] })
  })

  it('speak of the versions in their range alone', () => {
    const versions = ['0.9.0', '1.0.0', '1.2.0-rc.1', '1.2.0'].map((version) => packageOf('x', { version }))
    expect(
      findVulnerable([...versions, packageOf('constructor')], { x: [advisory] }).map((each) => each.package.version),
    ).toEqual(['1.0.0', '1.2.0-rc.1'])
  })

  it('of the list of ours speak of no package of a production machine', () => {
    const { accepted, advisories } = KnownAdvisories.parse(
      JSON.parse(readFileSync(join(import.meta.dirname, 'known-advisories.json'), 'utf8')),
    )
    const findings = findVulnerable(packages, advisories)
    expect(findings.filter((finding) => finding.package.isProduction)).toEqual([])
    // Every finding has a reason, and every reason a finding.
    expect(new Set(findings.map((finding) => finding.advisory.url))).toEqual(new Set(Object.keys(accepted)))
  })

  it.each([
    [
      'a known fault',
      { asOf: '2026-11-23', accepted: {}, advisories: { express: [{ ...known, vulnerable_versions: '*' }] } },
      1,
    ],
    [
      'an accepted fault of a production package',
      {
        asOf: '2026-11-23',
        accepted: { [known.url]: 'no' },
        advisories: { express: [{ ...known, vulnerable_versions: '*' }] },
      },
      1,
    ],
    ['an old list and no registry', { asOf: '2020-01-01', accepted: {}, advisories: {} }, 2],
  ])('%s ends the command with a code', async (_, list, code) => {
    const folder = mkdtempSync(join(tmpdir(), 'rosto-ideal-supply-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'list.json'), JSON.stringify(list))
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'run-advisories.ts'), join(folder, 'list.json')],
      { encoding: 'utf8', env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9/' } },
    )
    expect(stdout).toContain('was not asked')
    expect(status).toBe(code)
  })
})

it('a bill of materials names every package of a production machine with its hash, and no other', () => {
  const { components } = billOfMaterials(lock, { name: 'rosto-ideal', version: '1.0.0' })
  const names = new Set(components.map(({ name }) => name))
  expect(Object.keys(manifest.dependencies).filter((name) => !names.has(name))).toEqual([])
  expect(names).not.toContain('vitest')
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
  expect(components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes[0]?.content ?? ''))).toEqual([])
})
