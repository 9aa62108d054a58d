import { Router } from 'express'
import { marketingApi } from '#contract/marketing.ts'
import { serve } from '../platform/http.ts'
import { chooseMarketingMode, readMarketing } from './marketing.ts'

export const marketingRoutes = Router()

serve(marketingRoutes, marketingApi, {
  read: () => readMarketing(),
  async choose({ body, viewer }) {
    await chooseMarketingMode(body.mode, viewer)
    return { mode: body.mode }
  },
})
