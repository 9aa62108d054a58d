import type { AdminOrder } from '#contract/admin/orders.ts'
import { TIME_ZONE } from '#contract/format.ts'

export interface Deadline {
  text: string
  /** Due today or late. */
  isUrgent: boolean
  /** Full text for the tooltip. */
  hint?: string
}

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Above this, show days. */
const MOST_HOURS = 100

const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })
const shortDay = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit' })
const hourOnly = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' })

/** Late, due today in São Paulo, or later. Shared by the list and the desk. */
export function dueState(due: Date, now: Date): 'late' | 'today' | 'later' {
  if (due.getTime() <= now.getTime()) return 'late'
  return dayKey.format(due) === dayKey.format(now) ? 'today' : 'later'
}

export const dueWords = (due: Date, now: Date) => `${dueDay(due, now)}, ${hourOf(due)}h`

const dueDay = (due: Date, now: Date) => (dayKey.format(due) === dayKey.format(now) ? 'hoje' : shortDay.format(due))

/** When an order is due, or how long it took. Days are São Paulo's. */
export function deadlineOf(order: AdminOrder, now = new Date()): Deadline {
  if (order.status === 'REEMBOLSADO' || order.status === 'CHARGEBACK') return { text: '—', isUrgent: false }
  if (order.status === 'CONCLUIDO') return taken(order)
  if (order.status === 'AGUARDANDO_FORMULARIO' || !order.estimatedDelivery) {
    return { text: 'sem prazo', isUrgent: false, hint: 'O prazo começa quando o formulário e as fotos chegam.' }
  }
  if (order.isDeliveryStopped)
    return { text: 'parado', isUrgent: false, hint: 'O prazo está parado até chegar a foto que pedimos ao cliente.' }
  const due = new Date(order.estimatedDelivery)
  const state = dueState(due, now)
  const isLate = state === 'late'
  const when = dueWords(due, now)
  return {
    // The text must say it too: some people cannot see red.
    text: isLate ? `venceu ${dueDay(due, now)}` : when,
    isUrgent: state !== 'later',
    hint: [isLate ? `Atrasado: o prazo era ${when}.` : `Prometido até ${when}.`, ...waiting(order)].join(' '),
  }
}

const waiting = ({ waitsForNote }: AdminOrder) =>
  waitsForNote ? ['Espera na mesa: uma pessoa precisa ler o recado.'] : []

function taken({ processingStartedAt, completedAt }: AdminOrder): Deadline {
  if (!processingStartedAt || !completedAt) return { text: '—', isUrgent: false }
  const took = Math.max(0, Date.parse(completedAt) - Date.parse(processingStartedAt))
  return { text: `em ${lengthOf(took)}`, isUrgent: false, hint: `Levou ${lengthOf(took)}, do formulário à entrega.` }
}

function lengthOf(ms: number): string {
  const hours = Math.round(ms / HOUR_MS)
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} min`
  return hours < MOST_HOURS ? `${hours} h` : `${Math.round(hours / 24)} dias`
}

const hourOf = (date: Date) => hourOnly.format(date).replace(/\D/g, '')
