import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import broom from '@phosphor-icons/core/assets/regular/broom.svg?raw'
import pause from '@phosphor-icons/core/assets/regular/pause.svg?raw'
import play from '@phosphor-icons/core/assets/regular/play.svg?raw'
import { adminLogsApi, LOG_CATEGORIES, LOG_CLEAR_DAYS, LOG_LEVELS, type SystemLog } from '#contract/admin/logs.ts'
import { formatDayTimeSeconds, formatInteger } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { figureWords } from '#pwa/admin/kit/figure-words.ts'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { CATEGORY_WORDS, LEVEL_WORDS, levelTone } from './log-words.ts'
import { wordFor } from '#pwa/admin/kit/word-for.ts'
import { RecordDialog } from '#pwa/admin/kit/record-dialog.tsx'
import { useSave } from '#pwa/admin/kit/use-save.ts'

const TAIL_MS = 3000

const WORDS = {
  search: 'Buscar nos logs',
  placeholder: 'Mensagem, ação ou pedido',
  caption: 'Logs do sistema, do mais novo ao mais antigo',
  loading: 'Carregando os logs...',
  failed: 'Não conseguimos abrir os logs (Failed to fetch logs).',
  empty: { title: 'Nenhum log encontrado', text: 'Tudo o que o sistema faz aparece aqui por 30 dias.' },
  none: 'Nenhum log encontrado',
  many: 'linhas',
} as const

const FILTERS = [
  {
    name: 'category',
    label: 'Categoria',
    all: 'Categoria: todas',
    options: LOG_CATEGORIES.map((id) => [id, CATEGORY_WORDS[id]] as const),
  },
  {
    name: 'level',
    label: 'Nível',
    all: 'Nível: todos',
    options: LOG_LEVELS.map((id) => [id, LEVEL_WORDS[id]] as const),
  },
]

const COLUMNS = (onOpen: (log: SystemLog) => void): ListColumn<SystemLog>[] => [
  {
    id: 'message',
    label: 'Mensagem',
    onCard: 'head',
    cell: (log) => (
      <>
        <button type="button" className="cell-name" title={log.message} onClick={() => onOpen(log)}>
          {log.message}
        </button>
        <span className="cell-sub">{log.recipient ? `para ${log.recipient}` : log.action}</span>
      </>
    ),
  },
  {
    id: 'level',
    label: 'Nível',
    width: '124px',
    cell: (log) => <Badge tone={levelTone(log.level)}>{wordFor(LEVEL_WORDS, log.level)}</Badge>,
  },
  {
    id: 'category',
    label: 'Categoria',
    width: '140px',
    leaves: 1,
    cell: (log) => wordFor(CATEGORY_WORDS, log.category),
  },
  {
    id: 'duration',
    label: 'Duração',
    width: '96px',
    align: 'end',
    leaves: 2,
    cell: (log) => <span className="num">{log.duration === null ? '—' : `${formatInteger(log.duration)} ms`}</span>,
  },
  {
    id: 'date',
    label: 'Data',
    sort: 'date',
    width: '170px',
    cell: (log) => <span className="num">{formatDayTimeSeconds(log.createdAt)}</span>,
  },
]

export function SystemLogTab() {
  const [open, setOpen] = useState<SystemLog | null>(null)
  const [tailing, setTailing] = useState(false)
  return (
    <>
      <LogStatsStrip tailing={tailing} />
      <ListView
        view="logs"
        part="system"
        words={WORDS}
        filters={FILTERS}
        columns={COLUMNS(setOpen)}
        nameOf={(log) => log.message}
        pollMs={tailing && TAIL_MS}
        ask={async ({ category, level, ...query }, signal) => {
          const { logs, ...page } = await call(
            adminLogsApi.systemLogs,
            {
              params: {
                category: LOG_CATEGORIES.find((known) => known === category) ?? 'all',
                level: LOG_LEVELS.find((known) => known === level) ?? 'all',
              },
              query,
            },
            { signal },
          )
          return { items: logs, total: page.total, next: page.next }
        }}
        onOpen={setOpen}
        tools={
          <>
            <Button
              kind="secondary"
              size="small"
              aria-pressed={tailing}
              icon={<Icon svg={tailing ? pause : play} size={18} />}
              onClick={() => setTailing(!tailing)}
            >
              {tailing ? 'Pausar' : 'Ao vivo'}
            </Button>
            <ClearLogs />
          </>
        }
      />
      <RecordDialog
        title={open?.message ?? null}
        onClose={() => setOpen(null)}
        orderId={open?.orderId}
        userId={open?.userId}
        data={open?.details}
        facts={
          open
            ? [
                ...(open.recipient ? [['Para', open.recipient] as const] : []),
                ['Nível', wordFor(LEVEL_WORDS, open.level)],
                ['Categoria', wordFor(CATEGORY_WORDS, open.category)],
                ['Ação', open.action],
                ['Deu certo', open.success ? 'Sim' : 'Não'],
                ['Código', open.errorCode ?? '—'],
                ['Duração', open.duration === null ? '—' : `${formatInteger(open.duration)} ms`],
                ['Data', formatDayTimeSeconds(open.createdAt)],
              ]
            : []
        }
      />
    </>
  )
}

/** This runs every night too, so there may be nothing to clear. */
const CLEARED_WORDS = `Linhas com mais de ${LOG_CLEAR_DAYS} dias já saem sozinhas toda noite; isto tira agora as que passaram do prazo desde então. As mais novas ficam.`

function ClearLogs() {
  const [sure, setSure] = useState(false)
  const clearing = useSave({
    save: () => call(adminLogsApi.clearLogs, { query: { days: LOG_CLEAR_DAYS } }),
    done: 'Logs limpos com sucesso',
    say: ({ message }) => message,
    failed: 'Erro ao limpar logs',
    stale: [['admin', 'logs']],
    onDone: () => setSure(false),
  })
  return sure ? (
    <>
      <p role="status" className="t-caption t-soft log-clear-words">
        {CLEARED_WORDS}
      </p>
      <Button
        className="button-danger"
        size="small"
        busy={clearing.busy && 'Limpando...'}
        onClick={() => clearing.send(undefined)}
        onBlur={() => setSure(false)}
      >
        Apagar mais de {LOG_CLEAR_DAYS} dias
      </Button>
    </>
  ) : (
    <Button kind="secondary" size="small" icon={<Icon svg={broom} size={18} />} onClick={() => setSure(true)}>
      Limpar logs
    </Button>
  )
}

function LogStatsStrip({ tailing }: { tailing: boolean }) {
  const { data } = useQuery({
    queryKey: ['admin', 'logs', 'stats'],
    queryFn: ({ signal }) =>
      call(adminLogsApi.systemLogs, { params: { category: 'all', level: 'all' }, query: {} }, { signal }),
    refetchInterval: tailing ? TAIL_MS * 4 : false,
  })
  const stats = data?.stats
  const figures = [
    ['Total', stats ? formatInteger(stats.total) : ' '],
    ['Últimas 24 h', stats ? formatInteger(stats.last24Hours) : ' '],
    [
      'Taxa de erro',
      stats ? figureWords({ kind: 'share' }, stats.errorRate === null ? null : stats.errorRate / 100) : ' ',
    ],
    ['Erros', stats ? formatInteger(stats.levelStats['error'] ?? 0) : ' '],
  ] as const
  return (
    <dl className="log-stats flex wrap num" aria-busy={!stats}>
      {figures.map(([term, value]) => (
        <div key={term}>
          <dt className="t-caption t-soft">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
