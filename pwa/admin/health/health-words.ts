import type { Alarm, Health } from '#contract/admin/health.ts'
import { formatDayTime, formatInteger, formatMoney, shortId } from '#contract/format.ts'
import type { BadgeTone } from '#pwa/ui/badge.tsx'
import { agoWords } from '#pwa/admin/kit/ago-words.ts'
import { jobWords } from '#contract/jobs.ts'

/** A sign of life with its state and a sentence. */
export interface Sign {
  readonly label: string
  readonly tone: BadgeTone
  readonly state: string
  readonly text: string
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const isOlder = (at: string | null, ms: number, now: number) => at === null || now - Date.parse(at) > ms

const part = (label: string, isUp: boolean, text: string): Sign => ({
  label,
  tone: isUp ? 'g' : 'r',
  state: isUp ? 'Responde' : 'Não responde',
  text: isUp ? text : 'O que depende disso espera e continua sozinho quando voltar.',
})

/** Something that must happen at least every `everyMs`. */
function beat(label: string, at: string | null, everyMs: number, now: number, text: string, never: string): Sign {
  if (at === null) return { label, tone: 'k', state: 'Ainda não', text: never }
  const isLate = isOlder(at, everyMs, now)
  return { label, tone: isLate ? 'r' : 'g', state: agoWords(at, now), text: isLate ? `${text} Está atrasado.` : text }
}

/** Something without a schedule. */
const last = (label: string, at: string | null, now: number, never: string): Sign => ({
  label,
  tone: at ? 'b' : 'k',
  state: at ? agoWords(at, now) : 'Ainda não',
  text: at ? formatDayTime(at) : never,
})

/** In the page's order. */
export function signsOf(health: Health, now: number): Sign[] {
  const { parts, mail, sales } = health
  const isWorking = !isOlder(health.reconciledAt, 3 * MINUTE_MS, now)
  return [
    part('Banco de dados', parts.database, 'Pedidos, pessoas e fila.'),
    part('Arquivos', parts.storage, 'Fotos e relatórios: grava e lê.'),
    {
      label: 'Processo de tarefas',
      tone: isWorking ? 'g' : 'r',
      state: isWorking ? 'Trabalha' : 'Parado',
      text: isWorking
        ? 'Procura a cada minuto o que não pode acontecer.'
        : 'Nenhuma tarefa anda: relatórios e e-mails esperam. Confira o processo worker.',
    },
    last('Último aviso da Kiwify', health.lastWebhookAt, now, 'Nenhum aviso chegou.'),
    mail.leaves
      ? last('Último e-mail entregue', mail.lastSentAt, now, 'Nenhum e-mail saiu.')
      : {
          label: 'E-mail',
          tone: 'y',
          state: 'Não sai',
          text: 'Sem SMTP_URL os e-mails ficam guardados aqui e ninguém os recebe.',
        },
    sales.isConfigured
      ? beat(
          'Vendas conferidas',
          sales.comparedAt,
          2 * 60 * MINUTE_MS,
          now,
          sales.compared === null ? 'A cada hora.' : `${formatInteger(sales.compared)} vendas na última conferência.`,
          'A primeira conferência vem na próxima hora.',
        )
      : {
          label: 'Vendas conferidas',
          tone: 'y',
          state: 'Desligado',
          text: 'Com a API da Kiwify ligada, uma venda cujo aviso se perdeu aparece aqui.',
        },
    beat(
      'Arquivos e registros comparados',
      health.sweptAt,
      1.5 * DAY_MS,
      now,
      'Toda madrugada.',
      'A primeira comparação vem de madrugada.',
    ),
    beat(
      'Diário conferido',
      health.journalVerifiedAt,
      1.5 * DAY_MS,
      now,
      'Toda madrugada: nenhuma anotação mudou nem sumiu.',
      'A primeira conferência vem de madrugada.',
    ),
    beat(
      'Cópia de segurança',
      health.backupAt,
      1.5 * DAY_MS,
      now,
      'Linhas e arquivos, cifrados.',
      'Nenhuma foi feita: npm run backup.',
    ),
  ]
}

/** What does not run or was never set up, as things to do: silence may be no good news. */
export function gapsOf({ parts, mail, sales, backupAt, reconciledAt }: Health, now: number): string[] {
  return [
    ...(Object.values(parts).every(Boolean) ? [] : ['uma parte do sistema responder']),
    ...(isOlder(reconciledAt, 3 * MINUTE_MS, now) ? ['o processo de tarefas voltar a andar'] : []),
    ...(mail.leaves ? [] : ['ligar o envio de e-mails']),
    ...(sales.isConfigured ? [] : ['ligar a conferência das vendas com a Kiwify']),
    ...(backupAt === null ? ['fazer a primeira cópia de segurança'] : []),
  ]
}

/** An alarm's subject in one line. */
export function subjectWords({ kind, subject, orderId, count, amountCents, openedAt }: Alarm, now: number): string {
  const what =
    kind === 'job-dead' || kind === 'outage'
      ? jobWords(subject.split(':', 1)[0] ?? subject)
      : kind.startsWith('sale-')
        ? `Venda ${subject}`
        : orderId
          ? `Pedido ${shortId(orderId)}`
          : null
  const many = count !== null && count > 1 ? `${formatInteger(count)} tarefas` : null
  const money = amountCents === null ? null : formatMoney(amountCents)
  // Keeps the separator at the end of its line.
  return [what, many, money, agoWords(openedAt, now)].filter((word) => word !== null).join('\u00a0· ')
}
