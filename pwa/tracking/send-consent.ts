import { consentApi } from '#contract/consent.ts'
import { call } from '#pwa/platform/api.ts'
import type { Consent } from './consent.ts'

/** Says a visitor's choice to the server. */
export const sendConsent = ({ visitorId, marketing, analytics }: Consent) =>
  call(consentApi.decide, { body: { visitorId, categories: { marketing, analytics } } })
