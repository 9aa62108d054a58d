import { useState } from 'react'
import arrowCounter from '@phosphor-icons/core/assets/regular/arrow-counter-clockwise.svg?raw'
import trash from '@phosphor-icons/core/assets/regular/trash.svg?raw'
import { adminLogsApi, type FailedJob } from '#contract/admin/logs.ts'
import { formatDayTimeSeconds, formatInteger, shortId } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { jobWords } from '#contract/jobs.ts'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { RecordDialog } from '#pwa/admin/kit/record-dialog.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

const WORDS = {
  search: 'Buscar tarefas',
  placeholder: '',
  caption: 'Tarefas com falha, da mais nova à mais antiga',
  loading: 'Carregando as tarefas...',
  failed: 'Não conseguimos abrir as tarefas.',
  empty: {
    title: 'Nenhuma tarefa com falha',
    text: 'Uma tarefa que falha até a última tentativa fica aqui, à espera de você.',
  },
  none: 'Nenhuma tarefa com falha',
  many: 'tarefas',
} as const
const STALE = [['admin', 'logs']] as const

/** Jobs out of automatic retries: try again, or discard. */
export function FailedJobsTab() {
  const [open, setOpen] = useState<FailedJob | null>(null)
  const retrying = useSave({
    save: (id: string) => call(adminLogsApi.retryJob, { params: { id } }),
    done: 'Tarefa na fila',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: STALE,
  })
  const discarding = useSave({
    save: (id: string) => call(adminLogsApi.discardJob, { params: { id } }),
    done: 'Tarefa descartada',
    failed: 'Erro',
    stale: STALE,
  })
  const [kinds, setKinds] = useState<readonly { name: string; count: number }[]>([])
  const retryingAll = useSave({
    save: (name: string) => call(adminLogsApi.retryJobs, { body: { name } }),
    done: 'Tarefas na fila',
    say: ({ message }) => message,
    failed: 'Erro',
    stale: STALE,
  })
  const columns: ListColumn<FailedJob>[] = [
    {
      id: 'name',
      label: 'Tarefa',
      width: '230px',
      onCard: 'head',
      cell: (job) => (
        <button type="button" className="cell-name" onClick={() => setOpen(job)}>
          {jobWords(job.name)}
        </button>
      ),
    },
    { id: 'error', label: 'Erro', cell: (job) => <span title={job.error}>{job.error}</span> },
    {
      id: 'tries',
      label: 'Tentativas',
      width: '104px',
      align: 'end',
      leaves: 1,
      cell: (job) => <span className="num">{formatInteger(job.tries)}</span>,
    },
    {
      id: 'date',
      label: 'Falhou em',
      width: '170px',
      cell: (job) => <span className="num">{formatDayTimeSeconds(job.failedAt)}</span>,
    },
    {
      id: 'actions',
      label: 'Ações',
      width: '110px',
      align: 'end',
      onCard: 'foot',
      cell: (job) => (
        <span className="cell-actions">
          <IconButton
            svg={arrowCounter}
            className="admin-action"
            label={`Tentar de novo ${jobWords(job.name)}`}
            onClick={() => retrying.send(job.id)}
          />
          <IconButton
            svg={trash}
            className="admin-action"
            label={`Descartar ${jobWords(job.name)}`}
            onClick={() => discarding.send(job.id)}
          />
        </span>
      ),
    },
  ]
  return (
    <>
      {kinds.length > 0 && (
        <div className="failed-kinds flex wrap gap-8" role="group" aria-label="Tentar de novo, por tipo">
          {kinds.map(({ name, count }) => (
            <Button
              key={name}
              kind="secondary"
              size="small"
              busy={retryingAll.busy && 'Na fila...'}
              onClick={() => retryingAll.send(name)}
            >
              {count === 1 ? `Tentar de novo: ${jobWords(name)}` : `Tentar de novo todas: ${jobWords(name)} (${count})`}
            </Button>
          ))}
        </div>
      )}
      <ListView
        view="logs"
        part="jobs"
        words={WORDS}
        columns={columns}
        searchable={false}
        nameOf={(job) => `${jobWords(job.name)}: ${job.error}`}
        ask={async (_question, signal) => {
          const { jobs, kinds: counted } = await call(adminLogsApi.failedJobs, undefined, { signal })
          setKinds(counted)
          return { items: jobs, total: jobs.length, next: null }
        }}
        onOpen={setOpen}
      />
      <RecordDialog
        title={open ? jobWords(open.name) : null}
        onClose={() => setOpen(null)}
        data={open?.payload}
        dataTitle="Dados da tarefa"
        facts={
          open
            ? [
                ['Tipo', open.name],
                ['Pedido', open.orderId ? shortId(open.orderId) : '—'],
                ['Erro', open.error],
                ['Tentativas', formatInteger(open.tries)],
                ['Falhou em', formatDayTimeSeconds(open.failedAt)],
              ]
            : []
        }
      />
    </>
  )
}
