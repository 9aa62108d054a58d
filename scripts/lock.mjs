import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive } from './alive.mjs'

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
    for (;;) {
      try {
        // A link appears with its content, or not at all.
        linkSync(mine, path)
        held.add(path)
        return true
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
      }
      const holder = holderOf(path)
      if (holder !== undefined && isHeldBy(holder, path)) return false
      removeStale(path, holder)
    }
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

// A lock with our own number that we did not take is an older process's: numbers come again after a reboot.
const isHeldBy = (pid, path) => (pid === process.pid ? held.has(path) : pid > 0 && isAlive(pid))

function removeStale(path, holder) {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
    // Somebody may have taken it between our reading and our renaming: then it goes back.
    if (holderOf(aside) !== holder) linkSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}
