import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime } from './fields.ts'

/** Text beside the marketing checkbox. */
export const MARKETING_CONSENT_VERSION = '2026-11'

/** Strictly necessary storage needs no consent. */
export const ConsentCategories = z.object({
  /** Advertising pixel and server-side events. */
  marketing: z.boolean('Escolha sim ou não.'),
  analytics: z.boolean('Escolha sim ou não.'),
})
export type ConsentCategories = z.infer<typeof ConsentCategories>

/** Undecided: both false, no date. */
export const ConsentState = z.extend(ConsentCategories, { decidedAt: z.nullable(IsoDateTime) })
export type ConsentState = z.infer<typeof ConsentState>

export const consentApi = endpoints({
  decide: {
    method: 'POST',
    path: '/api/consent',
    audience: 'anyone',
    says: 'Guarda a escolha de cookies de um visitante; cada mudança é uma linha nova.',
    /** `visitorId`: created by the browser only at the choice. */
    body: z.object({ visitorId: Id, categories: ConsentCategories }),
    reply: ConsentState,
  },
  state: {
    method: 'GET',
    path: '/api/consent/:visitorId',
    audience: 'anyone',
    says: 'A escolha de cookies em vigor de um visitante.',
    params: z.object({ visitorId: Id }),
    reply: ConsentState,
  },
})
