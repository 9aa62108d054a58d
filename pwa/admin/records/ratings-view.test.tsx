import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AdminRating } from '#contract/admin/records.ts'
import { RatingsView } from './ratings-view.tsx'

const RATING: AdminRating = {
  id: '0198aaaa-0000-7000-8000-00000000aaaa',
  orderId: '0198aaaa-0000-7000-8000-00007d12f0aa',
  userId: '0198aaaa-0000-7000-8000-000000000001',
  customerName: 'Beatriz Yamamoto',
  rating: 4,
  serviceQuality: 5,
  deliveryTime: 3,
  feedback: 'Gostei do corte.\nAs cores ficaram confusas.',
  recommendations: 'Uma página só de óculos.',
  wouldRecommend: true,
  licence: null,
  createdAt: '2026-11-20T12:00:00.000Z',
}

function show(): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <RatingsView />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [RATING], total: 1, next: null })))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  show()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('opens a rating: the whole comment, and each of its marks', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /Gostei do corte/ }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('heading', { name: 'Beatriz Yamamoto' })).not.toBeNull()
  expect(within(dialog).getByText(/As cores ficaram confusas/).textContent).toBe(RATING.feedback)
  expect(within(dialog).getByRole('heading', { name: 'Sugestões' })).not.toBeNull()
  expect(within(dialog).getByText('Uma página só de óculos.')).not.toBeNull()
  for (const [term, stars] of [
    ['Nota', 4],
    ['Qualidade da análise', 5],
    ['Prazo de entrega', 3],
  ]) {
    const fact = within(dialog).getByText(String(term)).closest('div')
    expect(fact && within(fact).getByRole('img', { name: `${stars} de 5 estrelas` })).not.toBeNull()
  }
})

it('shows a suggestion in the list, where nothing else was written', async () => {
  cleanup()
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ items: [{ ...RATING, feedback: null }], total: 1, next: null })),
  )
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Sugestão: Uma página só de óculos.' }))
  expect(within(screen.getByRole('dialog')).getByText('Uma página só de óculos.')).not.toBeNull()
})

it('shows what the customer lets the site publish, and puts exactly those words there', async () => {
  cleanup()
  const licence = {
    text: 'Pela primeira vez saí com o corte que queria.',
    name: 'Bia',
    shape: 'oval',
    grantedAt: '2026-11-21T12:00:00.000Z',
    publishedAt: null,
  }
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method !== 'PUT')
      return Promise.resolve(Response.json({ items: [{ ...RATING, licence }], total: 1, next: null }))
    sent.push([url, JSON.parse(typeof init.body === 'string' ? init.body : '')])
    return Promise.resolve(Response.json({ message: 'A frase está no site.' }))
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: /Gostei do corte/ }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText(/Pela primeira vez/)).not.toBeNull()
  expect(within(dialog).getByText(/Bia, rosto oval/)).not.toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mostrar no site' }))
  await vi.waitFor(() =>
    expect(sent).toEqual([
      [`/api/admin/ratings/${RATING.id}/voice`, { isPublished: true, grantedAt: licence.grantedAt }],
    ]),
  )
})
