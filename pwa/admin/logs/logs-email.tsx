import paperPlane from '@phosphor-icons/core/assets/regular/paper-plane-tilt.svg?raw'
import { useState } from 'react'
import { adminLogsApi, type EmailLog, MAIL_STATUSES } from '#contract/admin/logs.ts'
import { formatDayTimeSeconds, formatInteger } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge, type BadgeTone } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { wordFor } from '#pwa/admin/kit/word-for.ts'
import { MAIL_KIND_WORDS, MAIL_STATUS_WORDS } from '#contract/admin/mail-words.ts'
import { RecordDialog } from '#pwa/admin/kit/record-dialog.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

const WORDS = {
  search: 'Buscar e-mails',
  placeholder: 'Nome ou e-mail de quem recebeu',
  caption: 'E-mails, do mais novo ao mais antigo',
  loading: 'Carregando os e-mails...',
  failed: 'Não conseguimos abrir os e-mails (Failed to fetch email logs).',
  empty: { title: 'Nenhum log encontrado', text: 'Cada e-mail do site aparece aqui, enviado ou não.' },
  none: 'Nenhum log encontrado',
  many: 'e-mails',
} as const

const TONES: Readonly<Record<(typeof MAIL_STATUSES)[number], BadgeTone>> = {
  queued: 'y',
  sent: 'g',
  captured: 'y',
  failed: 'r',
  suppressed: 'k',
}
const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    all: 'Status: todos',
    options: MAIL_STATUSES.map((status) => [status, wordFor(MAIL_STATUS_WORDS, status)] as const),
  },
]

const titleOf = (mail: EmailLog) => mail.subject ?? wordFor(MAIL_KIND_WORDS, mail.type)

export function EmailLogTab() {
  const [open, setOpen] = useState<EmailLog | null>(null)
  const resending = useSave({
    save: (id: string) => call(adminLogsApi.resendMail, { params: { id } }),
    done: 'E-mail reenviado',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: [['admin', 'logs']],
    onDone: () => setOpen(null),
  })
  const columns: ListColumn<EmailLog>[] = [
    {
      id: 'subject',
      label: 'Assunto',
      onCard: 'head',
      cell: (mail) => (
        <>
          <button type="button" className="cell-name" onClick={() => setOpen(mail)}>
            {titleOf(mail)}
          </button>
          <span className="cell-sub">{mail.to}</span>
        </>
      ),
    },
    {
      id: 'type',
      label: 'Tipo',
      width: '200px',
      leaves: 1,
      cell: (mail) => wordFor(MAIL_KIND_WORDS, mail.type),
    },
    {
      id: 'status',
      label: 'Status',
      width: '224px',
      cell: (mail) => (
        <span title={mail.error ?? undefined}>
          <Badge tone={TONES[mail.status]}>{wordFor(MAIL_STATUS_WORDS, mail.status)}</Badge>
        </span>
      ),
    },
    {
      id: 'error',
      label: 'Erro',
      width: '18%',
      leaves: 2,
      cell: (mail) => mail.error ?? '—',
    },
    {
      id: 'date',
      label: 'Data',
      sort: 'date',
      width: '170px',
      cell: (mail) => <span className="num">{formatDayTimeSeconds(mail.sentAt ?? mail.createdAt)}</span>,
    },
    {
      id: 'actions',
      label: 'Reenviar',
      width: '100px',
      align: 'end',
      onCard: 'foot',
      cell: (mail) => (
        <span className="cell-actions">
          <IconButton
            svg={paperPlane}
            className="admin-action"
            label={`Enviar de novo para ${mail.to}`}
            aria-busy={resending.busy}
            onClick={() => resending.busy || resending.send(mail.id)}
          />
        </span>
      ),
    },
  ]
  return (
    <>
      <ListView
        view="logs"
        part="email"
        words={WORDS}
        filters={FILTERS}
        columns={columns}
        nameOf={(mail) => `${mail.subject ?? mail.type}, para ${mail.to}`}
        ask={({ status, ...query }, signal) =>
          call(
            adminLogsApi.emailLogs,
            { query: { ...query, status: MAIL_STATUSES.find((known) => known === status) } },
            { signal },
          )
        }
        onOpen={setOpen}
      />
      <RecordDialog
        title={open && titleOf(open)}
        onClose={() => setOpen(null)}
        orderId={open?.orderId}
        userId={open?.userId}
        facts={
          open
            ? [
                ['Para', open.to],
                ['Assunto', open.subject ?? 'Ainda não escrito'],
                ['Tipo', wordFor(MAIL_KIND_WORDS, open.type)],
                ['Status', wordFor(MAIL_STATUS_WORDS, open.status)],
                ['Tentativas', formatInteger(open.attempts)],
                ['Erro', open.error ?? '—'],
                ['Pedido de envio', formatDayTimeSeconds(open.createdAt)],
                ['Enviado', formatDayTimeSeconds(open.sentAt)],
                ['Código no servidor de e-mail', open.messageId ?? '—'],
              ]
            : []
        }
        footer={
          open && (
            <Button
              kind="secondary"
              size="medium"
              busy={resending.busy && 'Reenviando...'}
              onClick={() => resending.send(open.id)}
            >
              Enviar de novo
            </Button>
          )
        }
      />
    </>
  )
}
