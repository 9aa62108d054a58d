// `npm run bench -- <what> …`: compare (each part beside what one would pick instead), phone, site, face, hearing, memory, flaky. On loopback, bounded.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { withOwnPrograms } from '#scripts/command.ts'
import { ROOT } from '#scripts/root.ts'

const NODE = process.execPath
/** Memory is measured as a worker runs: `npm run worker`. */
const AS_WORKER = ['--max-semi-space-size=4', '--max-old-space-size=256']
const BENCHES: Readonly<Record<string, readonly string[]>> = {
  compare: [NODE, 'bench/compare.ts'],
  phone: [NODE, 'bench/phone.ts'],
  site: [NODE, 'bench/site.ts'],
  face: [NODE, 'bench/face.ts'],
  hearing: [NODE, 'bench/hearing.ts'],
  memory: [NODE, ...AS_WORKER, 'bench/report-memory.ts'],
  flaky: ['playwright', 'test', 'flaky', '--project=phone'],
}

const [what = 'compare', ...args] = process.argv.slice(2)
const [program, ...rest] = BENCHES[what] ?? []
if (program === undefined) {
  console.error(`There is no ${what}; there are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(2)
}
const child = spawn(program, [...rest, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { MALLOC_ARENA_MAX: '1', FLAKY_RUNS: '20', ...process.env, PATH: withOwnPrograms(process.env['PATH']) },
})
const [code] = (await once(child, 'exit')) as [number | null]
process.exitCode = code ?? 1
