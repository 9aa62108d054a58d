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
  'recado_ia',
] as const
export const CONSENT_WORDS: Readonly<Record<(typeof CONSENT_KINDS)[number], string>> = {
  termos: 'Termos de uso e política de privacidade',
  fotos_biometria: 'Análise da forma do rosto nas fotos',
  marketing_email: 'E-mails com dicas e novidades',
  cookies_marketing: 'Cookies de publicidade',
  cookies_analytics: 'Cookies de análise',
  depoimento_publico: 'Publicação de uma frase da sua avaliação',
  recado_ia: 'Leitura do seu recado por inteligência artificial',
}

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

export const OrderHoldings = z.object({
  orderId: Id,
  status: OrderStatus,
  endedByHand: z.boolean(),
  /** When everything is erased unless undone. */
  undoableUntil: z.nullable(IsoDateTime),
  photos: z.int(),
  /** Deletion of the last photo. */
  photosUntil: z.nullable(IsoDateTime),
  hasMarking: z.boolean(),
  hasObserved: z.boolean(),
  hasCloths: z.boolean(),
  /** Even if withdrawn. */
  hasSeason: z.boolean(),
  hasColours: z.boolean(),
  hasForm: z.boolean(),
  draftUntil: z.nullable(IsoDateTime),
  reportUntil: z.nullable(IsoDateTime),
  hasRating: z.boolean(),
  /** Licensed for publication. */
  voice: z.nullable(z.object({ name: z.string(), text: z.string(), isPublished: z.boolean() })),
  /** Photos or a valid consent exist. */
  canRevoke: z.boolean(),
  /** Stops a paid analysis. */
  revokeStopsAnalysis: z.boolean(),
})
export type OrderHoldings = z.infer<typeof OrderHoldings>

/** Staff who opened photos or reports on one day. */
export const PhotoView = z.object({
  day: z.iso.date(),
  /** Null after leaving the team. */
  name: z.nullable(z.string()),
  role: z.nullable(StaffRole),
  photos: z.boolean(),
  report: z.boolean(),
})
export type PhotoView = z.infer<typeof PhotoView>

export const PrivacyOverview = z.object({
  email: z.string(),
  orders: z.array(OrderHoldings),
  hasQuiz: z.boolean(),
  notifications: z.int(),
  devices: z.int(),
  sessions: z.int(),
  consents: z.array(ConsentEntry),
  /** Newest first, the last hundred; the export has all. */
  photoViews: z.array(PhotoView),
  /** Another administrator must remove administrators. */
  canErase: z.boolean(),
})
export type PrivacyOverview = z.infer<typeof PrivacyOverview>

/** Mailed and downloaded. */
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
    /** `receipt`: null if already revoked. */
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
    /** `receipt`: null if already erased. */
    reply: z.object({ message: z.string(), receipt: z.nullable(z.string()) }),
  },
})
