import { formatInteger, formatMoney, TIME_ZONE } from '#contract/format.ts'
import type { ListPrice, Marketing } from '#contract/marketing.ts'
import { PRICE_CENTS } from '#contract/offer.ts'

export const COUNTDOWN_S = 23 * 3600 + 47 * 60 + 32

export const SALES_BAND = {
  offer: 'Guia por R$\u00a079,90',
  ends: 'Termina em',
  calm: 'Sem relógio e sem pressa',
} as const

export const salesTodayWords = (sold: number): string =>
  sold === 1 ? '1 guia vendido hoje' : `${formatInteger(sold)} guias vendidos hoje`

export const salesThisWeekWords = (sold: number): string =>
  `${formatInteger(sold)} guias encomendados nos últimos sete dias`

const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, weekday: 'long' })
/** Noon, so that no time zone changes the date. */
const noonOf = (day: string) => new Date(`${day}T12:00:00-03:00`)
/** `30/11` */
const shortDate = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`
/** `30/11/2026` */
const longDate = (day: string) => `${shortDate(day)}/${day.slice(0, 4)}`

/** `R$ 79,90 até segunda, 30/11` `, 23h59`, `faltam` `8 dias`. */
export function offerEndWords({ on, daysLeft }: NonNullable<Marketing['offer']['ends']>) {
  const name = weekday.format(noonOf(on)).replace('-feira', '')
  const [lead, left] =
    daysLeft === 0
      ? ['termina', 'hoje']
      : [daysLeft === 1 ? 'falta' : 'faltam', `${daysLeft} ${daysLeft === 1 ? 'dia' : 'dias'}`]
  return { until: `${formatMoney(PRICE_CENTS)} até ${name}, ${shortDate(on)}`, hour: ', 23h59', lead, left } as const
}

export const listPriceWords = ({ where, from, until }: ListPrice): string =>
  `cobrado em ${where}, de ${longDate(from)} a ${longDate(until)}`
