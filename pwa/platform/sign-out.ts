import { whenReleased } from './lock.ts'
import { randomId } from './random-id.ts'

type Task = () => void | Promise<void>
type HasUnsent = (userId: string) => Promise<boolean>

const unsentChecks = new Set<HasUnsent>()
const tasksBefore = new Set<Task>()
const wipes = new Set<Task>()
/** Where the other tabs and the service worker hear that somebody signs out. */
const CHANNEL = 'rosto-ideal:saida'
/** Which of them this page is. */
const HERE = randomId()
/** What the name of every lock begins with under which something of a person is sent. */
export const LOCK_PREFIX = 'rosto-ideal/'
/** A slow network does not keep anybody from signing out. */
const LONGEST_WAIT_MS = 3000

/** Whoever keeps something of a person on the device says here how to forget it. */
export function whenSignedOut(wipe: Task): void {
  wipes.add(wipe)
}

/** Whoever has something to settle with the server while the session still opens doors says so here. */
export function beforeSignOut(task: Task): void {
  tasksBefore.add(task)
}

/** Whoever keeps something that may not have reached the server yet says here whether there is any. */
export function whenAskedUnsent(check: HasUnsent): void {
  unsentChecks.add(check)
}

/** Whether signing out now would lose something of this person. */
export async function hasUnsent(userId: string): Promise<boolean> {
  const answers = await Promise.all([...unsentChecks].map(async (check) => check(userId)))
  return answers.includes(true)
}

/** Settles what is to be settled before the session ends; what fails or takes too long is let be. */
export async function settleBeforeSignOut(): Promise<void> {
  const all = Promise.allSettled([...tasksBefore].map(async (task) => task()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}

/**
 * Calls back when somebody signs out on this device: on this very page, or elsewhere, in another tab.
 * @returns what ends the listening
 */
export function whenSigningOut(listener: (isElsewhere: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => listener(data !== HERE))
  return () => channel.close()
}

/** Wipes the device of the person who signed out; one store that cannot be wiped does not spare the others. */
export async function forgetPerson(): Promise<void> {
  // An upload under way, in whatever tab or in the worker, would else write its receipt after the wiping.
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage(HERE)
    channel.close()
  }
  await whenReleased(LOCK_PREFIX)
  await Promise.allSettled([...wipes].map(async (wipe) => wipe()))
}
