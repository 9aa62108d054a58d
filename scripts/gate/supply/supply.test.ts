import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../root.ts'
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

  it.each(['', 'bench/tools'])('proves every package, and takes each from the registry: ./%s', (folder) => {
    const locked = readLockFile(join(ROOT, folder))
    // What benchmarks install runs no script at all.
    const scripts = Object.fromEntries(packagesOf(locked).map(({ name }) => [name, false]))
    expect(faultsOfLockFile(locked, folder === '' ? manifest.allowScripts : scripts)).toEqual([])
    expect(packagesOf(locked).length).toBeGreaterThan(100)
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
