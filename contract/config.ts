import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { REVIEWS } from './review.ts'

export const configApi = endpoints({
  read: {
    method: 'GET',
    path: '/api/config',
    audience: 'anyone',
    says: 'O que esta instalação oferece além do que todas têm.',
    reply: z.object({
      /** Only with the person's consent. */
      aiLooksAtPhoto: z.boolean(),
      /** Whether a person approves each report. */
      review: z.enum(REVIEWS),
      /** A model words the report and reads notes, each only with the person's consent. */
      aiWordsReport: z.boolean(),
      /** Loaded only after consent; null: none. */
      metaPixelId: z.nullable(z.string()),
      analyticsId: z.nullable(z.string()),
    }),
  },
})
