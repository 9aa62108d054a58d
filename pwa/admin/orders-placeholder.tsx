import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { OrdersHead } from './orders-table.tsx'

const ROWS = Array.from({ length: 12 }, (_, row) => row)
const COLUMNS = ['customer', 'order', 'status', 'date', 'deadline', 'payment', 'amount', 'actions'] as const

/** The list before its first answer, in the list's own measures so that nothing jumps. */
export function OrdersPlaceholder({ narrow }: { narrow: boolean }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Carregando os pedidos...
      </p>
      {narrow ? <PlaceholderList /> : <PlaceholderTable />}
    </>
  )
}

function PlaceholderTable() {
  return (
    <table className="admin-table" aria-hidden="true">
      <OrdersHead />
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            {COLUMNS.map((column) => (
              <td key={column} className={`col-${column}`}>
                <Skeleton width={column === 'customer' ? 'half' : 'wide'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PlaceholderList() {
  return (
    <ul className="admin-cards" aria-hidden="true">
      {ROWS.slice(0, 6).map((row) => (
        <li key={row}>
          <Skeleton width="half" />
          <Skeleton width="wide" height={12} />
          <Skeleton width="half" height={40} />
        </li>
      ))}
    </ul>
  )
}
