import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminLogsApi, REJECTED_DAYS, type WebhookLog } from '#contract/admin/logs.ts'
import { formatDay, formatDayTimeSeconds, formatInteger } from '#contract/format.ts'
import { ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { BuyerAddress } from './buyer-address.tsx'
import { NOTICE_WORDS, VERDICT_WORDS } from './log-words.ts'
import { wordFor } from '#pwa/admin/kit/word-for.ts'
import { RecordDialog } from '#pwa/admin/kit/record-dialog.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

const WORDS = {
  search: 'Buscar avisos',
  placeholder: 'Evento, pedido ou código da Kiwify',
  caption: 'Avisos do pagamento, do mais novo ao mais antigo',
  loading: 'Carregando os avisos...',
  failed: 'Não conseguimos abrir os avisos (Failed to fetch webhook logs).',
  empty: {
    title: 'Nenhum log encontrado',
    text: 'O primeiro chega com a primeira compra, ou com um teste em Integrações.',
  },
  none: 'Nenhum log encontrado',
  many: 'avisos',
} as const

const VERDICTS = ['applied', 'logged', 'ignored', 'flagged'] as const
const FILTERS = [
  {
    name: 'verdict',
    label: 'Resultado',
    all: 'Resultado: todos',
    options: VERDICTS.map((verdict) => [verdict, VERDICT_WORDS[verdict].label] as const),
  },
]

const COLUMNS = (onOpen: (log: WebhookLog) => void): ListColumn<WebhookLog>[] => [
  {
    id: 'event',
    label: 'Evento',
    onCard: 'head',
    cell: (log) => (
      <>
        <button type="button" className="cell-name" onClick={() => onOpen(log)}>
          {eventWords(log)}
        </button>
        <span className="cell-sub">
          {[log.reason, log.customerName ?? log.externalOrderId, log.eventType].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'verdict',
    label: 'Resultado',
    width: '190px',
    cell: ({ verdict }) => <Badge tone={VERDICT_WORDS[verdict].tone}>{VERDICT_WORDS[verdict].label}</Badge>,
  },
  {
    id: 'deliveries',
    label: 'Entregas',
    width: '150px',
    align: 'end',
    leaves: 1,
    cell: ({ deliveries, differingBodies }) => (
      <span className="num">
        {formatInteger(deliveries)}
        {differingBodies > 0 && `, ${differingBodies} ${differingBodies === 1 ? 'diferente' : 'diferentes'}`}
      </span>
    ),
  },
  {
    id: 'date',
    label: 'Chegada',
    sort: 'date',
    width: '170px',
    cell: ({ timestamp }) => <span className="num">{formatDayTimeSeconds(timestamp)}</span>,
  },
]

export function WebhookLogTab() {
  const [open, setOpen] = useState<WebhookLog | null>(null)
  const replaying = useSave({
    save: (id: string) => call(adminLogsApi.replayWebhook, { params: { id } }),
    done: 'Aviso reprocessado',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [['admin', 'logs']],
    onDone: () => setOpen(null),
  })
  return (
    <>
      <Rejected />
      <ListView
        view="logs"
        part="webhook"
        words={WORDS}
        filters={FILTERS}
        columns={COLUMNS(setOpen)}
        nameOf={(log) => `${eventWords(log)}, ${VERDICT_WORDS[log.verdict].label}`}
        ask={({ verdict, ...query }, signal) =>
          call(
            adminLogsApi.webhookLogs,
            { query: { ...query, verdict: VERDICTS.find((known) => known === verdict) } },
            { signal },
          )
        }
        onOpen={setOpen}
      />
      <RecordDialog
        title={open && eventWords(open)}
        onClose={() => setOpen(null)}
        orderId={open?.orderId}
        userId={open?.customerId}
        data={open?.payload}
        dataTitle="Conteúdo, sem CPF, endereço e IP"
        facts={
          open
            ? [
                ['Evento', open.eventType],
                ['Resultado', VERDICT_WORDS[open.verdict].label],
                ['Efeito', effectWords(open)],
                ['Motivo', open.reason ?? '—'],
                ['Erro', open.error ?? '—'],
                ['Chave', open.eventKey],
                ['Pedido na Kiwify', open.externalOrderId ?? '—'],
                ['Entregas', formatInteger(open.deliveries)],
                ['Entregas diferentes', formatInteger(open.differingBodies)],
                ['Teste', open.isTest ? 'Sim' : 'Não'],
                ['Chegada', formatDayTimeSeconds(open.timestamp)],
                ['Processado', formatDayTimeSeconds(open.processedAt)],
              ]
            : []
        }
        first={open?.waitsForAddress && <BuyerAddress key={open.id} noticeId={open.id} onDone={() => setOpen(null)} />}
        extra={open && open.differences.length > 0 && <Differences of={open} />}
        footer={
          open && (
            <Button
              kind="secondary"
              size="medium"
              busy={replaying.busy && 'Reprocessando...'}
              onClick={() => replaying.send(open.id)}
            >
              Processar de novo
            </Button>
          )
        }
      />
    </>
  )
}

const DEEDS: Readonly<Record<string, string>> = {
  paid: 'Compra registrada',
  refunded: 'Reembolso registrado',
  chargeback: 'Chargeback registrado',
}

const eventWords = ({ kind, isTest }: WebhookLog) => (isTest ? 'Teste' : wordFor(NOTICE_WORDS, kind))

/** Its effect on the order, and the order's current state. */
function effectWords({ verdict, kind, orderStatus }: WebhookLog): string {
  if (verdict === 'pending') return 'Ainda nenhum: espera na fila'
  if (verdict !== 'applied') return 'Nenhum'
  const now = orderStatus ? `; status do pedido: ${ORDER_STATUS_WORDS[orderStatus].label}` : ''
  return `${DEEDS[kind] ?? 'Aplicado'}${now}`
}

/** Of repeated deliveries one counts. This shows how another differed. */
function Differences({ of: { differences } }: { of: WebhookLog }) {
  return (
    <section className="panel-section">
      <h3>Diferença entre as entregas</h3>
      <p className="t-caption t-soft">Vale a entrega que esta tela mostra; ao lado, o que a outra dizia.</p>
      <dl className="differences mt-8 rule-top t-breaks">
        {differences.map(({ path, first, other }) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              <span className="visually-hidden">Na que vale: </span>
              {first === null ? 'não havia' : <del>{first}</del>}
            </dd>
            <dd>
              <span className="visually-hidden">Na outra: </span>
              {other === null ? 'não veio' : <ins>{other}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Rejected requests are only counted. */
function Rejected() {
  const { data } = useQuery({
    queryKey: ['admin', 'logs', 'rejected'],
    queryFn: ({ signal }) => call(adminLogsApi.webhookLogs, { query: {} }, { signal }),
  })
  if (!data || data.rejected.length === 0) return null
  const total = data.rejected.reduce((sum, { count }) => sum + count, 0)
  return (
    <details className="rejected num">
      <summary className="t-medium t-small t-soft">
        {total === 1 ? '1 entrega recusada' : `${formatInteger(total)} entregas recusadas`} nos últimos {REJECTED_DAYS}{' '}
        dias, a última em {formatDayTimeSeconds(data.rejected[0]?.lastAt)}
      </summary>
      <p className="t-caption t-soft">
        O que chega sem a assinatura certa é recusado na porta: fica a conta, nunca o conteúdo, que pode ser de qualquer
        um.
      </p>
      <table>
        <caption className="visually-hidden">Entregas recusadas, por dia e motivo</caption>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Motivo</th>
            <th scope="col">Vezes</th>
            <th scope="col">Última</th>
          </tr>
        </thead>
        <tbody>
          {data.rejected.map(({ day, eventType, reason, count, lastAt }) => (
            <tr key={`${day} ${reason}`}>
              {/* Noon, to stay on the same day in São Paulo. */}
              <td>{formatDay(`${day}T12:00:00-03:00`)}</td>
              <td>
                {reason} <span className="t-soft">{eventType}</span>
              </td>
              <td>{formatInteger(count)}</td>
              <td>{formatDayTimeSeconds(lastAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
