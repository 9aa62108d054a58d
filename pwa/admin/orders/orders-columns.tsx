import type { AdminOrder } from '#contract/admin/orders.ts'
import { formatDayTime, formatMoney, shortId } from '#contract/format.ts'
import { paymentWords } from '#contract/checkout/payment-words.ts'
import type { ListColumn } from '#pwa/admin/kit/list-columns.ts'
import { type OrderActions, ReportButtons } from './order-actions.tsx'
import { AlarmNote, DeadlineText, VisagistNote } from './order-cells.tsx'
import { nameOf } from './order-words.ts'
import { StatusSelect } from './status-select.tsx'

/** Keep in step with the spreadsheet's ORDER_CSV. */
export const orderColumns = ({ statuses, reports, onOpen }: OrderActions): readonly ListColumn<AdminOrder>[] => [
  {
    id: 'customer',
    label: 'Cliente',
    onCard: 'head',
    cell: (order) => (
      <>
        <button type="button" className="cell-name" title={nameOf(order)} onClick={() => onOpen(order.id)}>
          {nameOf(order)}
        </button>
        <span className="cell-sub" title={order.customerEmail}>
          {order.customerEmail}
        </span>
      </>
    ),
  },
  {
    id: 'order',
    label: 'Pedido',
    width: '94px',
    hideable: true,
    onCard: 'foot',
    cell: (order) => <span className="t-ink num">{shortId(order.id)}</span>,
    card: (order) => (
      <span className="num">
        {shortId(order.id)}, {formatDayTime(order.createdAt)}
      </span>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    width: '208px',
    onCard: 'line',
    cell: (order) => (
      <>
        <StatusSelect order={order} statuses={statuses} />
        <AlarmNote order={order} />
        <VisagistNote order={order} />
      </>
    ),
  },
  {
    id: 'date',
    label: 'Data',
    sort: 'date',
    // Below a container of 1100 px: no hour, narrower column.
    width: 'clamp(98px, (100cqw - 1100px) * 99, 142px)',
    hideable: true,
    onCard: 'none',
    cell: (order) => <DayTime at={order.createdAt} />,
  },
  {
    id: 'deadline',
    label: 'Prazo',
    width: '116px',
    hideable: true,
    onCard: 'line',
    cell: (order) => <DeadlineText order={order} />,
  },
  {
    id: 'payment',
    label: 'Pagamento',
    width: '112px',
    leaves: 2,
    hideable: true,
    onCard: 'none',
    cell: (order) => {
      const words = paymentWords(order.paymentMethod, order.installments)
      return <span title={words}>{words}</span>
    },
  },
  {
    id: 'amount',
    label: 'Valor',
    sort: 'amount',
    width: '104px',
    align: 'end',
    leaves: 1,
    className: 'col-order-amount',
    hideable: true,
    onCard: 'head',
    cell: (order) => <span className="order-amount num">{formatMoney(order.amount)}</span>,
  },
  {
    id: 'actions',
    label: 'Ações',
    width: '132px',
    className: 'col-order-actions',
    onCard: 'foot',
    cell: (order) => <ReportButtons order={order} reports={reports} />,
  },
]

function DayTime({ at }: { at: string }) {
  const [day, time] = formatDayTime(at).split(' ')
  return (
    <span className="num">
      {day} <span className="col-leaves-2">{time}</span>
    </span>
  )
}
