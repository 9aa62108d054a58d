import * as z from 'zod/mini'
import { PARTS } from '#contract/admin/integrations.ts'
import type { JournalEntry } from '#contract/admin/logs.ts'
import { formatInteger, shortId } from '#contract/format.ts'
import { JOURNAL_ACTIONS } from '#contract/journal.ts'
import { ORDER_STATUS_WORDS, OrderStatus } from '#contract/orders.ts'
import { NOTICE_WORDS } from './log-words.ts'
import { wordFor } from '#pwa/admin/kit/word-for.ts'
import { MAIL_KIND_WORDS } from '#contract/admin/mail-words.ts'
import { PART_WORDS } from '#pwa/admin/kit/part-row.tsx'

const Tested = z.object({ part: z.enum(PARTS), ok: z.boolean() })
const Named = z.object({ name: z.string() })
const Titled = z.object({ title: z.string() })
const Cleared = z.object({ removed: z.int() })
const Listed = z.object({ list: z.string() })

/** The order of an entry, of its webhook or of its mail. */
export const orderOf = ({ subject, subjectId, concerns }: JournalEntry): string | null =>
  subject === 'order' ? subjectId : (concerns?.orderId ?? null)

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** `Testou a integração E-mail, que falhou`; the action alone where no more is known. */
export function deedWords(entry: JournalEntry): string {
  const plain = wordFor(JOURNAL_ACTIONS, entry.action)
  return detailedWords(entry) ?? plain
}

function detailedWords({ action, concerns, from, to }: JournalEntry): string | null {
  const ofOrder = concerns?.orderId ? ` do pedido ${shortId(concerns.orderId)}` : ''
  switch (action) {
    case 'integration.tested': {
      const tested = Tested.safeParse(to).data
      return tested ? `Testou a integração ${PART_WORDS[tested.part]}, que ${tested.ok ? 'respondeu' : 'falhou'}` : null
    }
    case 'webhook.tested':
      return 'Testou o webhook da Kiwify'
    case 'webhook.replayed':
      return (
        concerns &&
        `Reprocessou o aviso ${concerns.isTest ? 'de teste' : lower(wordFor(NOTICE_WORDS, concerns.kind))}${ofOrder}`
      )
    case 'mail.resent':
      return (
        concerns &&
        `Reenviou o e-mail ${lower(wordFor(MAIL_KIND_WORDS, concerns.kind))}${concerns.recipient ? ` para ${concerns.recipient}` : ''}`
      )
    case 'order.status': {
      const status = OrderStatus.safeParse(to).data
      return status ? `Mudou o status para ${ORDER_STATUS_WORDS[status].label}` : null
    }
    case 'notification.sent':
      return withTitle('Notificou uma pessoa', to)
    case 'notification.removed':
      return withTitle('Excluiu uma notificação', from)
    case 'broadcast.started':
      return withTitle('Notificou todos', to)
    case 'job.retried':
    case 'job.discarded': {
      const name = Named.safeParse(to ?? from).data?.name
      return name ? `${action === 'job.retried' ? 'Repetiu' : 'Descartou'} a tarefa ${name}` : null
    }
    case 'list.exported': {
      const list = Listed.safeParse(to).data?.list
      return list ? `Exportou a lista ${wordFor(LIST_WORDS, list)}` : null
    }
    case 'logs.cleared': {
      const removed = Cleared.safeParse(to).data?.removed
      return removed === undefined
        ? null
        : `Limpou os logs: ${removed === 1 ? '1 linha' : `${formatInteger(removed)} linhas`}`
    }
    default:
      return action.startsWith('post.') ? withTitle(wordFor(JOURNAL_ACTIONS, action), to ?? from) : null
  }
}

const LIST_WORDS: Readonly<Record<string, string>> = {
  orders: 'de pedidos',
  users: 'de usuários',
  ratings: 'de avaliações',
  forms: 'de formulários',
}

function withTitle(words: string, told: unknown): string | null {
  const title = Titled.safeParse(told).data?.title
  return title ? `${words}: ${title}` : null
}
