import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminUser } from '#contract/admin/users.ts'
import { NotificationDialog } from './notification-dialog.tsx'

const ORDER = '01900000-0000-7000-8000-00007d12f0aa'
const USER: AdminUser = {
  id: '01900000-0000-7000-8000-000000000001',
  role: 'customer',
  staffRole: null,
  email: 'bia@exemplo.com.br',
  fullName: 'Beatriz Yamamoto',
  typedName: 'Beatriz Yamamoto',
  phone: '+55 (11) 98765-4321',
  whatsapp: '5511987654321',
  createdAt: '2026-11-18T15:00:00Z',
  version: 'x',
  lastSeenAt: null,
  ordersCount: 1,
}
const ORDERS = [
  {
    id: ORDER,
    kiwifyOrderId: null,
    status: 'CONCLUIDO',
    amount: 7990,
    createdAt: '2026-11-18T15:00:00Z',
    completedAt: null,
  },
]

let sent: unknown[] = []
function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  if (init?.method === 'POST') {
    sent.push(typeof init.body === 'string' ? JSON.parse(init.body) : null)
    return Promise.resolve(Response.json({ id: ORDER, message: 'Notificação Criada' }))
  }
  if (url.includes('customer-details'))
    return Promise.resolve(
      Response.json({ user: USER, orders: ORDERS, emailLogs: [], emailLogsTotal: 0, customerForms: [] }),
    )
  return Promise.resolve(Response.json({ items: [USER], total: 1, next: null }))
}

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function writeToBeatriz() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <NotificationDialog open onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  write('Usuário', '98765-4321')
  fireEvent.click(await screen.findByRole('button', { name: /Beatriz Yamamoto/ }))
  write('Título', 'Novidade')
  write('Mensagem', 'Olá')
  await screen.findByRole('option', { name: '7D12F0AA, 18/11/2026, Concluído' })
}

const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
}

it('leads to no order unless one is chosen', async () => {
  await writeToBeatriz()
  await send()
  expect(sent).toMatchObject([{ userId: USER.id, orderId: null }])
})

it('leads to the order that is chosen among those of the person', async () => {
  await writeToBeatriz()
  write('Pedido (opcional)', ORDER)
  await send()
  expect(sent).toMatchObject([{ userId: USER.id, orderId: ORDER, title: 'Novidade' }])
})
