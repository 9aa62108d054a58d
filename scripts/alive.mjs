import { readFileSync } from 'node:fs'

/** Does a process with this id run, whoever owns it? One that has ended and only waits to be noticed does not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function isZombie(pid) {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''))
  } catch {
    return false
  }
}
