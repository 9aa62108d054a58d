import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'

/**
 * Where tickers, counters, countdowns and whatever is claimed of other customers get their figures: invented as the
 * specification has them, true ones (and hidden where there are none), or shown nowhere.
 */
export const MARKETING_MODES = ['simulado', 'real', 'desligado'] as const
export type MarketingMode = (typeof MARKETING_MODES)[number]

/** What the setting's screen says of `simulado`. */
export const SIMULATION_WARNING =
  'Números, avisos, prazos e depoimentos simulados podem ser lidos como publicidade enganosa pelo Código de Defesa do Consumidor (art. 37).'

/** An average of fewer ratings is not told to the public. */
export const FEWEST_RATINGS = 20

/** True figures of São Paulo days. No names: initials, and hours instead of minutes. */
export const MarketingFigures = z.object({
  salesToday: z.int(),
  salesThisWeek: z.int(),
  salesTotal: z.int(),
  quizToday: z.int(),
  quizThisMonth: z.int(),
  quizTotal: z.int(),
  /** 1 to 5, one decimal; null with fewer than FEWEST_RATINGS. */
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
  choice: {
    method: 'GET',
    path: '/api/admin/marketing',
    audience: 'admin',
    says: 'O modo em vigor e se ainda falta a administração escolher.',
    reply: z.object({
      mode: z.enum(MARKETING_MODES),
      /** In production nobody has chosen yet; until then it is `real`. */
      isOpen: z.boolean(),
    }),
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
