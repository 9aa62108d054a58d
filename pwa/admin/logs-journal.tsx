import { useState } from 'react'
import { adminLogsApi, type JournalEntry } from '#contract/admin-logs.ts'
import { formatDayTime, shortId } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import type { ListColumn } from './list-columns.ts'
import { ListView } from './list-view.tsx'
import { wordFor } from './log-words.ts'
import { RecordDialog } from './record-dialog.tsx'

const WORDS = {
  search: 'Buscar no registro',
  placeholder: 'Ação ou pedido',
  caption: 'O que os administradores fizeram, do mais novo ao mais antigo',
  loading: 'Carregando o registro...',
  failed: 'Não conseguimos abrir o registro.',
  empty: { title: 'Nenhum log encontrado', text: 'Cada mudança feita por um administrador fica aqui para sempre.' },
  none: 'Nenhum log encontrado',
  many: 'ações',
} as const

const ACTION_WORDS: Readonly<Record<string, string>> = {
  'admin.registered': 'Criou a administração',
  'account.password': 'Trocou a própria senha',
  'account.second-factor-on': 'Ligou a segunda etapa',
  'account.second-factor-off': 'Desligou a segunda etapa',
  'account.recovery-renewed': 'Fez outros códigos de recuperação',
  'order.opened': 'Pedido aberto',
  'order.status': 'Mudou o status',
  'report.forced': 'Mandou gerar o PDF',
  'user.created': 'Criou um usuário',
  'user.edited': 'Editou um usuário',
  'user.password': 'Trocou uma senha',
  'user.removed': 'Excluiu um usuário',
  'pdf.limited': 'Mudou o máximo de downloads',
  'photo.viewed': 'Abriu uma foto',
  'notification.sent': 'Notificou uma pessoa',
  'broadcast.started': 'Notificou todos',
  'broadcast.cancelled': 'Interrompeu um envio',
  'list.exported': 'Exportou uma lista',
  'logs.cleared': 'Limpou os logs',
  'webhook.replayed': 'Reprocessou um aviso',
  'webhook.rotated': 'Trocou o token do webhook',
  'webhook.tested': 'Testou o webhook',
  'mail.resent': 'Reenviou um e-mail',
  'job.retried': 'Repetiu uma tarefa',
  'job.discarded': 'Descartou uma tarefa',
  'marketing.changed': 'Mudou o marketing',
  'post.created': 'Escreveu um artigo',
  'post.edited': 'Editou um artigo',
  'post.published': 'Publicou um artigo',
  'post.scheduled': 'Agendou um artigo',
  'post.unpublished': 'Tirou um artigo do ar',
  'post.removed': 'Apagou um artigo',
  'desk.taken': 'Assumiu um pedido',
  'desk.shape': 'Confirmou o formato',
  'desk.edited': 'Editou o texto',
  'desk.approved': 'Aprovou o relatório',
  'desk.noted': 'Anotou no pedido',
  'suppression.lifted': 'Tirou um endereço dos descadastros',
  'photo.requested': 'Pediu outra foto',
}

const COLUMNS = (onOpen: (entry: JournalEntry) => void): ListColumn<JournalEntry>[] => [
  {
    id: 'action',
    label: 'Ação',
    onCard: 'head',
    cell: (entry) => (
      <>
        <button type="button" className="cell-name" onClick={() => onOpen(entry)}>
          {wordFor(ACTION_WORDS, entry.action)}
        </button>
        <span className="cell-sub num">
          {entry.subject}
          {entry.subjectId && ` ${shortId(entry.subjectId)}`}
        </span>
      </>
    ),
  },
  { id: 'who', label: 'Quem', width: '24%', cell: (entry) => entry.actorName ?? 'Sistema' },
  { id: 'ip', label: 'Endereço', width: '170px', leaves: 1, cell: (entry) => entry.ip ?? '—' },
  {
    id: 'date',
    label: 'Data',
    sort: 'date',
    width: '150px',
    cell: (entry) => <span className="num">{formatDayTime(entry.createdAt)}</span>,
  },
]

/** Who decided what, when, from, to and whence: append-only. */
export function JournalTab() {
  const [open, setOpen] = useState<JournalEntry | null>(null)
  return (
    <>
      <ListView
        view="logs"
        part="journal"
        words={WORDS}
        columns={COLUMNS(setOpen)}
        nameOf={(entry) => `${wordFor(ACTION_WORDS, entry.action)}, ${entry.actorName ?? 'Sistema'}`}
        ask={(query, signal) => call(adminLogsApi.journal, { query }, { signal })}
        onOpen={setOpen}
      />
      <RecordDialog
        title={open ? wordFor(ACTION_WORDS, open.action) : null}
        onClose={() => setOpen(null)}
        orderId={open?.subject === 'order' ? open.subjectId : null}
        userId={open?.subject === 'user' ? open.subjectId : null}
        data={open && (open.from !== null || open.to !== null) ? { de: open.from, para: open.to } : undefined}
        dataTitle="Mudança"
        facts={
          open
            ? [
                ['Quem', open.actorName ?? 'Sistema'],
                ['Endereço', open.ip ?? '—'],
                ['Data', formatDayTime(open.createdAt)],
              ]
            : []
        }
      />
    </>
  )
}
