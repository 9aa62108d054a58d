// Plain JavaScript for any Node ≥ 20. Where there is a browser, that one is used; else Debian's package; else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const ELSEWHERE = ['/snap/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The path of a browser that starts, or undefined. `CHROMIUM_PATH` chooses one. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE]
  return candidates.find(runs) ?? [await playwrightsOwn()].find((path) => path && runs(path))
}

/** Finds a browser or installs one, telling what happens. @throws Error when every way failed */
export async function ensureChromium() {
  const found = await findChromium()
  if (found) return found
  console.log('Nenhum Chromium nesta máquina; instalando um para os testes no navegador (só na primeira vez)…')
  for (const install of [withApt, withPlaywright]) {
    install()
    const installed = await findChromium()
    if (installed) return installed
  }
  throw new Error('Não foi possível instalar um Chromium. Instale um e aponte CHROMIUM_PATH para ele.')
}

const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function withApt() {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return
  const isRoot = process.getuid() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return
  const apt = (...args) => {
    const command = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]
    console.log(`  apt-get ${args.join(' ')}`)
    return spawnSync(command[0], command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 })
  }
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
}

function withPlaywright() {
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  const isRoot = process.getuid?.() === 0
  console.log('  playwright install chromium')
  spawnSync(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 600_000,
  })
}
