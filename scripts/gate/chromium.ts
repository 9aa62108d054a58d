import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ROOT } from '../root.ts'
import { installWithApt, programs, runs } from './programs.ts'

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const ELSEWHERE = ['/snap/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const SHELL = ['chromium-headless-shell']
const INSTALL_MS = 600_000

/** From `CHROMIUM_PATH`, the machine or Playwright. */
export function findChromium(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH']
  return [...programs(WHOLE), ...ELSEWHERE, chromium.executablePath()].find((path) => runs(path))
}

/** Faster, but without Background Sync, push and disk profiles. `CHROMIUM_PATH` overrides it. */
export function findHeadlessShell(): string | undefined {
  return process.env['CHROMIUM_PATH'] ? undefined : programs(SHELL).find((path) => runs(path))
}

/** Installs it if needed. @throws Error when every way failed */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('Nenhum Chromium nesta máquina; instalando um para os testes no navegador (só na primeira vez)…')
  for (const install of [() => installWithApt('chromium', 'fonts-liberation'), withPlaywright]) {
    install()
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error('Não foi possível instalar um Chromium. Instale um e aponte CHROMIUM_PATH para ele.')
}

/** If undefined, use the full browser. */
function ensureHeadlessShell(): string | undefined {
  if (process.env['CHROMIUM_PATH'] || findHeadlessShell()) return findHeadlessShell()
  installWithApt('chromium-headless-shell')
  return findHeadlessShell()
}

function withPlaywright(): void {
  const withSystemPackages = process.getuid?.() === 0 ? ['--with-deps'] : []
  console.log('  playwright install chromium')
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [cli, 'install', ...withSystemPackages, 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_MS,
  })
}

// Installing waits for the network: the gate does it beside its checks.
if (import.meta.main) {
  ensureChromium()
  ensureHeadlessShell()
}
