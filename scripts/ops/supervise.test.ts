import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAlive } from '../lock.mjs'
import { supervise, type Supervised } from './supervise.ts'

let folder: string
let lines: string[]
let sentences: string[]
const running: Supervised[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-supervise-'))
  lines = []
  sentences = []
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()))
  await rm(folder, { recursive: true, force: true })
})

async function keep(code: string, onBadConfiguration: () => void = () => {}): Promise<Supervised> {
  await writeFile(join(folder, 'child.mjs'), code)
  const one = supervise({
    name: 'exemplo',
    script: ['child.mjs'],
    cwd: folder,
    env: process.env,
    onLine: (line) => lines.push(line),
    say: (sentence) => sentences.push(sentence),
    onBadConfiguration,
  })
  running.push(one)
  return one
}

const untilSaid = (count: number) => vi.waitUntil(() => lines.length >= count, { timeout: 60_000, interval: 20 })

describe('a supervised process', () => {
  test('is started again when it is killed, and that is said', async () => {
    const one = await keep('console.log(process.pid); setInterval(() => {}, 1000)')
    await untilSaid(1)
    process.kill(Number(lines[0]), 'SIGKILL')
    await untilSaid(2)
    expect(one.pid()).toBe(Number(lines[1]))
    expect(sentences).toEqual(['O processo exemplo caiu (morto por SIGKILL); iniciando de novo em 0,5 s.'])
  })

  test('is given longer waits while it keeps falling', async () => {
    await keep('console.log("up"); process.exit(3)')
    await untilSaid(3)
    expect(sentences.slice(0, 2)).toEqual([
      'O processo exemplo caiu (código 3); iniciando de novo em 0,5 s.',
      'O processo exemplo caiu (código 3); iniciando de novo em 1 s.',
    ])
  })

  test('that had been serving is started again at once, however often it falls', async () => {
    await keep('console.log("up"); process.send("serving", () => process.exit(3))')
    await untilSaid(4)
    const atOnce = 'O processo exemplo caiu (código 3); iniciando de novo agora.'
    expect(sentences.slice(0, 3)).toEqual([atOnce, atOnce, atOnce])
  })

  test('that refuses its configuration is not started again', async () => {
    const refused = Promise.withResolvers<void>()
    await keep('console.log("up"); process.exit(78)', refused.resolve)
    await refused.promise
    expect(sentences).toEqual([])
  })

  test('may finish what it is doing when it is stopped', async () => {
    const one = await keep(`
      const busy = setInterval(() => {}, 1000)
      process.on('SIGTERM', () => setTimeout(() => { console.log('finished'); clearInterval(busy) }, 100))
      console.log(process.pid)`)
    await untilSaid(1)
    await one.stop()
    expect(lines[1]).toBe('finished')
    expect(isAlive(Number(lines[0]))).toBe(false)
    expect(sentences).toEqual([])
  })

  test('leaves when its supervisor is killed', async () => {
    await writeFile(join(folder, 'child.mjs'), 'console.log(process.pid); setInterval(() => {}, 1000)')
    const supervisor = fork(new URL('../testing/supervise-one.ts', import.meta.url), [folder], { execArgv: [] })
    const [pid] = await once(supervisor, 'message')
    supervisor.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(Number(pid))).toBe(false), { timeout: 60_000, interval: 50 })
  })
})
