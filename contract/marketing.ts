import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { oneLine } from './fields.ts'
import { PRICE_CENTS } from './offer.ts'

/** Tickers, counters, countdowns and claims about customers: invented as in the specification, real (hidden if none), or off. */
export const MARKETING_MODES = ['simulado', 'real', 'desligado'] as const
export type MarketingMode = (typeof MARKETING_MODES)[number]

export const SIMULATION_WARNING =
  'Números, avisos, prazos e depoimentos simulados podem ser lidos como publicidade enganosa pelo Código de Defesa do Consumidor (art. 37).'

/** Averages of fewer ratings are not published. */
export const FEWEST_RATINGS = 20

/** Fewer are not representative. */
export const FEWEST_MEASURED = 20
export const REFUND_DAYS = 90
export const MOST_VOICES = 6

/** By São Paulo day. Initials instead of names, hours instead of minutes. */
export const MarketingFigures = z.object({
  salesThisWeek: z.int(),
  salesTotal: z.int(),
  quizToday: z.int(),
  quizThisMonth: z.int(),
  quizTotal: z.int(),
  /** One decimal; null below FEWEST_RATINGS. */
  ratingAverage: z.nullable(z.number()),
  ratingCount: z.int(),
  /** Last whole month; null below FEWEST_MEASURED. */
  delivery: z.nullable(
    z.object({
      /** Business-day hours from the last photo to the guide. */
      medianHours: z.int(),
      /** `2026-10` */
      month: z.string(),
    }),
  ),
  /** Of the last 90 days; null below FEWEST_MEASURED. */
  refunds: z.nullable(z.object({ refunded: z.int(), sold: z.int() })),
  /** Last 7 days, at most 6. */
  recent: z.array(
    z.object({
      initials: z.string(),
      did: z.enum(['compra', 'teste']),
      hoursAgo: z.int(),
      /** End of the lead's id, recognised by the buyer's own device. */
      mark: z.nullable(z.string()),
    }),
  ),
})
export type MarketingFigures = z.infer<typeof MarketingFigures>

const day = z.iso.date('Escolha uma data do calendário.')

/** A higher price really charged: where and when. */
export const ListPrice = z.object({
  cents: z.int('Informe o preço.').check(z.gt(PRICE_CENTS, 'Só um preço maior que o de hoje se risca.')),
  where: z
    .string('Diga onde foi cobrado.')
    .check(oneLine, z.minLength(3, 'Diga onde foi cobrado.'), z.maxLength(60, 'Use no máximo 60 letras.')),
  from: day,
  until: day,
})
export type ListPrice = z.infer<typeof ListPrice>

export const OfferTerms = z.object({
  /** Until 23h59; null: no end. */
  endsOn: z.nullable(day),
  listPrice: z.nullable(ListPrice),
})
export type OfferTerms = z.infer<typeof OfferTerms>

/** Licensed by the buyer. */
export const Voice = z.object({
  text: z.string(),
  name: z.string(),
  /** `em coração`, if the buyer wished it. */
  shape: z.nullable(z.string()),
  rating: z.int(),
})
export type Voice = z.infer<typeof Voice>

export const Marketing = z.object({
  mode: z.enum(MARKETING_MODES),
  /** Only in mode `real`. */
  figures: z.nullable(MarketingFigures),
  /** Only in mode `real`; a past end counts as none. */
  offer: z.object({
    ends: z.nullable(z.object({ on: z.iso.date(), daysLeft: z.int() })),
    listPrice: z.nullable(ListPrice),
  }),
  voices: z.array(Voice),
})
export type Marketing = z.infer<typeof Marketing>

export const NOTHING_STATED = { figures: null, offer: { ends: null, listPrice: null }, voices: [] } satisfies Omit<
  Marketing,
  'mode'
>

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
    permission: 'integrations',
    says: 'O modo em vigor e se ainda falta a administração escolher.',
    reply: z.object({
      mode: z.enum(MARKETING_MODES),
      /** Not chosen yet: `real` applies. */
      isOpen: z.boolean(),
      offer: OfferTerms,
    }),
  },
  setOffer: {
    method: 'PUT',
    path: '/api/admin/marketing/offer',
    audience: 'admin',
    permission: 'integrations',
    says: 'Guarda até quando vale o preço e, se houve, o preço maior que foi cobrado antes.',
    body: OfferTerms,
    reply: OfferTerms,
  },
  choose: {
    method: 'PUT',
    path: '/api/admin/marketing',
    audience: 'admin',
    permission: 'integrations',
    says: 'Escolhe entre números simulados, reais ou nenhum.',
    body: z.object({ mode: z.enum(MARKETING_MODES, 'Escolha simulado, real ou desligado.') }),
    reply: z.object({ mode: z.enum(MARKETING_MODES) }),
  },
})
