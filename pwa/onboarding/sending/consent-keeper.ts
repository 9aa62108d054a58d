import * as z from 'zod/mini'
import { BIOMETRICS_VERSIONS, type BiometricsVersion, type FaceConsent } from '#contract/onboarding.ts'
import type { Problem } from '#contract/problem.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asProblem, isPassing } from '#pwa/platform/failures.ts'
import type { Agreement, OrderApi } from './order-api.ts'
import { consentKey } from './outbox-records.ts'

const Version = z.enum(BIOMETRICS_VERSIONS)
/** When it entered this state, by this device's clock: an older answer of the server says nothing about it. */
const since = z.number()

/** The last word on the use of the face in one order, as this device knows it. */
const StoredConsent = z.discriminatedUnion('state', [
  z.object({
    /** Said here; the server has not got it yet. */
    state: z.literal('waiting'),
    version: Version,
    /** By this device's clock. */
    at: z.string(),
    /** When the word before it was said: a withdrawal that came later than that wins over it. */
    after: z.nullable(z.string()),
    since,
  }),
  z.object({ state: z.literal('granted'), version: Version, at: z.string(), since }),
  z.object({ state: z.literal('withdrawn'), at: z.string(), since }),
])
type StoredConsent = z.infer<typeof StoredConsent>
/** Each of them without what is added on writing. */
type Said<K> = K extends StoredConsent ? Omit<K, 'since'> : never

export type ConsentView =
  | { readonly state: 'none' }
  | { readonly state: 'waiting' | 'granted'; readonly version: BiometricsVersion; readonly at: string }

export type ConsentKeeper = ReturnType<typeof consentKeeper>

interface Options {
  orderId: string
  store: DeviceStore
  api: Pick<OrderApi, 'agree'>
  /** The person took it back: what shows or measures their face leaves this device. */
  onWithdrawn: () => Promise<void>
  changed: () => void
}

/** The yes to the photos of one order: kept here at once, sent before the first of them. */
export function consentKeeper({ orderId, store, api, onWithdrawn, changed }: Options) {
  let kept: StoredConsent | undefined
  const key = consentKey(orderId)

  /** How often it was written, and how many of those are under way: what is read meanwhile is older than what is here. */
  let writings = 0
  let writing = 0
  const write = async (next: Said<StoredConsent> | undefined) => {
    kept = next && { ...next, since: Date.now() }
    writings += 1
    writing += 1
    changed()
    if (kept) await store.write(key, kept)
    else await store.erase(key)
    writing -= 1
  }
  const load = async () => {
    const begun = writings
    const read = await store.read(key, StoredConsent)
    if (writing === 0 && writings === begun) kept = read
  }
  const hold = ({ version, at }: FaceConsent) => write({ state: 'granted', version, at })
  const isAfter = (at: string, before: string | null) => before === null || new Date(at) > new Date(before)

  /** The word before a yes that is said now. */
  const before = () => (kept?.state === 'waiting' ? kept.after : (kept?.at ?? null))

  const withdraw = async (at: string) => {
    await write({ state: 'withdrawn', at })
    await onWithdrawn()
  }

  return {
    load,
    view(): ConsentView {
      if (!kept || kept.state === 'withdrawn') return { state: 'none' }
      return { state: kept.state, version: kept.version, at: kept.at }
    },
    /** Nothing where no yes stands: the server then asks for it. */
    agreement(): Agreement {
      if (!kept || kept.state === 'withdrawn') return {}
      const consentAfter = kept.state === 'waiting' ? kept.after : kept.at
      return { agreedToBiometrics: true, biometricsVersion: kept.version, consentAfter }
    },
    agree: (version: BiometricsVersion) =>
      write({ state: 'waiting', version, at: new Date().toISOString(), after: before() }),
    /** Squares the device with what the server said when asked at `askedAt`. */
    async adopt(word: FaceConsent | null, askedAt: number) {
      if (!word) {
        if (kept && kept.state !== 'waiting' && kept.since < askedAt) await write(undefined)
        return
      }
      if (kept && !isAfter(word.at, before())) return
      if (word.granted) {
        // What was agreed to here is another text: it still goes up.
        if (kept?.state !== 'waiting' || kept.version === word.version) await hold(word)
        return
      }
      await withdraw(word.at)
    },
    /** The person took it back at this moment, by the server's clock. */
    withdraw,
    /** The server has no consent: it is asked for again, and what waits stays. */
    forget: () => write(undefined),
    /** @returns why it has to wait; null once it is settled */
    async flush(): Promise<Problem | null> {
      await load()
      if (kept?.state !== 'waiting') return null
      const sending = kept
      // Read anew meanwhile, it is the same yes.
      const isCurrent = () => kept?.state === 'waiting' && kept.at === sending.at
      const { version, after } = sending
      try {
        const word = await api.agree({ agreedToBiometrics: true, isAdult: true, version, after })
        if (isCurrent()) await hold(word)
      } catch (error) {
        const problem = asProblem(error)
        if (isPassing(problem)) return problem
        if (!isCurrent()) return null
        if (problem.code === 'consent-withdrawn') {
          await write(undefined)
          await onWithdrawn()
        }
        // A text that is not shown any more: the one that is has to be read. Any other refusal is told of the photos.
        else if (problem.code === 'invalid') await write(undefined)
      }
      return null
    },
  }
}
