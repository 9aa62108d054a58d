import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime } from './fields.ts'

/** The version of the wording beside the box that allows marketing mails. */
export const MARKETING_CONSENT_VERSION = '2026-11'

/** What is strictly necessary needs no leave and is not asked. */
export const ConsentCategories = z.object({
  /** The advertising pixel and the server's events to it. */
  marketing: z.boolean('Escolha sim ou não.'),
  analytics: z.boolean('Escolha sim ou não.'),
})
export type ConsentCategories = z.infer<typeof ConsentCategories>

/** Never asked: both false and no date. */
export const ConsentState = z.extend(ConsentCategories, { decidedAt: z.nullable(IsoDateTime) })
export type ConsentState = z.infer<typeof ConsentState>

export const consentApi = endpoints({
  decide: {
    method: 'POST',
    path: '/api/consent',
    audience: 'anyone',
    says: 'Guarda a escolha de cookies de um visitante; cada mudança é uma linha nova.',
    /** `visitorId`: a random UUID the browser makes for itself, at the moment of the choice and not before. */
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
