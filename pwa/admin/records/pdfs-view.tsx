import { useState } from 'react'
import { Link } from 'react-router-dom'
import download from '@phosphor-icons/core/assets/regular/download-simple.svg?raw'
import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import sliders from '@phosphor-icons/core/assets/regular/sliders-horizontal.svg?raw'
import { adminRecordsApi, type AdminPdf } from '#contract/admin/records.ts'
import { formatDay, formatDayTime, formatInteger, formatMegabytes, shortId } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { DownloadsDialog } from './downloads-dialog.tsx'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { useOver } from '#pwa/admin/kit/person-link.tsx'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'

const WORDS = {
  search: 'Buscar PDFs',
  placeholder: 'Nome, e-mail ou pedido',
  caption: 'PDFs gerados, do mais novo ao mais antigo',
  loading: 'Carregando os PDFs...',
  failed: 'Não conseguimos abrir os PDFs.',
  empty: { title: 'Nenhum PDF encontrado', text: 'O primeiro aparece quando um relatório fica pronto.' },
  none: 'Nenhum PDF encontrado',
  many: 'PDFs',
} as const

const STATES = {
  current: { tone: 'g', words: 'Atual' },
  superseded: { tone: 'k', words: 'Substituído' },
  purged: { tone: 'y', words: 'Apagado' },
  revoked: { tone: 'r', words: 'Acesso encerrado' },
} as const

const downloads = ({ downloadCount, maxDownloads }: AdminPdf) =>
  `${formatInteger(downloadCount)} / ${maxDownloads === null ? 'sem limite' : formatInteger(maxDownloads)}`

function ViewPdf({ orderId }: { orderId: string }) {
  const label = `Ver o PDF do pedido ${shortId(orderId)}`
  return (
    <Link className="icon-button admin-action" to={useOver('pdf', orderId)} aria-label={label} title={label}>
      <Icon svg={eye} />
    </Link>
  )
}

/** Every report, including replaced ones. */
export function PdfsView() {
  const { change } = useAdminAddress()
  const [limited, setLimited] = useState<AdminPdf | null>(null)
  const columns: ListColumn<AdminPdf>[] = [
    {
      id: 'order',
      label: 'Pedido',
      onCard: 'head',
      cell: (pdf) => (
        <>
          <span className="cell-name num">{shortId(pdf.orderId)}</span>
          <span className="cell-sub">{pdf.customerName ?? 'Sem nome'}</span>
        </>
      ),
    },
    {
      id: 'state',
      label: 'Status',
      width: '150px',
      cell: (pdf) => <Badge tone={STATES[pdf.state].tone}>{STATES[pdf.state].words}</Badge>,
    },
    {
      id: 'created',
      label: 'Criado',
      sort: 'date',
      width: '150px',
      cell: (pdf) => <span className="num">{formatDayTime(pdf.createdAt)}</span>,
    },
    {
      id: 'size',
      label: 'Tamanho',
      width: '150px',
      leaves: 2,
      cell: (pdf) => (
        <span className="num">
          {pdf.pages} páginas, {formatMegabytes(pdf.fileSize)}
        </span>
      ),
    },
    {
      id: 'downloads',
      label: 'Downloads',
      sort: 'downloads',
      width: '140px',
      cell: (pdf) => <span className="num">{downloads(pdf)}</span>,
    },
    {
      id: 'expires',
      label: 'Validade',
      width: '110px',
      leaves: 1,
      cell: (pdf) => <span className="num">{formatDay(pdf.expiresAt)}</span>,
    },
    {
      id: 'actions',
      label: 'Ações',
      width: '136px',
      align: 'end',
      onCard: 'foot',
      cell: (pdf) =>
        pdf.state === 'current' && (
          <span className="cell-actions">
            <ViewPdf orderId={pdf.orderId} />
            <IconButton
              svg={sliders}
              className="admin-action"
              label={`Definir o máximo de downloads do pedido ${shortId(pdf.orderId)}`}
              onClick={() => setLimited(pdf)}
            />
            <a
              className="icon-button admin-action"
              href={`/api/admin/orders/${pdf.orderId}/pdf/download`}
              aria-label={`Baixar o PDF do pedido ${shortId(pdf.orderId)}`}
            >
              <Icon svg={download} />
            </a>
          </span>
        ),
    },
  ]
  return (
    <>
      <ListView
        view="pdfs"
        words={WORDS}
        columns={columns}
        nameOf={(pdf) => `PDF do pedido ${shortId(pdf.orderId)}, ${pdf.customerName ?? 'sem nome'}`}
        ask={(query, signal) => call(adminRecordsApi.pdfs, { query }, { signal })}
        onOpen={(pdf) => change({ pdf: pdf.orderId }, { push: true })}
      />
      <DownloadsDialog pdf={limited} onClose={() => setLimited(null)} />
    </>
  )
}
