import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Order } from '#contract/orders.ts'
import { setWaitingForms } from '#pwa/onboarding/sending/waiting-forms.ts'
import { OrderCard } from './order-card.tsx'
import { Documents } from './order-details.tsx'

const order = (part: Partial<Order>): Order =>
  Order.parse({
    id: '019a2b3c-4d5e-7f60-8a1b-00007f3a9c21',
    kiwifyOrderId: null,
    status: 'AGUARDANDO_FORMULARIO',
    createdAt: '2026-11-18T15:00:00Z',
    amount: 7990,
    submittedAt: null,
    estimatedDelivery: null,
    isDeliveryStopped: false,
    completedAt: null,
    completionPercentage: 25,
    hasForm: false,
    hasPhotos: false,
    photosCount: 0,
    photoSlots: [],
    hasPDF: false,
    pdfPages: null,
    pdfExpiresAt: null,
    endedByHand: false,
    undoableUntil: null,
    phonePages: null,
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

it('tells of what was sent, and of no more', () => {
  const sent = { status: 'EM_PROCESSAMENTO', hasForm: true, submittedAt: '2026-11-19T15:00:00Z' } as const
  const says = (part: Partial<Order>) => {
    actionsOf(part)
    return screen.getByRole('article').textContent
  }
  expect(says({ ...sent, photosCount: 4 })).toContain('Formulário e 4 fotos enviados em 19/11/2026')
  expect(says({ ...sent, photosCount: 1 })).toContain('Formulário e 1 foto enviados em 19/11/2026')
  expect(says({ ...sent, photosCount: 0 })).toContain('Formulário enviado em 19/11/2026')
  expect(says({ status: 'EM_PROCESSAMENTO', nextStep: 'Ainda falta o seu formulário.' })).toContain(
    'Ainda falta o seu formulário.',
  )
})

it.each<[Partial<Order>, string[]]>([
  [{}, ['Pendente', 'Pendente', 'Em preparação']],
  [{ hasPhotos: true, photosCount: 4 }, ['Pendente', 'Enviado', 'Em preparação']],
  [{ status: 'EM_PROCESSAMENTO', hasForm: true, hasPhotos: true }, ['Enviado', 'Enviado', 'Em preparação']],
  [
    { status: 'EM_PROCESSAMENTO', hasForm: true, hasPhotos: true, hasPDF: true },
    ['Enviado', 'Enviado', 'Em preparação'],
  ],
  [{ status: 'CONCLUIDO', hasForm: true, hasPhotos: true, hasPDF: true }, ['Enviado', 'Enviado', 'Disponível']],
  [{ status: 'CONCLUIDO', hasForm: true, hasPhotos: true }, ['Enviado', 'Enviado', 'Indisponível']],
  [{ status: 'REEMBOLSADO', hasForm: true, hasPhotos: true }, ['Enviado', 'Enviado', 'Encerrado']],
  [{ status: 'CHARGEBACK' }, ['Encerrado', 'Encerrado', 'Encerrado']],
])('of %j the documents are told as %j', (part, words) => {
  render(<Documents order={order(part)} />)
  const documents = [...document.querySelectorAll('.documents .badge')]
  expect(documents.map(({ textContent }) => textContent)).toEqual(words)
})

it('offers the report once it is there, and the rating, also to be changed', () => {
  expect(actionsOf({ status: 'CONCLUIDO', hasPDF: true })).toEqual([
    'Ler o guia',
    'Baixar PDF',
    'Avaliar',
    'Ver Detalhes',
  ])
  expect(actionsOf({ status: 'CONCLUIDO', hasPDF: true, hasRating: true })).toEqual([
    'Ler o guia',
    'Baixar PDF',
    'Avaliar',
    'Ver Detalhes',
  ])
  expect(actionsOf({ status: 'CONCLUIDO', hasPDF: false })).toEqual(['Ver Detalhes'])
})

it('says that a pressed form waits on this phone, and asks for it no more', () => {
  act(() => setWaitingForms([order({}).id]))
  expect(actionsOf({})).toEqual(['Ver formulário', 'Ver Detalhes'])
  const card = screen.getByRole('article')
  expect(card.textContent).toContain('Seu formulário está neste celular')
  expect(card.textContent).toContain('Aguardando rede')
  expect(card.textContent).not.toContain('de 4 fotos recebidas')
  act(() => setWaitingForms([]))
  expect(card.textContent).toContain('0 de 4 fotos recebidas')
  expect(card.textContent).not.toContain('neste celular')
})

it('wears a badge, save when the purchase was contested', () => {
  const badge = (status: Order['status']) => {
    actionsOf({ status })
    return document.querySelector('.badge')?.textContent ?? null
  }
  expect(badge('REEMBOLSADO')).toBe('Reembolsado')
  expect(badge('CHARGEBACK')).toBeNull()
})

it('keeps the report back after a refund', () => {
  expect(actionsOf({ status: 'REEMBOLSADO', hasPDF: true })).toEqual(['Ver Detalhes'])
})
