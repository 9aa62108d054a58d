import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EmailLog } from '#contract/admin/logs.ts'
import { EmailLogTab } from './logs-email.tsx'

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

const mail = (status: EmailLog['status'], to: string): EmailLog => ({
  id: crypto.randomUUID(),
  type: 'access',
  subject: 'Seu acesso',
  to,
  status,
  success: status === 'sent',
  error: null,
  details: { status, attempts: 1, messageId: null },
  attempts: 1,
  messageId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  sentAt: null,
  userId: null,
  orderId: null,
})

function open(items: readonly EmailLog[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items, total: items.length, next: null })))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter
        initialEntries={['/admin?view=logs&tab=email']}
        future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
      >
        <EmailLogTab />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('calls only what left the house sent', async () => {
  const items = [mail('captured', 'ana@example.com'), mail('sent', 'bia@example.com')]
  open(items)
  const row = async (to: string) => (await screen.findByText(to)).closest('tr')
  expect((await row('ana@example.com'))?.textContent).toContain('Guardado aqui, não saiu')
  expect((await row('ana@example.com'))?.textContent).not.toContain('Enviado')
  expect((await row('ana@example.com'))?.querySelector('.badge-g')).toBeNull()
  expect((await row('bia@example.com'))?.textContent).toContain('Enviado')
})

it('opens a mail: to whom, what, when to the second, how often it was tried and why it failed', async () => {
  const failed = { ...mail('failed', 'ana@example.com'), attempts: 3, error: '550 caixa cheia' }
  open([{ ...failed, orderId: '01900000-0000-7000-8000-00007d12f0aa' }])
  fireEvent.click(await screen.findByRole('button', { name: 'Seu acesso' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const words of ['ana@example.com', 'Acesso depois da compra', 'Falhou', '3', '550 caixa cheia'])
    expect(dialog.getByText(words)).not.toBeNull()
  expect(dialog.getByText('20/11/2026 09:00:00')).not.toBeNull()
  expect(dialog.getByText('Data não disponível')).not.toBeNull()
  expect(dialog.getByRole('link', { name: '7D12F0AA' }).getAttribute('href')).toContain('view=orders&search=7D12F0AA')
})
