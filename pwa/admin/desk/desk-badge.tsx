import { useQuery } from '@tanstack/react-query'
import { deskQueueQuery } from '#pwa/admin/kit/desk-query.ts'
import { countWords } from '#pwa/admin/kit/list-pager.tsx'

export function DeskBadge() {
  const { data } = useQuery(deskQueueQuery)
  if (!data || data.waiting === 0) return null
  return (
    <span className="admin-nav-count num">
      {countWords(data.waiting)}
      <span className="visually-hidden"> à espera</span>
    </span>
  )
}
