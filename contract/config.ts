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
      /** Does an AI provider look at the front photo, of people whose consent says so? */
      aiLooksAtPhoto: z.boolean(),
      /** Does a person approve each report before it is delivered? */
      review: z.enum(REVIEWS),
      /** Does an AI provider help to word the report, of people whose consent says so? */
      aiWordsReport: z.boolean(),
      /** The advertising pixel and the analytics property, loaded only after consent; null: none. */
      metaPixelId: z.nullable(z.string()),
      analyticsId: z.nullable(z.string()),
    }),
  },
})
