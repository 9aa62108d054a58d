import { useQuery } from '@tanstack/react-query'
import { countWords } from '#pwa/admin/kit/list-pager.tsx'
import { allOrdersQuery } from '#pwa/admin/kit/orders-query.ts'

/** `1.284 pedidos, 83 em aberto` */
export function OrdersDescription() {
  const { data } = useQuery(allOrdersQuery)
  if (!data) return 'Compras, prazos e relatórios'
  if (data.total === 0) return 'Nenhum pedido ainda'
  const total = data.total === 1 ? '1 pedido' : `${countWords(data.total)} pedidos`
  return `${total}, ${data.open === 0 ? 'nenhum em aberto' : `${countWords(data.open)} em aberto`}`
}
