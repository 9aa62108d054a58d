import { formatInteger, formatMoney, TIME_ZONE } from '#contract/format.ts'
import type { ListPrice, Marketing } from '#contract/marketing.ts'
import { PRICE_CENTS } from '#contract/offer.ts'

/** The offer's time, in seconds. */
export const COUNTDOWN_S = 23 * 3600 + 47 * 60 + 32

export const SALES_BAND = {
  offer: 'Guia por R$\u00a079,90',
  ends: 'Termina em',
  calm: 'Sem relógio e sem pressa',
} as const

/** Sold today, in words. */
export const salesTodayWords = (sold: number): string =>
  sold === 1 ? '1 guia vendido hoje' : `${formatInteger(sold)} guias vendidos hoje`

/** Sold in the last seven days, in words. */
export const salesThisWeekWords = (sold: number): string =>
  `${formatInteger(sold)} guias encomendados nos últimos sete dias`

const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, weekday: 'long' })
/** Noon in São Paulo of a day (`2026-11-30`): no zone's midnight moves it. */
const noonOf = (day: string) => new Date(`${day}T12:00:00-03:00`)
/** `30/11` */
const shortDate = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`
/** `30/11/2026` */
const longDate = (day: string) => `${shortDate(day)}/${day.slice(0, 4)}`

/** The end of the offer in words, a day the smallest unit: `R$ 79,90 até segunda, 30/11` `, 23h59`, `faltam` `8 dias`. */
export function offerEndWords({ on, daysLeft }: NonNullable<Marketing['offer']['ends']>) {
  const name = weekday.format(noonOf(on)).replace('-feira', '')
  const [lead, left] =
    daysLeft === 0
      ? ['termina', 'hoje']
      : [daysLeft === 1 ? 'falta' : 'faltam', `${daysLeft} ${daysLeft === 1 ? 'dia' : 'dias'}`]
  return { until: `${formatMoney(PRICE_CENTS)} até ${name}, ${shortDate(on)}`, hour: ', 23h59', lead, left } as const
}

/** Where and when a struck price was charged. */
export const listPriceWords = ({ where, from, until }: ListPrice): string =>
  `cobrado em ${where}, de ${longDate(from)} a ${longDate(until)}`
