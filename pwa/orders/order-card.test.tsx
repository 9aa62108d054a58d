import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Order } from '#contract/orders.ts'
import { OrderCard } from './order-card.tsx'

const order = (part: Partial<Order>): Order =>
  Order.parse({
    id: '019a2b3c-4d5e-7f60-8a1b-00007f3a9c21',
    kiwifyOrderId: null,
    status: 'AGUARDANDO_FORMULARIO',
    createdAt: '2026-11-18T15:00:00Z',
    amount: 7990,
    submittedAt: null,
    estimatedDelivery: null,
    completedAt: null,
    completionPercentage: 25,
    hasForm: false,
    hasPhotos: false,
    photosCount: 0,
    photoSlots: [],
    hasPDF: false,
    pdfPages: null,
    pdfExpiresAt: null,
    hasRating: false,
    nextStep: 'Preencha o formulário.',
    profile: null,
    ...part,
  })

const actionsOf = (part: Partial<Order>) => {
  cleanup()
  const nothing = () => undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OrderCard order={order(part)} isLead onDetails={nothing} onRate={nothing} />
    </QueryClientProvider>,
  )
  return [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((action) => action.textContent)
}

afterEach(cleanup)

it('offers the form while it is awaited, and goes to that very order', () => {
  expect(actionsOf({})).toEqual(['Preencher Dados', 'Ver Detalhes'])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/onboarding/019a2b3c-4d5e-7f60-8a1b-00007f3a9c21')
})

it('offers nothing but the details while we work', () => {
  expect(actionsOf({ status: 'EM_PROCESSAMENTO', photosCount: 4, submittedAt: '2026-11-19T15:00:00Z' })).toEqual([
    'Ver Detalhes',
  ])
  expect(screen.getByText(/4 fotos enviados em 19\/11\/2026/)).not.toBeNull()
})

it('offers the report once it is there, and the rating until it is given', () => {
  expect(actionsOf({ status: 'CONCLUIDO', hasPDF: true })).toEqual([
    'Ler o guia',
    'Baixar PDF',
    'Avaliar',
    'Ver Detalhes',
  ])
  expect(actionsOf({ status: 'CONCLUIDO', hasPDF: true, hasRating: true })).toEqual([
    'Ler o guia',
    'Baixar PDF',
    'Ver Detalhes',
  ])
  expect(actionsOf({ status: 'CONCLUIDO', hasPDF: false })).toEqual(['Ver Detalhes'])
})

it('keeps the report back after a refund', () => {
  expect(actionsOf({ status: 'REEMBOLSADO', hasPDF: true })).toEqual(['Ver Detalhes'])
})
