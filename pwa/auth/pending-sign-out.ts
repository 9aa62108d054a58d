import { createStore, del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { authApi } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { pushApi } from '#contract/push.ts'
import { call } from '#pwa/platform/api.ts'

/**
 * Somebody signed out here without a network: their session is still to be ended on the server. Says nothing of who it was.
 */
export const PendingSignOut = z.object({
  everywhere: z.boolean(),
  /** Where this device gets its notifications. */
  pushEndpoint: z.nullable(z.string()),
})
export type PendingSignOut = z.infer<typeof PendingSignOut>

/** Held while a session is ended: nobody signs in meanwhile. */
export const SIGN_OUT_LOCK = 'rosto-ideal:saida'
const KEY = 'saida'

/** Kept for the service worker too, which reads no other store. Apart from what is of a person: that is wiped. */
const store = () => createStore('rosto-ideal-saida', KEY)

export const keepPendingSignOut = async (pending: PendingSignOut): Promise<void> =>
  set(KEY, pending, store()).catch(() => undefined)

/** What an earlier visit could not send, as far as this browser keeps anything. */
export async function storedSignOut(): Promise<PendingSignOut | null> {
  const kept = PendingSignOut.safeParse(await get<unknown>(KEY, store()).catch(() => null))
  return kept.success ? kept.data : null
}

/**
 * Ends the session on the server. To be called under its lock.
 * @throws Problem when the server could not be asked
 */
export async function sendSignOut({ everywhere, pushEndpoint }: PendingSignOut): Promise<void> {
  if (pushEndpoint !== null) await answered(call(pushApi.unsubscribe, { body: { endpoint: pushEndpoint } }))
  await answered(call(authApi.logout, { body: { everywhere } }))
  await del(KEY, store()).catch(() => undefined)
}

/** A refusal is an answer: the session had ended by itself. */
async function answered(asking: Promise<unknown>): Promise<void> {
  try {
    await asking
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500 || error.code === 'too-many-attempts') throw error
  }
}
