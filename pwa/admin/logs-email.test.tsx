import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { EmailLog } from '#contract/admin-logs.ts'
import { EmailLogTab } from './logs-email.tsx'

// Ionic's lifecycle belongs to its outlet, which a screen on its own does not have.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

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
  attempts: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  sentAt: null,
  userId: null,
  orderId: null,
})

it('calls only what left the house sent', async () => {
  const items = [mail('captured', 'ana@example.com'), mail('sent', 'bia@example.com')]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items, total: 2, next: null })))
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
  const row = async (to: string) => (await screen.findByText(to)).closest('tr')
  expect((await row('ana@example.com'))?.textContent).toContain('Guardado aqui, não saiu')
  expect((await row('ana@example.com'))?.textContent).not.toContain('Enviado')
  expect((await row('ana@example.com'))?.querySelector('.badge-g')).toBeNull()
  expect((await row('bia@example.com'))?.textContent).toContain('Enviado')
})
