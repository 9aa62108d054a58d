import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { WebhookLogTab } from './logs-webhook.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the refused deliveries by day and reason, with how many and the last', async () => {
  const rejected = [
    { day: '2026-11-20', reason: 'assinatura errada', count: 1204, lastAt: '2026-11-20T17:31:05.000Z' },
    { day: '2026-11-19', reason: 'sem assinatura', count: 1, lastAt: '2026-11-19T12:00:00.000Z' },
  ].map((row) => ({ ...row, eventType: 'rejected_webhook', response: row.reason, success: false }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [], total: 0, next: null, rejected })))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter
        initialEntries={['/admin?view=logs&tab=webhook']}
        future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
      >
        <WebhookLogTab />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const summary = await screen.findByText(/entregas recusadas/)
  expect(summary.textContent).toBe('1.205 entregas recusadas nos últimos 30 dias, a última em 20/11/2026 14:31:05')
  const table = within(screen.getByRole('table', { name: 'Entregas recusadas, por dia e motivo', hidden: true }))
  const rows = table.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
  expect(rows.slice(1)).toEqual([
    '20/11/2026assinatura errada rejected_webhook1.20420/11/2026 14:31:05',
    '19/11/2026sem assinatura rejected_webhook119/11/2026 09:00:00',
  ])
})
