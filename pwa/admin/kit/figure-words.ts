import type { Figures, MetricGroup, Period } from '#contract/admin/analytics.ts'
import { formatInteger, formatMoney } from '#contract/format.ts'

export const NO_DATA = '—'

export interface Metric {
  readonly id: keyof Figures
  readonly label: string
  readonly groups: readonly MetricGroup[]
  readonly kind: 'count' | 'money' | 'share' | 'hours' | 'stars' | 'score'
  /** Which direction is good. Absent when neither. */
  readonly better?: 'more' | 'less'
  /** Replaces the comparison. */
  readonly note?: string
}

export const METRICS: readonly Metric[] = [
  { id: 'orders', label: 'Pedidos', groups: ['overview', 'operational'], kind: 'count', better: 'more' },
  { id: 'revenue', label: 'Receita', groups: ['overview', 'financial'], kind: 'money', better: 'more' },
  { id: 'completionRate', label: 'Taxa de conclusão', groups: ['overview'], kind: 'share', better: 'more' },
  { id: 'customers', label: 'Total Clientes', groups: ['overview', 'customer'], kind: 'count', better: 'more' },
  { id: 'deliveryHours', label: 'Prazo médio', groups: ['overview', 'operational'], kind: 'hours', better: 'less' },
  { id: 'averageTicket', label: 'Ticket médio', groups: ['financial'], kind: 'money', better: 'more' },
  { id: 'refunded', label: 'Reembolsos e contestações', groups: ['financial'], kind: 'money', better: 'less' },
  { id: 'refundRate', label: 'Taxa de reembolso', groups: ['financial'], kind: 'share', better: 'less' },
  { id: 'repurchaseRevenue', label: 'Receita de quem voltou', groups: ['financial'], kind: 'money', better: 'more' },
  { id: 'deadlinesMet', label: 'Entregas no prazo', groups: ['operational'], kind: 'share', better: 'more' },
  { id: 'awaitingForm', label: 'Aguardando formulário', groups: ['operational'], kind: 'count' },
  { id: 'awaitingVisagist', label: 'Esperando visagista', groups: ['operational'], kind: 'count' },
  { id: 'photos', label: 'Fotos recebidas', groups: ['operational'], kind: 'count', better: 'more' },
  { id: 'repurchaseRate', label: 'Recompra', groups: ['customer'], kind: 'share', better: 'more' },
  { id: 'averageRating', label: 'Avaliação média', groups: ['customer'], kind: 'stars', better: 'more' },
  { id: 'nps', label: 'NPS', groups: ['customer'], kind: 'score', better: 'more' },
  { id: 'ratings', label: 'Avaliações', groups: ['customer'], kind: 'count', better: 'more' },
]

export const GROUP_WORDS: Readonly<Record<MetricGroup, string>> = {
  overview: 'Visão geral',
  financial: 'Financeiro',
  operational: 'Operacional',
  customer: 'Clientes',
}

export const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  today: 'Hoje',
  '7days': '7 dias',
  '30days': '30 dias',
  '90days': '90 dias',
  '1year': '1 ano',
  all: 'Tudo',
}

const BEFORE_WORDS: Readonly<Record<Period, string>> = {
  today: 'que ontem até esta hora',
  '7days': 'que nos 7 dias anteriores',
  '30days': 'que nos 30 dias anteriores',
  '90days': 'que nos 90 dias anteriores',
  '1year': 'que no ano anterior',
  all: '',
}

const oneDecimal = (value: number) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** `91,4 %`, with the narrow space that Portuguese sets before the sign. */
export const formatShare = (value: number) => `${oneDecimal(value * 100)} %`

export function figureWords({ kind }: Pick<Metric, 'kind'>, value: number | null): string {
  if (value === null) return NO_DATA
  if (kind === 'money') return formatMoney(value)
  if (kind === 'share') return formatShare(value)
  if (kind === 'hours') return `${Math.round(value)} h`
  if (kind === 'stars') return oneDecimal(value)
  return formatInteger(Math.round(value))
}

export interface Trend {
  readonly change: string
  /** `que nos 30 dias anteriores` */
  readonly against: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** `+12 % que nos 30 dias anteriores`; shares in percentage points. Null without a comparison. */
export function trendOf(
  metric: Metric,
  now: number | null,
  before: number | null | undefined,
  period: Period,
): Trend | null {
  if (now === null || before == null) return null
  const isShare = metric.kind === 'share'
  const isDifference = isShare || metric.kind === 'stars' || metric.kind === 'score'
  if (!isDifference && before === 0) return null
  const change = isDifference ? (now - before) * (isShare ? 100 : 1) : (now / before - 1) * 100
  const rounded = Number(change.toFixed(isDifference ? 1 : 0))
  const against = BEFORE_WORDS[period]
  if (rounded === 0) return { change: '±0', against, tone: 'plain' }
  const sign = rounded > 0 ? '+' : '−'
  const size = isDifference ? oneDecimal(Math.abs(rounded)) : formatInteger(Math.abs(rounded))
  const unit = isShare ? (Math.abs(rounded) < 2 ? ' ponto' : ' pontos') : isDifference ? '' : ' %'
  const isGood = metric.better === undefined ? undefined : rounded > 0 === (metric.better === 'more')
  return {
    change: `${sign}${size}${unit}`,
    against,
    tone: isGood === undefined ? 'plain' : isGood ? 'good' : 'bad',
  }
}
