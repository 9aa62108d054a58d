export const TIME_ZONE = 'America/Sao_Paulo'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' })
const dayTime = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const dayTimeSeconds = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const longDay = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const shortDayHour = new Intl.DateTimeFormat('pt-BR', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
})
const integer = new Intl.NumberFormat('pt-BR')

/** `R$ 79,90`, with Intl's no-break space. */
export const formatMoney = (cents: number) => money.format(cents / 100)
/** 15000 → `15.000`. */
export const formatInteger = (n: number) => integer.format(n)

type DateLike = string | number | Date | null | undefined

function formatted(formatter: Intl.DateTimeFormat, value: DateLike): string {
  if (value == null || value === '') return 'Data não disponível'
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? 'Data inválida' : formatter.format(date)
}

/** `20/11/2026`, São Paulo time. */
export const formatDay = (value: DateLike) => formatted(day, value)
/** `20/11/2026 14:31`. */
export const formatDayTime = (value: DateLike) => formatted(dayTime, value).replace(',', '')
/** `20/11/2026 14:31:05`, because minutes hide the order of entries. */
export const formatDayTimeSeconds = (value: DateLike) => formatted(dayTimeSeconds, value).replace(',', '')
export const formatLongDay = (value: DateLike) => formatted(longDay, value)
/** `25 de nov., 15h`. */
export const formatShortDayHour = (value: DateLike) => formatted(shortDayHour, value).replace(/(\d)\s*h?$/, '$1h')

export const formatMegabytes = (bytes: number) =>
  `${Math.max(0.1, bytes / 1_000_000).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`

/** The order number people see. */
export const shortId = (id: string) => id.slice(-8).toUpperCase()
