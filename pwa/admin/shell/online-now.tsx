import { useQuery } from '@tanstack/react-query'
import { adminApi, type OnlineCount } from '#contract/admin/orders.ts'
import { formatInteger } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { useOnline } from '#pwa/platform/online.ts'

/** The interval at which server processes record their connections. */
const EVERY_MS = 15_000

/** Buyers and colleagues with the app open, over all processes. */
export function OnlineNow() {
  const mayOpen = useMay()('orders')
  const isOnline = useOnline()
  const { data } = useQuery({
    queryKey: ['admin', 'online'],
    queryFn: ({ signal }) => call(adminApi.online, undefined, { signal }),
    enabled: mayOpen,
    refetchInterval: EVERY_MS,
    // An old count is not "now".
    gcTime: 0,
    staleTime: 0,
  })
  if (!isOnline) return <p className="admin-online row gap-8 t-medium t-caption t-soft nowrap">Sem conexão</p>
  if (!mayOpen) return null
  return (
    <p
      className="admin-online row gap-8 t-medium t-caption t-soft nowrap"
      data-online=""
      title={data && peopleWords(data)}
    >
      Online agora
      {data && (
        <>
          <b className="num" aria-hidden="true">
            {formatInteger(data.customers + data.administrators)}
          </b>
          <span className="visually-hidden">{peopleWords(data)}</span>
        </>
      )}
    </p>
  )
}

function peopleWords({ customers, administrators }: OnlineCount): string {
  const buyers =
    customers === 0 ? 'Nenhum cliente' : customers === 1 ? '1 cliente' : `${formatInteger(customers)} clientes`
  return `${buyers} e ${administrators === 1 ? '1 administrador' : `${formatInteger(administrators)} administradores`}`
}
