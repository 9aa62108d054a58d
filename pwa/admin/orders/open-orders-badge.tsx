import { useQuery } from '@tanstack/react-query'
import { countWords } from '#pwa/admin/kit/list-pager.tsx'
import { allOrdersQuery } from '#pwa/admin/kit/orders-query.ts'

/** Orders that wait for a form or a report, counted by the server. */
export function OpenOrdersBadge() {
  const { data } = useQuery(allOrdersQuery)
  if (!data || data.open === 0) return null
  return (
    <span className="admin-nav-count num">
      {countWords(data.open)}
      <span className="visually-hidden"> em aberto</span>
    </span>
  )
}
