import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../alive.mjs'
import { endProcess, untilGone } from '../process.ts'

/**
 * Ends a server that a killed run left in this cluster, and removes the note of one that is gone: after a reboot the
 * number in `postmaster.pid` may belong to somebody else, and PostgreSQL would refuse to start.
 */
export async function stopLeftover(cluster: string, say: (sentence: string) => void): Promise<void> {
  const note = join(cluster, 'postmaster.pid')
  const text = await readFile(note, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const pid = Number.parseInt(text, 10)
  if (Number.isInteger(pid) && pid > 1 && isAlive(pid) && (await servesCluster(pid, cluster))) {
    say('O PostgreSQL de uma execução interrompida ainda estava no ar; encerrando-o antes de continuar.')
    await endProcess(pid, untilGone(pid), ['SIGINT', 'SIGQUIT', 'SIGKILL'])
  }
  await rm(note, { force: true })
}

/** A server's working directory is its cluster. Where the system cannot tell, its own note is believed. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  return workingDirectory === (await realpath(cluster))
}
