import { createStore, del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { authApi } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { pushApi } from '#contract/push.ts'
import { call } from '#pwa/platform/api.ts'

/** An offline sign-out whose session is still open on the server. Does not say whose. */
export const PendingSignOut = z.object({
  everywhere: z.boolean(),
  pushEndpoint: z.nullable(z.string()),
})
export type PendingSignOut = z.infer<typeof PendingSignOut>

/** Held while a session ends, to block sign-ins. */
export const SIGN_OUT_LOCK = 'rosto-ideal:saida'
const KEY = 'saida'

/** In IndexedDB so that the service worker can read it, and separate from personal data, which is wiped. */
const store = () => createStore('rosto-ideal-saida', KEY)

export const keepPendingSignOut = async (pending: PendingSignOut): Promise<void> =>
  set(KEY, pending, store()).catch(() => undefined)

export async function storedSignOut(): Promise<PendingSignOut | null> {
  const kept = PendingSignOut.safeParse(await get<unknown>(KEY, store()).catch(() => null))
  return kept.success ? kept.data : null
}

/**
 * Call under `SIGN_OUT_LOCK`.
 * @throws Problem when the server is unreachable
 */
export async function sendSignOut({ everywhere, pushEndpoint }: PendingSignOut): Promise<void> {
  if (pushEndpoint !== null) await answered(call(pushApi.unsubscribe, { body: { endpoint: pushEndpoint } }))
  await answered(call(authApi.logout, { body: { everywhere } }))
  await del(KEY, store()).catch(() => undefined)
}

/** A refusal means that the session had already ended. */
async function answered(asking: Promise<unknown>): Promise<void> {
  try {
    await asking
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500 || error.code === 'too-many-attempts') throw error
  }
}
