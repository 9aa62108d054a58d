import { whenReleased } from './lock.ts'
import { randomId } from './random-id.ts'

type Task = () => void | Promise<void>
type HasUnsent = (userId: string) => Promise<boolean>

const unsentChecks = new Set<HasUnsent>()
const tasksBefore = new Set<Task>()
const wipes = new Set<Task>()
/** Channel that announces a sign-out to other tabs and the service worker. */
const CHANNEL = 'rosto-ideal:saida'
/** This page's id on the channel. */
const HERE = randomId()
/** Prefix of every lock held while personal data is sent. */
export const LOCK_PREFIX = 'rosto-ideal/'
/** A slow network must not prevent signing out. */
const LONGEST_WAIT_MS = 3000

/** Registers how to delete personal data stored on the device. */
export function whenSignedOut(wipe: Task): void {
  wipes.add(wipe)
}

/** Registers work to do on the server while the session is still valid. */
export function beforeSignOut(task: Task): void {
  tasksBefore.add(task)
}

/** Registers a check for data that may not have reached the server. */
export function whenAskedUnsent(check: HasUnsent): void {
  unsentChecks.add(check)
}

/** True when signing out now would lose this person's data. */
export async function hasUnsent(userId: string): Promise<boolean> {
  const answers = await Promise.all([...unsentChecks].map(async (check) => check(userId)))
  return answers.includes(true)
}

/** Runs the tasks before sign-out; failed or slow ones are ignored. */
export async function settleBeforeSignOut(): Promise<void> {
  const all = Promise.allSettled([...tasksBefore].map(async (task) => task()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}

/**
 * Called at a sign-out on this device, in this page or in another tab.
 * @returns the unsubscriber
 */
export function whenSigningOut(listener: (isElsewhere: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => listener(data !== HERE))
  return () => channel.close()
}

/** Deletes the person's data from the device; a store that fails does not stop the others. */
export async function forgetPerson(): Promise<void> {
  // Otherwise an upload under way, in any tab or the worker, would write its receipt after the wipe.
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(HERE)
    channel.close()
  }
  await whenReleased(LOCK_PREFIX)
  await Promise.allSettled([...wipes].map(async (wipe) => wipe()))
}
