import type * as z from 'zod/mini'
import type { configApi } from '#contract/config.ts'

/** A default installation's configuration. */
export const config = (review: 'auto' | 'required'): z.infer<typeof configApi.read.reply> => ({
  aiLooksAtPhoto: false,
  aiWordsReport: false,
  review,
  metaPixelId: null,
  analyticsId: null,
})
