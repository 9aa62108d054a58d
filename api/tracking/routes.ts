import { Router } from 'express'
import { checkoutApi } from '#contract/checkout/checkout.ts'
import { consentApi } from '#contract/consent.ts'
import { trackingApi } from '#contract/tracking.ts'
import { serve } from '../platform/http.ts'
import { saveClick } from './clicks.ts'
import { cookieConsent, decideCookies } from './consent.ts'
import { recordBrowserEvent } from './events.ts'

export const trackingRoutes = Router()

serve(trackingRoutes, consentApi, {
  decide: ({ body, client }) => decideCookies(body.visitorId, body.categories, client),
  state: ({ params }) => cookieConsent(params.visitorId),
})

serve(trackingRoutes, checkoutApi, {
  click: ({ body, client }) => saveClick(body, client),
})

serve(trackingRoutes, trackingApi, {
  pageview: async ({ body, client }) => ({ recorded: await recordBrowserEvent('pageview', body, client) }),
  startQuiz: async ({ body, client }) => ({ recorded: await recordBrowserEvent('startQuiz', body, client) }),
  lead: async ({ body, client }) => ({ recorded: await recordBrowserEvent('lead', body, client) }),
  completeQuiz: async ({ body, client }) => ({ recorded: await recordBrowserEvent('completeQuiz', body, client) }),
  checkout: async ({ body, client }) => ({ recorded: await recordBrowserEvent('checkout', body, client) }),
})
