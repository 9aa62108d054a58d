import * as z from 'zod/mini'
import { BIOMETRICS_VERSIONS, type BiometricsVersion, type FaceConsent } from '#contract/onboarding.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { pendingRecord } from '#pwa/platform/pending-record.ts'
import type { Agreement, OrderApi } from './order-api.ts'
import { recordKey } from './outbox-records.ts'

/** The last word on the use of the face in one order. */
const Word = z.object({
  /** The text agreed to; null when withdrawn. */
  version: z.nullable(z.enum(BIOMETRICS_VERSIONS)),
  at: z.string(),
  /** Time of the last word the server knew: a later withdrawal wins over a waiting consent. */
  after: z.nullable(z.string()),
  /** When this device learned it, by its clock: an older answer of the server does not count. */
  since: z.number(),
})
type Word = z.infer<typeof Word>

export type ConsentView =
  | { readonly state: 'none' }
  | { readonly state: 'waiting' | 'granted'; readonly version: BiometricsVersion; readonly at: string }

export type ConsentRecord = ReturnType<typeof consentRecord>

interface Options {
  orderId: string
  store: DeviceStore
  api: Pick<OrderApi, 'agree'>
  /** Deletes what shows or measures the face. */
  onWithdrawn: () => Promise<void>
  changed: () => void
  wake: () => void
}

/** The consent of one order, sent before its first photo. */
export function consentRecord({ orderId, api, onWithdrawn, ...options }: Options) {
  const record = pendingRecord<Word, FaceConsent>({
    ...options,
    key: recordKey('consent', orderId),
    schema: Word,
    async send({ version, after }) {
      if (!version) throw new Error('A withdrawal is sent from the privacy page.')
      return api.agree({ agreedToBiometrics: true, isAdult: true, version, after })
    },
    taken: (now, word, sent) => (now.at === sent.at ? { value: known(word), state: 'sent' } : now),
    // 'invalid': the text is outdated and the new one has to be read. Any other refusal is reported on the photos.
    refused: (now, { code }, sent) =>
      now.at === sent.at && (code === 'consent-withdrawn' || code === 'invalid') ? null : now,
  })
  const withdraw = async (at: string) => {
    await record.keep(known({ version: null, at }), 'sent')
    await onWithdrawn()
  }

  return {
    ...record,
    view(): ConsentView {
      const kept = record.get()
      if (!kept?.value.version) return { state: 'none' }
      const { version, at } = kept.value
      return { state: kept.state === 'waiting' ? 'waiting' : 'granted', version, at }
    },
    /** Empty without consent. */
    agreement(): Agreement {
      const { version, after } = record.get()?.value ?? {}
      return version ? { agreedToBiometrics: true, biometricsVersion: version, consentAfter: after ?? null } : {}
    },
    agree: (version: BiometricsVersion) =>
      record.keep({
        version,
        at: new Date().toISOString(),
        after: record.get()?.value.after ?? null,
        since: Date.now(),
      }),
    withdraw,
    /** Compares with the server's answer to a request made at `askedAt`, by the device's clock. */
    async adoptWord(word: FaceConsent | null, askedAt: number) {
      const kept = record.get()
      if (!word) {
        if (kept?.state === 'sent' && kept.value.since < askedAt) await record.erase()
        return
      }
      const after = kept?.value.after ?? null
      if (after !== null && new Date(word.at) <= new Date(after)) return
      if (!word.granted) await withdraw(word.at)
      else if (kept?.state !== 'waiting' || kept.value.version === word.version) await record.keep(known(word), 'sent')
    },
    async flush() {
      const problem = await record.flush()
      if (problem?.code === 'consent-withdrawn' && !record.get()) await onWithdrawn()
      return problem
    },
  }
}

/** A word the server knows. */
const known = ({ version, at }: Pick<Word, 'version' | 'at'>): Word => ({ version, at, after: at, since: Date.now() })
