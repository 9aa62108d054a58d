import { Router } from 'express'
import { marketingApi } from '#contract/marketing.ts'
import { serve } from '../platform/http.ts'
import { chooseMarketingMode, readMarketing, readMarketingChoice } from './marketing.ts'

export const marketingRoutes = Router()

serve(marketingRoutes, marketingApi, {
  read: () => readMarketing(),
  choice: () => readMarketingChoice(),
  async choose({ body, viewer, client }) {
    await chooseMarketingMode(body.mode, { id: viewer.id, ip: client.ip })
    return { mode: body.mode }
  },
})
