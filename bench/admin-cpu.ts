import { readdir, readFile } from 'node:fs/promises'

const read = (path: string) => readFile(path, 'utf8').catch(() => '')

/** Milliseconds of processor each process has used so far, by its number. */
export type Cpu = ReadonlyMap<number, number>

/**
 * What this process and a PostgreSQL's have used of the processor. Beside the clock it tells what a call costs when other
 * programs want the machine too. Empty of PostgreSQL's where there is no /proc.
 */
export async function cpuMs(postmaster: number): Promise<Cpu> {
  const tasks = await readdir(`/proc/${postmaster}/task`).catch(() => [])
  const children = await Promise.all(tasks.map((task) => read(`/proc/${postmaster}/task/${task}/children`)))
  const pids = (children.join(' ').match(/\d+/g) ?? []).map(Number)
  const used = await Promise.all(
    pids.map(async (pid) => [pid, Number((await read(`/proc/${pid}/schedstat`)).split(' ')[0]) / 1e6] as const),
  )
  const own = process.cpuUsage()
  return new Map([...used, [process.pid, (own.user + own.system) / 1000]])
}

/** Processes that came or went meanwhile had other work. */
export const usedSince = (before: Cpu, after: Cpu): number =>
  [...after].reduce((sum, [pid, ms]) => sum + (ms - (before.get(pid) ?? ms)), 0)
