import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { oneLine } from './fields.ts'
import { PRICE_CENTS } from './offer.ts'

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

/** Fewer deliveries or purchases say nothing of what happens as a rule. */
export const FEWEST_MEASURED = 20
export const REFUND_DAYS = 90
/** Buyers' sentences shown at a time: those published last. */
export const MOST_VOICES = 6

/** True figures of São Paulo days. No names: initials, and hours instead of minutes. */
export const MarketingFigures = z.object({
  salesThisWeek: z.int(),
  salesTotal: z.int(),
  quizToday: z.int(),
  quizThisMonth: z.int(),
  quizTotal: z.int(),
  /** 1 to 5, one decimal; null with fewer than FEWEST_RATINGS. */
  ratingAverage: z.nullable(z.number()),
  ratingCount: z.int(),
  /** Of the guides delivered in the last whole month; null with fewer than FEWEST_MEASURED. */
  delivery: z.nullable(
    z.object({
      /** Median of the hours on business days from the last photo to the guide. */
      medianHours: z.int(),
      /** `2026-10` */
      month: z.string(),
    }),
  ),
  /** Of the purchases of the last 90 days, those that were given back; null with fewer than FEWEST_MEASURED. */
  refunds: z.nullable(z.object({ refunded: z.int(), sold: z.int() })),
  /** The newest of the last 7 days, at most 6. */
  recent: z.array(
    z.object({
      initials: z.string(),
      did: z.enum(['compra', 'teste']),
      hoursAgo: z.int(),
      /** The end of their lead's id, by which their own device knows them; null where none is known. */
      mark: z.nullable(z.string()),
    }),
  ),
})
export type MarketingFigures = z.infer<typeof MarketingFigures>

const day = z.iso.date('Escolha uma data do calendário.')

/** A higher price of the guide that was really charged: where, and from which day to which. */
export const ListPrice = z.object({
  cents: z.int('Informe o preço.').check(z.gt(PRICE_CENTS, 'Só um preço maior que o de hoje se risca.')),
  where: z
    .string('Diga onde foi cobrado.')
    .check(oneLine, z.minLength(3, 'Diga onde foi cobrado.'), z.maxLength(60, 'Use no máximo 60 letras.')),
  from: day,
  until: day,
})
export type ListPrice = z.infer<typeof ListPrice>

/** What the owner states of the offer; days are São Paulo's. */
export const OfferTerms = z.object({
  /** The last day of the price, until 23h59; null: it has no end. */
  endsOn: z.nullable(day),
  listPrice: z.nullable(ListPrice),
})
export type OfferTerms = z.infer<typeof OfferTerms>

/** A buyer's sentence, published by their licence. */
export const Voice = z.object({
  text: z.string(),
  name: z.string(),
  /** `em coração`, where the buyer wished it. */
  shape: z.nullable(z.string()),
  /** 1 to 5. */
  rating: z.int(),
})
export type Voice = z.infer<typeof Voice>

export const Marketing = z.object({
  mode: z.enum(MARKETING_MODES),
  /** Only in mode `real`, and null there while nobody bought or answered. */
  figures: z.nullable(MarketingFigures),
  /** Only in mode `real`; an end that is over is none. */
  offer: z.object({
    ends: z.nullable(z.object({ on: z.iso.date(), daysLeft: z.int() })),
    listPrice: z.nullable(ListPrice),
  }),
  /** Only in mode `real`. */
  voices: z.array(Voice),
})
export type Marketing = z.infer<typeof Marketing>

/** Where nothing true is stated. */
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
      /** In production nobody has chosen yet; until then it is `real`. */
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
