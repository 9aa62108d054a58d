import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { adminLogsApi, Deeds, type JournalEntry } from '#contract/admin/logs.ts'
import { formatDayTimeSeconds, shortId } from '#contract/format.ts'
import { JOURNAL_SUBJECTS } from '#contract/journal.ts'
import { call } from '#pwa/platform/api.ts'
import { deedWords, orderOf } from './journal-words.ts'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { wordFor } from '#pwa/admin/kit/word-for.ts'
import { searchHref } from '#pwa/admin/kit/person-link.tsx'
import { RecordDialog } from '#pwa/admin/kit/record-dialog.tsx'

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

const FILTERS = [
  {
    name: 'deeds',
    label: 'Tipo',
    all: 'Tipo: todas',
    options: [
      ['changes', 'Só mudanças'],
      ['looks', 'Fotos e PDFs abertos, listas exportadas'],
    ],
  },
] as const

const COLUMNS = (onOpen: (entry: JournalEntry) => void): ListColumn<JournalEntry>[] => [
  {
    id: 'action',
    label: 'Ação',
    onCard: 'head',
    cell: (entry) => (
      <>
        <button type="button" className="cell-name" onClick={() => onOpen(entry)}>
          {deedWords(entry)}
        </button>
        <Subject entry={entry} />
      </>
    ),
  },
  { id: 'who', label: 'Quem', width: '24%', cell: (entry) => entry.actorName ?? 'Sistema' },
  { id: 'ip', label: 'Endereço IP', width: '170px', leaves: 1, cell: (entry) => entry.ip ?? '—' },
  {
    id: 'date',
    label: 'Data',
    sort: 'date',
    width: '170px',
    cell: (entry) => <span className="num">{formatDayTimeSeconds(entry.createdAt)}</span>,
  },
]

function Subject({ entry }: { entry: JournalEntry }) {
  const order = orderOf(entry)
  const subject = wordFor(JOURNAL_SUBJECTS, entry.subject)
  return (
    <span className="cell-sub num">
      {order ? (
        <Link className="cell-link" to={searchHref('orders', shortId(order))}>
          Pedido {shortId(order)}
        </Link>
      ) : (
        `${subject}${entry.subjectId ? ` ${shortId(entry.subjectId)}` : ''}`
      )}
    </span>
  )
}

/** Links to the webhook or mail of an entry. */
function placesOf({ subject, subjectId, concerns }: JournalEntry): (readonly [string, ReactNode])[] {
  if (!concerns) return []
  const search = subject === 'webhook' ? subjectId : concerns.recipient
  const tab = subject === 'webhook' ? 'webhook' : 'email'
  if (!search) return []
  const place = (
    <Link className="cell-link" to={`${searchHref('logs', search)}&tab=${tab}`}>
      {tab === 'webhook' ? 'Ver o aviso' : 'Ver o e-mail'}
    </Link>
  )
  return [[tab === 'webhook' ? 'Aviso' : 'E-mail', place]]
}

/** The append-only audit log. */
export function JournalTab() {
  const [open, setOpen] = useState<JournalEntry | null>(null)
  return (
    <>
      <ListView
        view="logs"
        part="journal"
        words={WORDS}
        filters={FILTERS}
        columns={COLUMNS(setOpen)}
        nameOf={(entry) => `${deedWords(entry)}, ${entry.actorName ?? 'Sistema'}`}
        ask={({ deeds, ...query }, signal) =>
          call(adminLogsApi.journal, { query: { ...query, deeds: Deeds.safeParse(deeds).data } }, { signal })
        }
        onOpen={setOpen}
      />
      <RecordDialog
        title={open ? deedWords(open) : null}
        onClose={() => setOpen(null)}
        orderId={open && orderOf(open)}
        userId={open?.subject === 'user' ? open.subjectId : null}
        data={open && (open.from !== null || open.to !== null) ? { de: open.from, para: open.to } : undefined}
        dataTitle="Mudança"
        facts={
          open
            ? [
                ['Quem', open.actorName ?? 'Sistema'],
                ['Endereço IP', open.ip ?? '—'],
                ['Data', formatDayTimeSeconds(open.createdAt)],
                ...placesOf(open),
              ]
            : []
        }
      />
    </>
  )
}
