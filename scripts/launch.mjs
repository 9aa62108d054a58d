// node scripts/launch.mjs <script> …: installs what is missing, then runs the script on the product's own Node. Plain JavaScript
// without a dependency: it works on a fresh machine with any Node ≥ 20.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')
const OWN_NODE = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const SAY_EVERY_MS = 10_000
/** The one the product is tested on: it reads TypeScript as it is. */
const OLDEST_NODE = 24
const IS_PRODUCTION = process.env.NODE_ENV === 'production'

const [script, ...args] = process.argv.slice(2)
const token = process.env.KIWIFY_TOKEN
const ranBy = Number.parseInt(process.versions.node, 10)
if (ranBy < 20) {
  fail(`Este produto precisa do Node 20 ou mais novo; este é o ${process.versions.node}.`)
}
// Said before a minute of installing; everything else is checked by api/platform/env.ts, which needs what is installed.
if (token && token.length < 8) fail('KIWIFY_TOKEN: deve ter pelo menos 8 caracteres', 78)
if (!isInstalled()) {
  await withLock(join(ROOT, '.cache', 'install.lock'), install, () =>
    console.log('Outra execução está instalando as dependências; esperando por ela…'),
  )
}
run()

/**
 * Does node_modules hold what package-lock.json asks for, no more and no less, made for this kind of machine? npm notes what it
 * installed when it is done, so an interrupted install counts as none, and one typed by hand needs no second. A linked
 * node_modules belongs to another checkout and is never touched. In production what only builds and tests may be missing
 * (`npm prune --omit=dev`), our own Node with it.
 */
function isInstalled() {
  if (lstatSync(MODULES, { throwIfNoEntry: false })?.isSymbolicLink()) return true
  const wanted = packagesIn(join(ROOT, 'package-lock.json'))
  const installed = packagesIn(join(MODULES, '.package-lock.json'))
  return (
    Object.entries(installed).every(([path, { version }]) => wanted[path]?.version === version) &&
    Object.entries(wanted).every(
      ([path, { optional, devOptional, dev }]) => optional || devOptional || (IS_PRODUCTION && dev) || installed[path],
    ) &&
    (existsSync(OWN_NODE) ? spawnSync(OWN_NODE, ['--version']).status === 0 : IS_PRODUCTION && ranBy >= OLDEST_NODE)
  )
}

function packagesIn(file) {
  try {
    const { '': _own, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages
    return packages
  } catch {
    return {}
  }
}

async function install() {
  if (isInstalled()) return
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log('Instalando as dependências (só na primeira vez ou quando elas mudam; costuma levar cerca de um minuto)…')
  const ticking = setInterval(() => console.log(`  … ainda instalando, ${seconds()} s`), SAY_EVERY_MS)
  const code = await npmCi()
  clearInterval(ticking)
  if (code !== 0) {
    fail('A instalação falhou; o motivo está acima. Confira a internet e o espaço em disco e rode o comando de novo.')
  }
  console.log(`Dependências instaladas em ${seconds()} s.`)
}

function npmCi() {
  // npm must not run on the Node inside the folder it is about to replace.
  const folders = (process.env.PATH ?? '').split(delimiter)
  const path = folders.filter((folder) => !folder.includes(`${sep}node_modules${sep}.bin`)).join(delimiter)
  return new Promise((resolve) => {
    const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
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

/** Ends as the script ends. Signals are passed on; should this process be killed, the script sees its channel close. */
function run() {
  const child = spawn(existsSync(OWN_NODE) ? OWN_NODE : process.execPath, [join(ROOT, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled code is kept between starts: half the work of starting a process.
    env: { NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'), ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(`Não foi possível iniciar ${script}: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function fail(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}
