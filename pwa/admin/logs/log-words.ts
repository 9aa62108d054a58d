import type { LOG_CATEGORIES, LOG_LEVELS, WebhookLog } from '#contract/admin/logs.ts'
import type { BadgeTone } from '#pwa/ui/badge.tsx'

export const CATEGORY_WORDS: Readonly<Record<(typeof LOG_CATEGORIES)[number], string>> = {
  ai_analysis: 'Análise por IA',
  analytics_tracking: 'Métricas',
  facebook_tracking: 'Pixel',
  api_request: 'Chamadas',
  database: 'Banco de dados',
  quiz_funnel: 'Teste',
  email: 'E-mail',
  auth: 'Entrada',
  webhook: 'Webhook',
  pdf_generation: 'PDF',
}

export const LEVEL_WORDS: Readonly<Record<(typeof LOG_LEVELS)[number], string>> = {
  error: 'Erro',
  warn: 'Aviso',
  info: 'Informação',
  debug: 'Detalhe',
}

const LEVEL_TONES: Readonly<Record<string, BadgeTone>> = { error: 'r', warn: 'y', info: 'b', debug: 'k' }
export const levelTone = (level: string): BadgeTone => LEVEL_TONES[level] ?? 'k'

/** Events of the payment provider. */
export const NOTICE_WORDS: Readonly<Record<string, string>> = {
  paid: 'Compra aprovada',
  refunded: 'Reembolso',
  chargeback: 'Chargeback',
  pending: 'Pagamento pendente',
  refused: 'Compra recusada',
  abandoned: 'Carrinho abandonado',
  other: 'Outro aviso',
}

export const VERDICT_WORDS: Readonly<Record<WebhookLog['verdict'], { tone: BadgeTone; label: string }>> = {
  pending: { tone: 'y', label: 'Na fila' },
  applied: { tone: 'g', label: 'Aplicado' },
  logged: { tone: 'b', label: 'Registrado' },
  ignored: { tone: 'k', label: 'De outro produto' },
  flagged: { tone: 'r', label: 'Precisa de atenção' },
}
