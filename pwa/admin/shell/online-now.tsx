import { useQuery } from '@tanstack/react-query'
import { adminApi, type OnlineCount } from '#contract/admin/orders.ts'
import { formatInteger } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { useMay } from '#pwa/admin/kit/use-may.ts'
import { useOnline } from '#pwa/platform/online.ts'

/** As often as the processes write down whom they hold. */
const EVERY_MS = 15_000

/** Who has the app open now: buyers and colleagues, over all processes. */
export function OnlineNow() {
  const mayOpen = useMay()('orders')
  const isOnline = useOnline()
  const { data } = useQuery({
    queryKey: ['admin', 'online'],
    queryFn: ({ signal }) => call(adminApi.online, undefined, { signal }),
    enabled: mayOpen,
    refetchInterval: EVERY_MS,
    // A count of a while ago is no "now".
    gcTime: 0,
    staleTime: 0,
  })
  if (!isOnline) return <p className="admin-online">Sem conexão</p>
  if (!mayOpen) return null
  return (
    <p className="admin-online" data-online="" title={data && peopleWords(data)}>
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

/** `12 clientes e 1 administrador` */
function peopleWords({ customers, administrators }: OnlineCount): string {
  const buyers =
    customers === 0 ? 'Nenhum cliente' : customers === 1 ? '1 cliente' : `${formatInteger(customers)} clientes`
  return `${buyers} e ${administrators === 1 ? '1 administrador' : `${formatInteger(administrators)} administradores`}`
}
