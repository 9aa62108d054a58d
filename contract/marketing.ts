import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'

/**
 * Where tickers, counters and countdowns get their figures: invented as the specification has them, true ones (and hidden
 * where there are none), or shown nowhere.
 */
export const MARKETING_MODES = ['simulado', 'real', 'desligado'] as const
export type MarketingMode = (typeof MARKETING_MODES)[number]
export const DEFAULT_MARKETING_MODE: MarketingMode = 'simulado'

/** What the setting's screen says of `simulado`. */
export const SIMULATION_WARNING =
  'Contadores e avisos simulados podem ser lidos como publicidade enganosa pelo Código de Defesa do Consumidor (art. 37).'

/** True figures of São Paulo days. No names: initials, and hours instead of minutes. */
export const MarketingFigures = z.object({
  salesToday: z.int(),
  salesThisWeek: z.int(),
  salesTotal: z.int(),
  quizToday: z.int(),
  quizThisMonth: z.int(),
  quizTotal: z.int(),
  /** 1 to 5, one decimal; null without ratings. */
  ratingAverage: z.nullable(z.number()),
  ratingCount: z.int(),
  /** The newest of the last 7 days, at most 6. */
  recent: z.array(z.object({ initials: z.string(), did: z.enum(['compra', 'teste']), hoursAgo: z.int() })),
})
export type MarketingFigures = z.infer<typeof MarketingFigures>

export const Marketing = z.object({
  mode: z.enum(MARKETING_MODES),
  /** Only in mode `real`, and null there while nobody bought or answered. */
  figures: z.nullable(MarketingFigures),
})
export type Marketing = z.infer<typeof Marketing>

export const marketingApi = endpoints({
  read: {
    method: 'GET',
    path: '/api/marketing',
    audience: 'anyone',
    says: 'De onde vêm os números dos contadores e, no modo real, quais são.',
    reply: Marketing,
  },
  choose: {
    method: 'PUT',
    path: '/api/admin/marketing',
    audience: 'admin',
    says: 'Escolhe entre números simulados, reais ou nenhum.',
    body: z.object({ mode: z.enum(MARKETING_MODES, 'Escolha simulado, real ou desligado.') }),
    reply: z.object({ mode: z.enum(MARKETING_MODES) }),
  },
})
