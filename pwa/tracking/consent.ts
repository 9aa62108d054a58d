import { useSyncExternalStore } from 'react'
import type { ConsentCategories } from '#contract/consent.ts'
import { COOKIE_CONSENT_VERSION } from '#contract/cookie-notice.ts'
import { isRecord, readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { randomId } from '#pwa/platform/random-id.ts'

/** The answer, the only thing stored without consent. */
export const CONSENT_KEY = 'consentimento'

export interface Consent extends ConsentCategories {
  /** Random, made at the choice. */
  readonly visitorId: string
  readonly version: string
  /** True once the server knows this choice. */
  readonly isSent: boolean
}

let current: Consent | null | undefined
let sending: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

/** False without an answer. */
export const hasConsent = (category: keyof ConsentCategories): boolean => readConsent()?.[category] ?? false

/** Null before a choice. */
export const consentVisitorId = (): string | null => readConsent()?.visitorId ?? null

/** Wait for it: events sent earlier would be refused. */
export const consentSent = (): Promise<unknown> => sending

/** The answer to the current wording, or null. */
export function readConsent(): Consent | null {
  if (current === undefined) current = parse(readLocal(CONSENT_KEY))
  return current
}

/** Stores and reports a choice, and deletes what withdrawn categories stored. */
export function decideConsent(categories: ConsentCategories): void {
  const visitorId = readConsent()?.visitorId ?? randomId()
  const withdrawn = (['marketing', 'analytics'] as const).filter((name) => hasConsent(name) && !categories[name])
  keep({ ...categories, visitorId, version: COOKIE_CONSENT_VERSION, isSent: false })
  if (withdrawn.length > 0) void import('./consent-withdrawn.ts').then(({ eraseMarks }) => eraseMarks(withdrawn))
  reportConsent()
}

/** Retries a failed report. */
export function reportConsent(): void {
  const consent = readConsent()
  if (!consent || consent.isSent) return
  sending = import('./send-consent.ts')
    .then(({ sendConsent }) => sendConsent(consent))
    .then(() => {
      if (current === consent) keep({ ...consent, isSent: true })
    })
    // Retried at the next visit.
    .catch(() => undefined)
}

/** `undefined` on the server and during hydration. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(onConsentChange, readConsent, () => undefined)
}

/** Notified of changes in any tab. @returns the unsubscriber */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== CONSENT_KEY && event.key !== null) return
    current = parse(readLocal(CONSENT_KEY))
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

function keep(consent: Consent): void {
  current = consent
  writeLocal(CONSENT_KEY, consent)
  for (const listener of listeners) listener()
}

/** Without a schema, because it is in every public page's first script. */
function parse(value: unknown): Consent | null {
  if (!isRecord(value)) return null
  const { version, visitorId, marketing, analytics, isSent } = value
  if (version !== COOKIE_CONSENT_VERSION || typeof visitorId !== 'string') return null
  return { version, visitorId, marketing: marketing === true, analytics: analytics === true, isSent: isSent === true }
}
