import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shortId } from '#contract/format.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { JsonTree } from './json-tree.tsx'
import { PersonLink, searchHref } from './person-link.tsx'

interface RecordDialogProps {
  title: string | null
  onClose: () => void
  facts: readonly (readonly [term: string, value: ReactNode])[]
  orderId?: string | null
  userId?: string | null
  data?: unknown
  dataTitle?: string
  /** Before the facts. */
  first?: ReactNode
  /** Between the facts and the data. */
  extra?: ReactNode
  footer?: ReactNode
}

/** A log entry, with links to its order and person. */
export function RecordDialog({
  title,
  onClose,
  facts,
  orderId,
  userId,
  data,
  dataTitle = 'Detalhes',
  first,
  extra,
  footer,
}: RecordDialogProps) {
  return (
    <Dialog open={title !== null} onClose={onClose} place="end" title={title ?? ''} footer={footer}>
      {first}
      <dl className="facts num">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {orderId && (
          <div>
            <dt>Pedido</dt>
            <dd>
              <Link className="cell-link" to={searchHref('orders', shortId(orderId))}>
                {shortId(orderId)}
              </Link>
            </dd>
          </div>
        )}
        {userId && (
          <div>
            <dt>Pessoa</dt>
            <dd>
              <PersonLink userId={userId} className="cell-link">
                Ver a pessoa
              </PersonLink>
            </dd>
          </div>
        )}
      </dl>
      {extra}
      {data !== undefined && data !== null && (
        <section className="panel-section">
          <h3>{dataTitle}</h3>
          <JsonTree value={data} />
        </section>
      )}
    </Dialog>
  )
}
