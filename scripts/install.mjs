// Plain JavaScript for any Node ≥ 20, with no dependency: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.rosto-ideal-install')
const SAY_EVERY_MS = 10_000

/** What an install was made for: this lock file, this kind of machine. */
export function stampFor(lockText, platform = `${process.platform}-${process.arch}`) {
  return `${createHash('sha256').update(lockText).digest('hex')} ${platform}`
}

/**
 * Is an install needed, and if not, must the stamp be written? `installedText` is npm's own note of what it put in
 * node_modules: who typed `npm install` by hand needs no second one. A linked node_modules belongs to another checkout and
 * is never touched.
 */
export function decide({ lockText, stampText, installedText, isLinked, stamp }) {
  if (isLinked || stampText === stamp) return { install: false, keepStamp: false }
  const isOfThisMachine = stampText === undefined || platformOf(stampText) === platformOf(stamp)
  const isComplete = isOfThisMachine && installedText !== undefined && isSame(lockText, installedText)
  return { install: !isComplete, keepStamp: isComplete }
}

const platformOf = (stamp) => stamp.split(' ')[1]

function isSame(lockText, installedText) {
  try {
    const wanted = JSON.parse(lockText).packages
    const installed = JSON.parse(installedText).packages
    const isWanted = ([path, { version }]) => path === '' || wanted[path]?.version === version
    const isThere = ([path, { optional, devOptional }]) => path === '' || optional || devOptional || installed[path]
    return Object.entries(installed).every(isWanted) && Object.entries(wanted).every(isThere)
  } catch {
    return false
  }
}

/** Installs what package-lock.json asks for, once, telling what happens. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`Este produto precisa do Node 20 ou mais novo; este é o ${process.versions.node}.`)
  }
  if (!isNeeded()) return
  await withLock(join(ROOT, '.cache', 'install.lock'), installOnce, () =>
    console.log('Outra execução está instalando as dependências; esperando por ela…'),
  )
}

function isNeeded() {
  const lockText = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const stamp = stampFor(lockText)
  const isLinked = existsSync(MODULES) && lstatSync(MODULES).isSymbolicLink()
  const installedText = textOf(join(MODULES, '.package-lock.json'))
  const { install, keepStamp } = decide({ lockText, stamp, stampText: textOf(STAMP), installedText, isLinked })
  if (keepStamp) writeFileSync(STAMP, stamp)
  return install
}

async function installOnce() {
  if (!isNeeded()) return
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log('Instalando as dependências (só na primeira vez ou quando elas mudam; costuma levar cerca de um minuto)…')
  const ticking = setInterval(() => console.log(`  … ainda instalando, ${seconds()} s`), SAY_EVERY_MS)
  const code = await npmCi()
  clearInterval(ticking)
  if (code !== 0) {
    fail('A instalação falhou; o motivo está acima. Confira a internet e o espaço em disco e rode o comando de novo.')
  }
  writeFileSync(STAMP, stampFor(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
  console.log(`Dependências instaladas em ${seconds()} s.`)
}

function npmCi() {
  // npm must not run on the Node inside the folder it is about to replace.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}.bin`))
    .join(delimiter)
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return new Promise((resolve) => {
    const npm = spawn('npm', options, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: path, NODE_ENV: 'development' },
    })
    npm.once('error', (error) => {
      console.error(error.code === 'ENOENT' ? 'O npm não foi encontrado: ele vem com o Node.' : String(error))
      resolve(1)
    })
    npm.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a script on the Node 24 that the install brought, whatever the machine has, and ends as it ends. Signals are passed
 * on; should this process be killed, the script sees its channel close.
 */
export function runOnOwnNode(script, args = process.argv.slice(2)) {
  const bundled = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const child = spawn(existsSync(bundled) ? bundled : process.execPath, [join(ROOT, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled code is kept between starts: half the work of starting a process.
    env: { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'), ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(`Não foi possível iniciar ${script}: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
