import { readdir, readFile } from 'node:fs/promises'

const read = (path: string) => readFile(path, 'utf8').catch(() => '')

/**
 * Milliseconds of processor this process and a PostgreSQL's have used so far. Beside the clock it tells what a call costs
 * when other programs want the machine too. Zero where there is no /proc.
 */
export async function cpuMs(postmaster: number): Promise<number> {
  const tasks = await readdir(`/proc/${postmaster}/task`).catch(() => [])
  const children = await Promise.all(tasks.map((task) => read(`/proc/${postmaster}/task/${task}/children`)))
  const pids = children.join(' ').match(/\d+/g) ?? []
  const used = await Promise.all(
    pids.map(async (pid) => Number((await read(`/proc/${pid}/schedstat`)).split(' ')[0]) / 1e6),
  )
  const own = process.cpuUsage()
  return used.reduce((sum, ms) => sum + ms, 0) + (own.user + own.system) / 1000
}
