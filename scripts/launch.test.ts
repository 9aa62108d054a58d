import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from './root.ts'

const EXPRESS = { 'node_modules/express': { version: '5.3.0' } }
const WANTED = {
  '': { version: '1.0.0' },
  ...EXPRESS,
  'node_modules/native-for-macs': { version: '1.0.0', optional: true },
}
const INSTALLED = lockOf({ ...EXPRESS })
const OWN_NODE = 'node_modules/node/bin/node'

let checkout: string
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'rosto-ideal-launch-'))
  await mkdir(join(checkout, 'scripts'))
  await mkdir(join(checkout, 'bin'))
  for (const file of ['launch.mjs', 'lock.mjs'])
    await copyFile(join(ROOT, 'scripts', file), join(checkout, 'scripts', file))
  await writeFile(join(checkout, 'scripts/hello.mjs'), `console.log('ran', process.argv[2]); process.exitCode = 3`)
  await writeFile(join(checkout, 'package-lock.json'), lockOf(WANTED))
  await writeFile(join(checkout, 'installed'), INSTALLED)
  await standInForNpm('')
})
afterEach(() => rm(checkout, { recursive: true, force: true }))

function lockOf(packages: Record<string, object>): string {
  return JSON.stringify({ lockfileVersion: 3, packages })
}

async function program(path: string, script: string): Promise<void> {
  await mkdir(dirname(join(checkout, path)), { recursive: true })
  await writeFile(join(checkout, path), `#!/bin/sh\n${script}\n`)
  await chmod(join(checkout, path), 0o755)
}

/** Logs its arguments, runs `first` and leaves an install's files. */
const standInForNpm = (first: string) =>
  program(
    'bin/npm',
    `echo "$*" >> calls
${first}
mkdir -p node_modules/node/bin
cp installed node_modules/.package-lock.json
ln -sf "${process.execPath}" ${OWN_NODE}`,
  )

async function leave(installed: string, ownNode = `exec ${process.execPath} "$@"`): Promise<void> {
  await program(OWN_NODE, ownNode)
  await writeFile(join(checkout, 'node_modules/.package-lock.json'), installed)
}

async function launch(onText: (text: string) => void = () => {}, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'scripts/hello.mjs', 'you'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: [join(checkout, 'bin'), process.env['PATH']].join(delimiter), ...env },
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    onText(text)
  })
  const [code] = await once(child, 'close')
  const calls = await readFile(join(checkout, 'calls'), 'utf8').catch(() => '')
  return { code, out, installs: calls.split('\n').filter((line) => line.startsWith('ci ')).length }
}

describe('an install is', () => {
  test('made on a fresh machine, and the script runs after it with its arguments and ends as it ends', async () => {
    const { code, out, installs } = await launch()
    expect({ code, installs }).toEqual({ code: 3, installs: 1 })
    expect(out).toMatch(/^Instalando as dependências[^]*Dependências instaladas em \d+ s\.\nran you\n$/)
  })

  test('not made when what is there is what the lock file asks for, optional packages or not', async () => {
    await leave(INSTALLED)
    expect(await launch()).toEqual({ code: 3, installs: 0, out: 'ran you\n' })
  })

  test.each([
    ['production', 0],
    ['development', 1],
  ])('of what serves alone is whole in production, not elsewhere: %s', async (mode, installs) => {
    const builder = { 'node_modules/vite': { version: '8.0.0', dev: true } }
    await writeFile(join(checkout, 'package-lock.json'), lockOf({ ...WANTED, ...builder }))
    await leave(INSTALLED)
    await rm(join(checkout, OWN_NODE))
    expect((await launch(undefined, { NODE_ENV: mode })).installs).toBe(installs)
  })

  test.each([
    ['another version', lockOf({ 'node_modules/express': { version: '4.0.0' } })],
    ['a missing package', lockOf({})],
    ['one too many', lockOf({ ...EXPRESS, 'node_modules/left-pad': { version: '1.0.0' } })],
    ['an unreadable note', '{"packages":'],
  ])('made when npm left a note of %s', async (_, installed) => {
    await leave(installed)
    expect((await launch()).installs).toBe(1)
  })

  test('made when node_modules was copied from another kind of machine', async () => {
    await leave(INSTALLED, 'exit 126')
    expect((await launch()).installs).toBe(1)
  })

  test('made once by two who start at the same time', async () => {
    await standInForNpm('while [ ! -e go ]; do sleep 0.05; done')
    const letNpmGoOn = (text: string) => void (text.includes('Outra execução') && writeFile(join(checkout, 'go'), ''))
    const both = await Promise.all([launch(letNpmGoOn), launch(letNpmGoOn)])
    expect(both.map(({ code, out }) => ({ code, hasRun: out.endsWith('ran you\n') }))).toEqual([
      { code: 3, hasRun: true },
      { code: 3, hasRun: true },
    ])
    expect(Math.max(...both.map(({ installs }) => installs))).toBe(1)
  })

  test('never made through a link into another checkout', async () => {
    await leave(lockOf({}))
    await cp(join(checkout, 'node_modules'), join(checkout, 'elsewhere'), { recursive: true })
    await rm(join(checkout, 'node_modules'), { recursive: true })
    await symlink(join(checkout, 'elsewhere'), join(checkout, 'node_modules'))
    expect((await launch()).installs).toBe(0)
  })
})

test('a token too short is refused before anything is installed', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/launch.mjs', 'scripts/hello.mjs'], {
    cwd: checkout,
    env: { ...process.env, KIWIFY_TOKEN: 'curto' },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 78, stderr: 'KIWIFY_TOKEN: deve ter pelo menos 8 caracteres\n' })
})
