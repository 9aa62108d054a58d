import * as z from 'zod/mini'
import { ClothAnswers, ClothSeed, type ClothTest, clothsApi } from '#contract/colours/cloths.ts'
import { IsoDateTime } from '#contract/fields.ts'
import { sentenceOf } from '#contract/problem.ts'
import { CLOTH_SEEDS } from '#visagism/colour/cloths.ts'
import { call } from '#pwa/platform/api.ts'
import { type DeviceStore, storedOfAnybody } from '#pwa/platform/device-store.ts'
import { asProblem, isPassing } from '#pwa/platform/failures.ts'
import type { Left } from '#pwa/platform/lock.ts'
import { LOCK_PREFIX } from '#pwa/platform/sign-out.ts'

const PREFIX = 'cloths/'

/** The test of one order as the device keeps it: resumed at its pair, sent when there is a network. */
export const StoredCloths = z.object({
  seed: ClothSeed,
  answers: ClothAnswers,
  /** Being answered, to be sent, with the server, or not taken by it. */
  state: z.enum(['open', 'waiting', 'sent', 'refused']),
  at: IsoDateTime,
  reason: z.nullable(z.string()),
})
export type StoredCloths = z.infer<typeof StoredCloths>

export const clothsKey = (orderId: string) => `${PREFIX}${orderId}`

/** Whoever sends the cloths of this person holds the lock of this name. */
export const clothsLock = (userId: string) => `${LOCK_PREFIX}cloths/${userId}`

/** Who may have answers on this device that the server has not got. */
export async function clothsPeople(): Promise<string[]> {
  return [...new Set((await storedOfAnybody(PREFIX)).map(({ userId }) => userId))]
}

/** Whether answers of this person wait on this device. */
export async function hasUnsentCloths(store: DeviceStore): Promise<boolean> {
  for (const key of await store.list(PREFIX))
    if ((await store.read(key, StoredCloths))?.state === 'waiting') return true
  return false
}

export function newCloths(): StoredCloths {
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1))
  return { seed: draw % CLOTH_SEEDS, answers: [], state: 'open', at: new Date().toISOString(), reason: null }
}

/** The two calls; tests put a server of their own behind them. */
export interface ClothsWire {
  read: (orderId: string) => Promise<{ test: ClothTest | null }>
  keep: (orderId: string, test: ClothTest) => Promise<{ test: ClothTest | null }>
}

export const clothsWire: ClothsWire = {
  read: (orderId) => call(clothsApi.read, { params: { orderId } }),
  keep: (orderId, test) => call(clothsApi.keep, { params: { orderId }, body: test }),
}

/** What there is of an order: begun here, or kept by the server from here or another device. */
export async function openCloths(store: DeviceStore, orderId: string, wire = clothsWire): Promise<StoredCloths> {
  const kept = await store.read(clothsKey(orderId), StoredCloths)
  if (kept && kept.state !== 'sent') return kept
  const answer = await wire.read(orderId).catch(() => null)
  // Without a network what is here is all there is.
  if (!answer) return kept ?? newCloths()
  if (answer.test) return { ...answer.test, state: 'sent', reason: null }
  // Gone with the photos: it goes here too.
  if (kept) await store.erase(clothsKey(orderId))
  return newCloths()
}

/** Sends what waits, of every order of this person. 'empty' also when the session has ended: then only they can go on. */
export async function sendCloths(store: DeviceStore, wire = clothsWire): Promise<Left> {
  let left: Left = 'empty'
  for (const key of await store.list(PREFIX)) {
    const kept = await store.read(key, StoredCloths)
    if (kept?.state !== 'waiting') continue
    const { seed, answers, at } = kept
    try {
      await wire.keep(key.slice(PREFIX.length), { seed, answers, at })
      await settle(store, key, kept, { state: 'sent', reason: null })
    } catch (error) {
      const problem = asProblem(error)
      if (problem.code === 'unauthenticated') return 'empty'
      if (isPassing(problem)) left = problem.retryAfterMs === undefined ? 'waiting' : { restMs: problem.retryAfterMs }
      else {
        const reason = Object.values(problem.fields)[0] ?? sentenceOf(problem)
        await settle(store, key, kept, { state: 'refused', reason })
      }
    }
  }
  return left
}

/** Answered anew while it was on its way: what is here is newer. */
async function settle(
  store: DeviceStore,
  key: string,
  sent: StoredCloths,
  outcome: Pick<StoredCloths, 'state' | 'reason'>,
) {
  const now = await store.read(key, StoredCloths)
  if (now?.state === 'waiting' && now.at === sent.at) await store.write(key, { ...now, ...outcome })
}
