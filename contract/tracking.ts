import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { dropped, Email, Id, line } from './fields.ts'

/** Meta refuses older events. Days. */
export const EVENT_LIFE_DAYS = 7

/** From contract/consent.ts; without it there is no consent, and nothing is recorded. */
export const VisitorId = dropped(Id)
/** `_fbp`, `_fbc`: `fb.<subdomain index>.<ms>.<value>`. */
export const BrowserMark = dropped(z.string().check(z.maxLength(500), z.regex(/^fb\.\d\.\d{10,16}\.[\w.-]+$/)))

const Name = dropped(line(120))

/** Must never delay or fail: invalid fields are dropped, only the event's id is required. */
const common = {
  /** The pixel's `eventID`, so that both count once. No colon: those ids are the server's. */
  eventId: z.string('Falta o eventId.').check(z.regex(/^[\w.-]{8,100}$/, 'eventId inválido.')),
  visitorId: VisitorId,
  fbp: BrowserMark,
  fbc: BrowserMark,
  /** Kept: the path and, without `fbc`, the `fbclid`. */
  url: dropped(line(2000)),
}
const source = dropped(line(80))

/** Drops an object with the face's shape. */
const score = z.optional(orElse(z.nullable(z.number().check(z.minimum(0), z.maximum(10_000))), null))

export const PageView = z.object(common)
export const StartQuiz = z.object({ ...common, source })
export const LeadEvent = z.object({ ...common, email: dropped(Email), name: Name })
export const CompleteQuiz = z.object({ ...common, score, source })
export const CheckoutStart = z.object({ ...common, email: dropped(Email), name: Name })

/** False: no consent, or already recorded. */
const Recorded = z.object({ recorded: z.boolean() })

export const trackingApi = endpoints({
  pageview: {
    method: 'POST',
    path: '/api/facebook/pageview',
    audience: 'anyone',
    says: 'Visita a uma página, só com consentimento de publicidade.',
    body: PageView,
    reply: Recorded,
  },
  startQuiz: {
    method: 'POST',
    path: '/api/facebook/start-quiz',
    audience: 'anyone',
    says: 'Começo do teste, só com consentimento de publicidade.',
    body: StartQuiz,
    reply: Recorded,
  },
  lead: {
    method: 'POST',
    path: '/api/facebook/lead',
    audience: 'anyone',
    says: 'E-mail deixado no teste, só com consentimento de publicidade.',
    body: LeadEvent,
    reply: Recorded,
  },
  completeQuiz: {
    method: 'POST',
    path: '/api/facebook/complete-quiz',
    audience: 'anyone',
    says: 'Fim do teste, só com consentimento de publicidade; nunca as respostas nem o formato do rosto.',
    body: CompleteQuiz,
    reply: Recorded,
  },
  checkout: {
    method: 'POST',
    path: '/api/facebook/checkout',
    audience: 'anyone',
    says: 'Ida ao checkout, só com consentimento de publicidade.',
    body: CheckoutStart,
    reply: Recorded,
  },
})
