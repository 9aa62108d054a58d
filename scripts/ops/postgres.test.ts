import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAlive } from '../lock.mjs'
import { startPostgres } from './postgres.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-postgres-'))
})
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true })
})

const start = (say?: (sentence: string) => void) => startPostgres(dataDir, { use: 'throwaway', ...(say && { say }) })

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data, port and password from one start to the next, and leaves no process', async () => {
    const first = await start()
    await ask(first.url, 'create table kept as select 7 as n')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)

    const second = await start()
    try {
      expect(second.url).toBe(first.url)
      expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }])
    } finally {
      await second.stop()
    }
  })

  test('keeps its password to its owner and listens on this machine only', async () => {
    const postgres = await start()
    try {
      expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600)
      expect(await ask(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
      const stranger = new URL(postgres.url)
      stranger.password = 'guess'
      await expect(ask(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    } finally {
      await postgres.stop()
    }
  })

  test('moves to another port when somebody took its own, and says so', async () => {
    const first = await start()
    await first.stop()
    const { port } = new URL(first.url)
    const squatter = createServer().listen(Number(port), '127.0.0.1')
    await once(squatter, 'listening')
    const said: string[] = []
    const postgres = await start((sentence) => said.push(sentence))
    try {
      expect(new URL(postgres.url).port).not.toBe(port)
      expect(said.join()).toContain('ocupada')
    } finally {
      await postgres.stop()
      squatter.close()
    }
  })

  test('starts over a folder that an interrupted first start left half made', async () => {
    await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true })
    await mkdir(join(dataDir, 'postgres.new', 'data'), { recursive: true })
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    const postgres = await start()
    try {
      expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      await postgres.stop()
    }
  })

  test('refuses data of another major version by name and leaves them alone', async () => {
    const cluster = join(dataDir, 'postgres')
    await mkdir(join(cluster, 'global'), { recursive: true })
    await writeFile(join(cluster, 'PG_VERSION'), '15\n')
    await writeFile(join(cluster, 'global', 'pg_control'), 'precious')
    await expect(start()).rejects.toThrow(/PostgreSQL 15/)
    expect(await readFile(join(cluster, 'global', 'pg_control'), 'utf8')).toBe('precious')
  })

  test('is not fooled by a stale postmaster.pid whose number now belongs to another program', async () => {
    await (await start()).stop()
    const note = [process.pid, join(dataDir, 'postgres'), 0, 1, '', '127.0.0.1', ''].join('\n')
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), note)
    const postgres = await start()
    try {
      expect(isAlive(process.pid)).toBe(true)
      expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      await postgres.stop()
    }
  })

  test('goes down by itself when the process that started it is killed', async () => {
    const pid = await startInKilledProcess()
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000, interval: 50 })
  })

  test('ends the server of a killed run before starting again on the same data', async () => {
    const leftover = await startInKilledProcess()
    const said: string[] = []
    const postgres = await start((sentence) => said.push(sentence))
    try {
      expect(isAlive(leftover)).toBe(false)
      expect(said.join()).toContain('execução interrompida')
      expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      await postgres.stop()
    }
  })
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('data under a folder closed to other users move to a place PostgreSQL can reach, once', async () => {
    const closed = join(dataDir, 'closed')
    const sharedFolder = join(dataDir, 'shared')
    await chmod(dataDir, 0o755)
    await mkdir(closed, { mode: 0o700 })
    const said: string[] = []
    const say = (sentence: string) => said.push(sentence)
    const startClosed = () => startPostgres(join(closed, 'data'), { use: 'throwaway', say, sharedFolder })
    const first = await startClosed()
    try {
      expect(await ask(first.url, 'show data_directory')).toEqual([
        { data_directory: expect.stringContaining(`${sharedFolder}/data-`) },
      ])
      await ask(first.url, 'create table kept as select 7 as n')
    } finally {
      await first.stop()
    }
    const second = await startClosed()
    try {
      expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }])
    } finally {
      await second.stop()
    }
    expect(said.filter((sentence) => sentence.includes('não alcança'))).toHaveLength(1)
  })
})

/** Returns the server's pid. */
async function startInKilledProcess(): Promise<number> {
  const starter = fork(new URL('../testing/start-postgres.ts', import.meta.url), [dataDir], { execArgv: [] })
  const [pid] = await once(starter, 'message')
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  if (typeof pid !== 'number') throw new Error('The starter did not say the pid.')
  return pid
}
