import { whenReleased } from './lock.ts'
import { randomId } from './random-id.ts'

type Leave = () => void | Promise<void>

type Holds = (userId: string) => Promise<boolean>

const holders = new Set<Holds>()
const forgetters = new Set<Leave>()
const farewells = new Set<Leave>()
/** Where the other tabs and the service worker hear that somebody leaves. */
const LEAVING = 'rosto-ideal:saida'
/** Which of them this page is. */
const HERE = randomId()
/** What the name of every lock begins with under which something of a person is sent. */
export const LOCK_PREFIX = 'rosto-ideal/'
/** A slow network does not keep anybody from leaving. */
const FAREWELL_MS = 3000

/** Whoever keeps something of a person on the device says here how to forget it. */
export function whenSignedOut(forget: Leave): void {
  forgetters.add(forget)
}

/** Whoever has something to settle with the server while the session still opens doors says so here. */
export function beforeSignOut(settle: Leave): void {
  farewells.add(settle)
}

/** Whoever keeps something that may not have reached the server yet says here whether there is any. */
export function whenAskedUnsent(holds: Holds): void {
  holders.add(holds)
}

/** Whether leaving now would lose something of this person. */
export async function hasUnsent(userId: string): Promise<boolean> {
  const answers = await Promise.all([...holders].map(async (holds) => holds(userId)))
  return answers.includes(true)
}

/** Settles what is to be settled before the session ends; what fails or takes too long is let be. */
export async function takeLeave(): Promise<void> {
  const all = Promise.allSettled([...farewells].map(async (settle) => settle()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))])
}

/**
 * Calls back when somebody leaves this device: from this very page, or elsewhere, in another tab.
 * @returns what ends the listening
 */
export function whenLeaving(leave: (isElsewhere: boolean) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(LEAVING)
  channel.addEventListener('message', ({ data }) => leave(data !== HERE))
  return () => channel.close()
}

/** Wipes the device of the person who left; one store that cannot be wiped does not spare the others. */
export async function forgetPerson(): Promise<void> {
  // An upload under way, in whatever tab or in the worker, would else write its receipt after the wiping.
  tellLeaving()
  await whenReleased(LOCK_PREFIX)
  await Promise.allSettled([...forgetters].map(async (forget) => forget()))
}

function tellLeaving(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(LEAVING)
  channel.postMessage(HERE)
  channel.close()
}
