// Plain JavaScript for any Node ≥ 20: the install uses it too.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const LOOK_AGAIN_MS = 200
const held = new Set()

/**
 * Runs `work` while no other process of this machine does the same. The lock is a file with its holder's process id: the
 * lock of a process that died is taken over.
 */
export async function withLock(path, work, onWait = () => {}) {
  let hasWaited = false
  while (!take(path)) {
    if (!hasWaited) onWait()
    hasWaited = true
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  try {
    return await work()
  } finally {
    release(path)
  }
}

/** Takes the lock, or answers that somebody alive holds it. */
export function take(path) {
  mkdirSync(dirname(path), { recursive: true })
  const mine = `${path}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    // A link appears with its content, or not at all.
    while (!attempt(() => linkSync(mine, path), 'EEXIST')) {
      const holder = holderOf(path)
      // A lock with our own number that we did not take is an older process's: numbers come again after a reboot.
      if (holder === process.pid ? held.has(path) : holder > 0 && isAlive(holder)) return false
      const aside = `${path}.stale.${process.pid}`
      // Somebody may have taken it between our reading and our renaming: then it goes back.
      if (attempt(() => renameSync(path, aside), 'ENOENT') && holderOf(aside) !== holder)
        attempt(() => linkSync(aside, path), 'EEXIST')
      rmSync(aside, { force: true })
    }
    held.add(path)
    return true
  } finally {
    rmSync(mine, { force: true })
  }
}

export function release(path) {
  held.delete(path)
  rmSync(path, { force: true })
}

/** The process id in the lock. */
export function holderOf(path) {
  try {
    return Number.parseInt(readFileSync(path, 'utf8'), 10)
  } catch {
    return undefined
  }
}

/** Does a process with this id run, whoever owns it? One that has ended and only waits to be noticed does not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}

function attempt(work, expected) {
  try {
    work()
    return true
  } catch (error) {
    if (error.code === expected) return false
    throw error
  }
}
