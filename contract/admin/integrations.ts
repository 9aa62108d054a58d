import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime } from '../fields.ts'

export const PARTS = ['mail', 'ai', 'push', 'pixel', 'storage', 'queue'] as const
export type Part = (typeof PARTS)[number]

/** Wait for test webhooks. Seconds. */
export const WEBHOOK_LISTEN_SECONDS = 90
export const TOKEN_OVERLAP_HOURS = 24

export const Integrations = z.object({
  webhook: z.object({
    url: z.string(),
    /** The previous token is valid until then. */
    previousEndsAt: z.nullable(IsoDateTime),
    lastEventAt: z.nullable(IsoDateTime),
  }),
  parts: z.array(
    z.object({
      id: z.enum(PARTS),
      /** `local`: built-in substitute. */
      state: z.enum(['connected', 'local', 'off']),
      detail: z.string(),
    }),
  ),
})
export type Integrations = z.infer<typeof Integrations>

export const PartTest = z.object({ ok: z.boolean(), message: z.string(), milliseconds: z.int() })
export type PartTest = z.infer<typeof PartTest>

export const ArrivedEvent = z.object({
  id: Id,
  eventType: z.string(),
  isTest: z.boolean(),
  verdict: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  externalOrderId: z.nullable(z.string()),
  receivedAt: IsoDateTime,
})
export type ArrivedEvent = z.infer<typeof ArrivedEvent>

export const adminIntegrationsApi = endpoints({
  integrations: {
    method: 'GET',
    path: '/api/admin/integrations',
    audience: 'admin',
    permission: 'integrations',
    says: 'Endereço e token do webhook, e o estado de cada parte de fora.',
    reply: Integrations,
  },
  testPart: {
    method: 'POST',
    path: '/api/admin/integrations/:part/test',
    audience: 'admin',
    permission: 'integrations',
    says: 'Testa agora uma parte de fora e diz a verdade.',
    params: z.object({ part: z.enum(PARTS, 'Parte desconhecida.') }),
    reply: PartTest,
  },
  revealToken: {
    method: 'GET',
    path: '/api/admin/webhook/token',
    audience: 'admin',
    permission: 'integrations',
    isSensitive: true,
    says: 'O token do webhook, para colar na Kiwify.',
    reply: z.object({ token: z.string() }),
  },
  rotateToken: {
    method: 'POST',
    path: '/api/admin/webhook/token',
    audience: 'admin',
    permission: 'integrations',
    isSensitive: true,
    says: 'Cria outro token; o anterior ainda vale por algumas horas.',
    body: z.object({
      overlapHours: z._default(
        z.int('Use um número de horas.').check(z.gte(0, 'Não pode ser negativo.'), z.lte(168, 'No máximo 7 dias.')),
        TOKEN_OVERLAP_HOURS,
      ),
    }),
    reply: z.object({ token: z.string(), previousEndsAt: IsoDateTime, message: z.string() }),
  },
  testWebhook: {
    method: 'POST',
    path: '/api/admin/webhook/test',
    audience: 'admin',
    permission: 'integrations',
    says: 'Manda um evento assinado ao recebedor de verdade.',
    reply: z.object({
      externalOrderId: z.string(),
      /** Arrived by the public address, or internally. */
      way: z.enum(['public', 'inside']),
      message: z.string(),
    }),
  },
  arrivals: {
    method: 'GET',
    path: '/api/admin/webhook/arrivals',
    audience: 'admin',
    permission: 'integrations',
    says: 'Os avisos que chegaram desde um instante, de teste e de verdade.',
    query: z.object({ since: IsoDateTime }),
    reply: z.object({ events: z.array(ArrivedEvent) }),
  },
})
