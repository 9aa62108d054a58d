import * as z from 'zod/mini'
import { Code } from './auth.ts'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime, Message } from './fields.ts'
import { OrderStatus } from './orders.ts'
import { StaffRole } from './permissions.ts'

export const CONSENT_KINDS = [
  'termos',
  'fotos_biometria',
  'marketing_email',
  'cookies_marketing',
  'cookies_analytics',
  'depoimento_publico',
] as const
export const CONSENT_WORDS: Readonly<Record<(typeof CONSENT_KINDS)[number], string>> = {
  termos: 'Termos de uso e política de privacidade',
  fotos_biometria: 'Análise da forma do rosto nas fotos',
  marketing_email: 'E-mails com dicas e novidades',
  cookies_marketing: 'Cookies de publicidade',
  cookies_analytics: 'Cookies de análise',
  depoimento_publico: 'Publicação de uma frase da sua avaliação',
}

/** One answer a person gave, as it was written down. */
export const ConsentEntry = z.object({
  id: Id,
  kind: z.enum(CONSENT_KINDS),
  version: z.string(),
  granted: z.boolean(),
  channel: z.string(),
  orderId: z.nullable(Id),
  at: IsoDateTime,
})
export type ConsentEntry = z.infer<typeof ConsentEntry>

/** What one order holds of a person, and until when. */
export const OrderHoldings = z.object({
  orderId: Id,
  status: OrderStatus,
  endedByHand: z.boolean(),
  /** Ended by hand: when all of it is destroyed, unless that is undone before. */
  undoableUntil: z.nullable(IsoDateTime),
  photos: z.int(),
  /** When the last of them goes. */
  photosUntil: z.nullable(IsoDateTime),
  hasMarking: z.boolean(),
  /** What is seen: tone, hair, and so on. */
  hasObserved: z.boolean(),
  /** The answers before the cloths. */
  hasCloths: z.boolean(),
  /** A visagist's word on the season, one that was taken back included. */
  hasSeason: z.boolean(),
  /** Contrast and depth, as numbers. */
  hasColours: z.boolean(),
  hasForm: z.boolean(),
  draftUntil: z.nullable(IsoDateTime),
  reportUntil: z.nullable(IsoDateTime),
  hasRating: z.boolean(),
  /** The sentence the site may publish. */
  voice: z.nullable(z.object({ name: z.string(), text: z.string(), isPublished: z.boolean() })),
  /** Photos are there, or a consent to look at them stands. */
  canRevoke: z.boolean(),
  /** Revoking now stops an analysis that was paid for. */
  revokeStopsAnalysis: z.boolean(),
})
export type OrderHoldings = z.infer<typeof OrderHoldings>

/** Somebody of the team who opened photos of the person, or a report that shows them, on one day. */
export const PhotoView = z.object({
  /** In São Paulo. */
  day: z.iso.date(),
  /** First name; null once they left the team. */
  name: z.nullable(z.string()),
  role: z.nullable(StaffRole),
  photos: z.boolean(),
  report: z.boolean(),
})
export type PhotoView = z.infer<typeof PhotoView>

export const PrivacyOverview = z.object({
  email: z.string(),
  orders: z.array(OrderHoldings),
  /** Answers of the free quiz under the same address. */
  hasQuiz: z.boolean(),
  notifications: z.int(),
  devices: z.int(),
  sessions: z.int(),
  consents: z.array(ConsentEntry),
  /** Newest first, the last hundred; the copy has all. */
  photoViews: z.array(PhotoView),
  /** Administrators are removed by another administrator. */
  canErase: z.boolean(),
})
export type PrivacyOverview = z.infer<typeof PrivacyOverview>

/** Under these names the receipts of an erasure and of a consent taken back are mailed and downloaded. */
export const RECEIPT_FILES = {
  erasure: 'recibo-de-apagamento.txt',
  revocation: 'recibo-de-retirada.txt',
} as const

export const privacyApi = endpoints({
  overview: {
    method: 'GET',
    path: '/api/privacy',
    audience: 'customer',
    says: 'O que guardamos da pessoa, até quando, e o que ela autorizou.',
    reply: PrivacyOverview,
  },
  export: {
    method: 'GET',
    path: '/api/privacy/export',
    audience: 'customer',
    says: 'Tudo o que guardamos da pessoa num arquivo ZIP: dados em JSON, fotos e relatórios.',
    reply: 'file',
  },
  revoke: {
    method: 'POST',
    path: '/api/privacy/orders/:orderId/revoke',
    audience: 'customer',
    says: 'Retira a autorização das fotos de um pedido: fotos, medidas e relatório são apagados.',
    params: z.object({ orderId: Id }),
    /** `receipt`: the signed text of the receipt; null where it was taken back before. */
    reply: z.object({
      message: z.string(),
      stoppedAnalysis: z.boolean(),
      withdrawnAt: IsoDateTime,
      receipt: z.nullable(z.string()),
    }),
  },
  askErase: {
    method: 'POST',
    path: '/api/privacy/erase-code',
    audience: 'customer',
    says: 'Manda por e-mail o código que confirma o fim da conta; um por minuto.',
    reply: Message,
  },
  erase: {
    method: 'POST',
    path: '/api/privacy/erase',
    audience: 'customer',
    says: 'Apaga a conta e os dados; fica só o mínimo do pedido que a lei manda guardar.',
    body: z.object({ code: Code }),
    /** `receipt`: the signed text of the receipt; null where the account was gone already. */
    reply: z.object({ message: z.string(), receipt: z.nullable(z.string()) }),
  },
})
