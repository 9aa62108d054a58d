import { PERIODS } from '#contract/admin/analytics.ts'
import { ORDER_STATUS_WORDS, ORDER_STATUSES } from '#contract/orders.ts'
import { PERIOD_WORDS } from '#pwa/admin/kit/figure-words.ts'
import { ListView } from '#pwa/admin/kit/list-view.tsx'
import { OrderDialogs } from './order-dialogs.tsx'
import { OrderPanel } from './order-panel.tsx'
import { orderWords } from './order-words.ts'
import { OrdersBulk } from './orders-bulk.tsx'
import { orderColumns } from './orders-columns.tsx'
import { askOrders } from '#pwa/admin/kit/orders-query.ts'
import { useAdminAddress } from '#pwa/admin/kit/use-admin-address.ts'
import { useReportMaking } from './use-report-making.ts'
import { useStatusChange } from './use-status-change.ts'
import './orders.css'

const WORDS = {
  search: 'Buscar pedidos',
  placeholder: 'Nome, telefone, pedido',
  caption: 'Pedidos',
  loading: 'Carregando os pedidos...',
  failed: 'Não conseguimos abrir os pedidos.',
  empty: {
    title: 'Nenhum pedido ainda',
    text: 'Cada compra aprovada aparece aqui assim que a plataforma de pagamento avisa.',
  },
  none: 'Nenhum pedido encontrado',
  noneHint: 'O número do pedido são os 8 caracteres da lista.',
  many: 'pedidos',
  pickAll: 'Escolher todos desta página',
} as const

const FILTERS = [
  {
    name: 'status',
    label: 'Status',
    all: 'Status: todos',
    options: ORDER_STATUSES.map((one) => [one, ORDER_STATUS_WORDS[one].label] as const),
  },
  {
    name: 'period',
    label: 'Período',
    all: 'Período: todo',
    options: PERIODS.filter((one) => one !== 'all').map((one) => [one, PERIOD_WORDS[one]] as const),
  },
  {
    name: 'deadline',
    label: 'Prazo',
    all: 'Prazo: qualquer',
    options: [
      ['late', 'Atrasados'],
      ['today', 'Vencem hoje'],
      ['later', 'Vencem depois'],
    ],
  },
] as const

export function OrdersView() {
  const statuses = useStatusChange()
  const reports = useReportMaking()
  const { params, state, change } = useAdminAddress()
  const openId = params.get('open')
  const onOpen = (id: string) => change({ view: 'orders', open: id }, { push: true, state })
  const close = () => openId !== null && change({ open: undefined }, { state })
  const actions = { statuses, reports, onOpen }
  return (
    <>
      <ListView
        view="orders"
        words={WORDS}
        filters={FILTERS}
        columns={orderColumns(actions)}
        nameOf={orderWords}
        ask={askOrders}
        onOpen={({ id }) => onOpen(id)}
        csv="orders"
        bulk={(picked, onClear) => <OrdersBulk picked={picked} isReviewed={reports.isReviewed} onClear={onClear} />}
      >
        {(orders) => <OrderPanel order={orders.find(({ id }) => id === openId)} actions={actions} onClose={close} />}
      </ListView>
      <OrderDialogs statuses={statuses} reports={reports} />
    </>
  )
}
