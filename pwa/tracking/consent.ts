import { useSyncExternalStore } from 'react'
import type { ConsentCategories } from '#contract/consent.ts'
import { COOKIE_CONSENT_VERSION } from '#contract/cookie-notice.ts'
import { isRecord, readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { randomId } from '#pwa/platform/random-id.ts'

/** The one thing kept on the device before and without a yes: what was answered, so that it is not asked again. */
export const CONSENT_KEY = 'consentimento'

export interface Consent extends ConsentCategories {
  /** A random id made at the moment of the choice; the server keeps the choice under it. */
  readonly visitorId: string
  readonly version: string
  /** Does the server know of this choice yet? */
  readonly isSent: boolean
}

let current: Consent | null | undefined
let sending: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

/** May this be set, loaded or sent, now? Without an answer, no. */
export const hasConsent = (category: keyof ConsentCategories): boolean => readConsent()?.[category] ?? false

/** Whom the server knows the choice by, or null before there was one. */
export const consentVisitorId = (): string | null => readConsent()?.visitorId ?? null

/** Resolves once the server has been told of the last choice, or could not be: events sent before it would be refused. */
export const consentSent = (): Promise<unknown> => sending

/** The answer given to this wording, or null. */
export function readConsent(): Consent | null {
  if (current === undefined) current = parse(readLocal(CONSENT_KEY))
  return current
}

/** Keeps a choice, tells the server, and takes away what a withdrawn category had set. */
export function decideConsent(categories: ConsentCategories): void {
  const visitorId = readConsent()?.visitorId ?? randomId()
  const withdrawn = (['marketing', 'analytics'] as const).filter((name) => hasConsent(name) && !categories[name])
  keep({ ...categories, visitorId, version: COOKIE_CONSENT_VERSION, isSent: false })
  if (withdrawn.length > 0) void import('./consent-withdrawn.ts').then(({ eraseMarks }) => eraseMarks(withdrawn))
  reportConsent()
}

/** Tells the server of a choice it could not be told of when it was made. */
export function reportConsent(): void {
  const consent = readConsent()
  if (!consent || consent.isSent) return
  sending = import('./send-consent.ts')
    .then(({ sendConsent }) => sendConsent(consent))
    .then(() => {
      if (current === consent) keep({ ...consent, isSent: true })
    })
    // Without a network it stays untold, and is told at the next visit.
    .catch(() => undefined)
}

/** The choice as it changes; `undefined` where nobody can have answered yet: on the server and while hydrating. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(onConsentChange, readConsent, () => undefined)
}

/** Calls back at every change of the choice, in this tab or another. Returns what ends it. */
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

/** By hand and not by a schema: this is in every public page's first script. */
function parse(value: unknown): Consent | null {
  if (!isRecord(value)) return null
  const { version, visitorId, marketing, analytics, isSent } = value
  if (version !== COOKIE_CONSENT_VERSION || typeof visitorId !== 'string') return null
  return { version, visitorId, marketing: marketing === true, analytics: analytics === true, isSent: isSent === true }
}
