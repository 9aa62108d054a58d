import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { DeskException } from '#contract/admin/habits.ts'
import { impatientClient } from '#pwa/admin/testing/desk-screen.tsx'
import { DeskExceptions } from './desk-exceptions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ID = '0198aaaa-0000-7000-8000-00007d12f0aa'
const exception = (more: Partial<DeskException['latest'][number]> = {}): DeskException => ({
  name: 'Rosa Prado',
  times: 3,
  latest: [{ orderId: ID, at: '2026-11-27T10:38:00.000Z', reason: 'Viaja hoje.', open: 'Sem estação', ...more }],
})

function show(found: readonly DeskException[]): void {
  vi.stubGlobal('fetch', (input: string) =>
    Promise.resolve(
      input.includes('/desk-exceptions')
        ? Response.json(found)
        : Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }),
    ),
  )
  render(
    <QueryClientProvider client={impatientClient()}>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <DeskExceptions />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('tells who, how often, what was left and why, and leads to the order', async () => {
  show([exception()])
  expect(await screen.findByText(/Rosa Prado: 3 vezes\./)).not.toBeNull()
  expect(screen.getByText('Viaja hoje.')).not.toBeNull()
  expect(screen.getByText('Sem estação')).not.toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toContain(`order=${ID}`)
})

it('an erased reason is said to be erased', async () => {
  show([exception({ reason: null, open: null })])
  expect(await screen.findByText('Apagado com o pedido')).not.toBeNull()
})
