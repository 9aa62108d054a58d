import { Router } from 'express'
import { configApi } from '#contract/config.ts'
import { aiIsConfigured } from './ai.ts'
import { env } from './env.ts'
import { serve } from './http.ts'

export const configRoutes = Router()

serve(configRoutes, configApi, {
  read: () =>
    Promise.resolve({
      aiLooksAtPhoto: env.AI_VISION && aiIsConfigured(),
      review: env.REPORT_REVIEW,
      aiWordsReport: aiIsConfigured(),
      metaPixelId: env.META_PIXEL_ID ?? null,
      analyticsId: env.ANALYTICS_ID ?? null,
    }),
})
