import { whenReleased } from './lock.ts'
import { randomId } from './random-id.ts'

type Task = () => void | Promise<void>
type HasUnsent = (userId: string) => Promise<boolean>

const unsentChecks = new Set<HasUnsent>()
const tasksBefore = new Set<Task>()
const wipes = new Set<Task>()
/** Heard by other tabs and the service worker. */
const CHANNEL = 'rosto-ideal:saida'
const HERE = randomId()
/** For locks held while personal data is sent. */
export const LOCK_PREFIX = 'rosto-ideal/'
/** A slow network must not prevent signing out. */
const LONGEST_WAIT_MS = 3000

/** Registers how to delete personal data. */
export function whenSignedOut(wipe: Task): void {
  wipes.add(wipe)
}

/** Registers work to do while the session is still valid. */
export function beforeSignOut(task: Task): void {
  tasksBefore.add(task)
}

export function registerUnsentCheck(check: HasUnsent): void {
  unsentChecks.add(check)
}

/** True when signing out now would lose data. */
export async function hasUnsent(userId: string): Promise<boolean> {
  const answers = await Promise.all([...unsentChecks].map(async (check) => check(userId)))
  return answers.includes(true)
}

/** Runs the registered work; failed or slow tasks are ignored. */
export async function settleBeforeSignOut(): Promise<void> {
  const all = Promise.allSettled([...tasksBefore].map(async (task) => task()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}

/**
 * Notified of a sign-out in this page or another tab.
 * @returns the unsubscriber
 */
export function whenSigningOut(listener: (isElsewhere: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => listener(data !== HERE))
  return () => channel.close()
}

/** Wipes the person's data; a failing store does not stop the others. */
export async function forgetPerson(): Promise<void> {
  // A pending upload would write its receipt after the wipe.
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(HERE)
    channel.close()
  }
  await whenReleased(LOCK_PREFIX)
  await Promise.allSettled([...wipes].map(async (wipe) => wipe()))
}
