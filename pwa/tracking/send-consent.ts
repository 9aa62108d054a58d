import { consentApi } from '#contract/consent.ts'
import { call } from '#pwa/platform/api.ts'
import type { Consent } from './consent.ts'

export const sendConsent = ({ visitorId, marketing, analytics }: Consent) =>
  call(consentApi.decide, { body: { visitorId, categories: { marketing, analytics } } })
