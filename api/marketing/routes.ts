import { Router } from 'express'
import { marketingApi } from '#contract/marketing.ts'
import { serve } from '../platform/http.ts'
import { chooseMarketingMode, readMarketing, readMarketingChoice } from './marketing.ts'
import { setOfferTerms } from './offer.ts'

export const marketingRoutes = Router()

serve(marketingRoutes, marketingApi, {
  read: () => readMarketing(),
  choice: () => readMarketingChoice(),
  async choose({ body, viewer, client }) {
    await chooseMarketingMode(body.mode, { id: viewer.id, ip: client.ip })
    return { mode: body.mode }
  },
  setOffer: ({ body, viewer, client }) => setOfferTerms(body, { id: viewer.id, ip: client.ip }),
})
