import { formatInteger } from '#contract/format.ts'

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
