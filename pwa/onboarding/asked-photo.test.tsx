import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AskedPhoto } from '#contract/onboarding.ts'
import { AskedPhoto as Screen } from './asked-photo.tsx'

const ORDER = '019a2b3c-4d5e-7f60-8a1b-00007f3a9c21'
const ASKED_AT = '2026-11-20T12:00:00Z'
vi.mock('#pwa/face/camera/photo-prepare.ts', async (original) => ({
  ...(await original<object>()),
  preparePhoto: (file: Blob) => Promise.resolve(file),
}))
vi.mock('#pwa/face/camera/photo-doubts.ts', async (original) => ({
  ...(await original<object>()),
  lookForDoubts: () => Promise.resolve(['small', 'dark']),
}))

const fetch = vi.fn<typeof globalThis.fetch>()
let asked: AskedPhoto[]

beforeEach(() => {
  asked = [
    { slot: 'back', reason: 'Mais luz, por favor.', createdAt: ASKED_AT },
    { slot: 'front', reason: 'Prenda o cabelo, por favor.', createdAt: ASKED_AT },
  ]
  vi.stubGlobal('fetch', fetch)
  fetch.mockImplementation(() => Promise.resolve(Response.json(asked)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetch.mockReset()
})

const open = (slot: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/onboarding/${ORDER}?foto=${slot}`]}>
        <Screen orderId={ORDER} slot={slot} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('opens at the photo the link names, with the words of who asked', async () => {
  open('front')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Outra foto: frente')
  expect(screen.getByText('Prenda o cabelo, por favor.')).not.toBeNull()
  expect(screen.queryByText('Mais luz, por favor.')).toBeNull()
  expect(fetch.mock.calls[0]?.[0]).toBe(`/api/orders/${ORDER}/asked-photos`)
})

it.each(['side_left', '../../etc', ''])(
  'opens at the first one asked for when the link names another: %j',
  async (slot) => {
    open(slot)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Outra foto: costas')
  },
)

it('says thank you when nothing is asked for any more', async () => {
  asked = []
  open('front')
  expect(await screen.findByText('Foto recebida. Obrigado!')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Voltar ao painel' }).getAttribute('href')).toBe('/dashboard')
})

it('says why it did not open, and opens when asked again', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  open('front')
  expect((await screen.findByRole('alert')).textContent).toContain('Não conseguimos abrir o pedido da foto.')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('heading', { name: 'Outra foto: frente' })).not.toBeNull()
})

it('sends a photo of the gallery with what is doubtful about it', async () => {
  open('front')
  const input = await screen.findByLabelText('Escolher da galeria: Frente')
  fireEvent.change(input, { target: { files: [new File(['face'], 'foto.jpg', { type: 'image/jpeg' })] } })
  await vi.waitFor(() => expect(fetch.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(true))
  const body = fetch.mock.calls.find(([, init]) => init?.method === 'PUT')?.[1]?.body
  expect(body instanceof FormData && body.get('doubts')).toBe('small,dark')
})
