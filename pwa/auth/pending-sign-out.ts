import { createStore, del, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { authApi } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'
import { pushApi } from '#contract/push.ts'
import { call } from '#pwa/platform/api.ts'

/**
 * Somebody left this device without a network: their session is still to be ended on the server. Says nothing of who it was.
 */
export const Departure = z.object({
  everywhere: z.boolean(),
  /** Where this device was told things. */
  pushEndpoint: z.nullable(z.string()),
})
export type Departure = z.infer<typeof Departure>

/** The turn in which a session is ended: nobody signs in meanwhile. */
export const DEPARTURE_TURN = 'rosto-ideal:saida'
const KEY = 'saida'

/** Kept for the service worker too, which reads no other store. Apart from what is of a person: that is wiped. */
const store = () => createStore('rosto-ideal-saida', KEY)

export const keepDeparture = async (departure: Departure): Promise<void> =>
  set(KEY, departure, store()).catch(() => undefined)

/** What an earlier visit could not settle, as far as this browser keeps anything. */
export async function keptDeparture(): Promise<Departure | null> {
  const kept = Departure.safeParse(await get<unknown>(KEY, store()).catch(() => null))
  return kept.success ? kept.data : null
}

/**
 * Ends on the server what was left without a network. To be called in its turn.
 * @throws Problem when the server could not be asked
 */
export async function settleDeparture({ everywhere, pushEndpoint }: Departure): Promise<void> {
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
