import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminUser } from '#contract/admin/users.ts'
import { Toaster } from '#pwa/ui/toaster.tsx'
import { UserDialog } from './user-dialog.tsx'

const BRUNA: AdminUser = {
  id: '0198aaaa-0000-7000-8000-000000000001',
  role: 'customer',
  staffRole: null,
  email: 'bruna@gmial.example',
  fullName: 'Bruna Sá',
  phone: null,
  typedName: 'Bruna Sá',
  whatsapp: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  version: 'v1',
  lastSeenAt: null,
  ordersCount: 1,
}

let bodies: unknown[] = []
function open(user: AdminUser) {
  bodies = []
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.method === 'PUT' && typeof init.body === 'string') bodies.push(JSON.parse(init.body))
    return Promise.resolve(
      Response.json({ user, message: 'Usuário atualizado. O acesso vai para bruna@gmail.example.' }),
    )
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <UserDialog user={user} onClose={() => undefined} />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
}
beforeEach(() => {
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
const correct = (address: string) => fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: address } })

it('offers to send access once the address is another, and does both in one press', async () => {
  open(BRUNA)
  expect(screen.queryByText('Salvar e enviar acesso')).toBeNull()
  correct('bruna@gmail.example')
  expect(screen.getByText(/deixa de abrir/)).not.toBeNull()
  fireEvent.click(screen.getByText('Salvar e enviar acesso'))
  await waitFor(() => expect(bodies).toMatchObject([{ email: 'bruna@gmail.example', sendAccess: true, version: 'v1' }]))
  expect(await screen.findByText(/O acesso vai para bruna@gmail.example/)).not.toBeNull()
})

it('saves without sending where that is pressed, and offers nothing to whoever bought nothing', async () => {
  open(BRUNA)
  correct('bruna@gmail.example')
  fireEvent.click(screen.getByText('Salvar'))
  await waitFor(() => expect(bodies).toMatchObject([{ sendAccess: false }]))
  cleanup()
  open({ ...BRUNA, ordersCount: 0 })
  correct('bruna@gmail.example')
  expect(screen.queryByText('Salvar e enviar acesso')).toBeNull()
})

it('puts the cursor where something is missing or refused', async () => {
  open(BRUNA)
  fireEvent.change(screen.getByLabelText('Nome completo'), { target: { value: '' } })
  screen.getByLabelText('E-mail').focus()
  fireEvent.click(screen.getByText('Salvar'))
  expect(document.activeElement).toBe(screen.getByLabelText('Nome completo'))
  fireEvent.change(screen.getByLabelText('Nome completo'), { target: { value: 'Bruna Sá' } })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        {
          error: 'Este e-mail já é de outra conta.',
          code: 'invalid',
          fields: { email: 'Este e-mail já é de outra conta.' },
        },
        { status: 422 },
      ),
    ),
  )
  fireEvent.click(screen.getByText('Salvar'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
})
