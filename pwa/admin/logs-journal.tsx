import { useState } from 'react'
import { adminLogsApi, Deeds, type JournalEntry } from '#contract/admin-logs.ts'
import { formatDayTime, shortId } from '#contract/format.ts'
import { JOURNAL_ACTIONS, JOURNAL_SUBJECTS } from '#contract/journal.ts'
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
          {wordFor(JOURNAL_ACTIONS, entry.action)}
        </button>
        <span className="cell-sub num">
          {wordFor(JOURNAL_SUBJECTS, entry.subject)}
          {entry.subjectId && ` ${shortId(entry.subjectId)}`}
        </span>
      </>
    ),
  },
  { id: 'who', label: 'Quem', width: '24%', cell: (entry) => entry.actorName ?? 'Sistema' },
  { id: 'ip', label: 'Endereço IP', width: '170px', leaves: 1, cell: (entry) => entry.ip ?? '—' },
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
        filters={FILTERS}
        columns={COLUMNS(setOpen)}
        nameOf={(entry) => `${wordFor(JOURNAL_ACTIONS, entry.action)}, ${entry.actorName ?? 'Sistema'}`}
        ask={({ deeds, ...query }, signal) =>
          call(adminLogsApi.journal, { query: { ...query, deeds: Deeds.safeParse(deeds).data } }, { signal })
        }
        onOpen={setOpen}
      />
      <RecordDialog
        title={open ? wordFor(JOURNAL_ACTIONS, open.action) : null}
        onClose={() => setOpen(null)}
        orderId={open?.subject === 'order' ? open.subjectId : null}
        userId={open?.subject === 'user' ? open.subjectId : null}
        data={open && (open.from !== null || open.to !== null) ? { de: open.from, para: open.to } : undefined}
        dataTitle="Mudança"
        facts={
          open
            ? [
                ['Quem', open.actorName ?? 'Sistema'],
                ['Endereço IP', open.ip ?? '—'],
                ['Data', formatDayTime(open.createdAt)],
              ]
            : []
        }
      />
    </>
  )
}
