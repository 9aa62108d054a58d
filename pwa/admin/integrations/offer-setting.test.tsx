import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfferSetting } from './offer-setting.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('stores the last day and the price that was charged, and says a refusal at its field without losing what was typed', async () => {
  const sent: unknown[] = []
  let isRefused = true
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    const body: object = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    sent.push(body)
    return Promise.resolve(
      isRefused
        ? Response.json(
            { error: 'Confira.', code: 'invalid', fields: { 'listPrice.where': 'Diga onde foi cobrado.' } },
            { status: 422 },
          )
        : Response.json(body),
    )
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfferSetting terms={{ endsOn: '2026-11-30', listPrice: null }} stale={['x']} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('switch', { name: /preço anterior/ }))
  fireEvent.change(screen.getByLabelText('Preço cobrado (R$)'), { target: { value: '1.119,90' } })
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-09-01' } })
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '2026-10-31' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar a oferta' }))
  expect(await screen.findByText('Diga onde foi cobrado.')).not.toBeNull()
  isRefused = false
  fireEvent.change(screen.getByLabelText('Onde'), { target: { value: 'nossa página' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar a oferta' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({
    endsOn: '2026-11-30',
    listPrice: { cents: 111990, where: 'nossa página', from: '2026-09-01', until: '2026-10-31' },
  })
})
