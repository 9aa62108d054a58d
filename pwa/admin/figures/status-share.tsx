import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/analytics.ts'
import { formatInteger } from '#contract/format.ts'
import { ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { paths } from '#pwa/paths.ts'

export function StatusShare({ statuses }: { statuses: Dashboard['statusDistribution'] }) {
  return (
    <section className="side-section">
      <h2>Status</h2>
      {statuses.length === 0 && <p className="t-soft">Nenhum pedido neste período.</p>}
      <div className="status-bar flex gap-2" aria-hidden="true">
        {statuses.map(({ name, value }) => (
          <i key={name} data-tone={ORDER_STATUS_WORDS[name].tone} style={{ flexGrow: value }} />
        ))}
      </div>
      <ul className="status-counts num">
        {statuses.map(({ name, value }) => (
          <li className="row" key={name}>
            <i data-tone={ORDER_STATUS_WORDS[name].tone} aria-hidden="true" />
            <Link to={`${paths.admin}?view=orders&status=${name}`}>{ORDER_STATUS_WORDS[name].label}</Link>
            <span className="ml-auto">{formatInteger(value)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
