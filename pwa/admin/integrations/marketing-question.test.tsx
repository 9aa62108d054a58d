import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OfferTerms, SIMULATION_WARNING } from '#contract/marketing.ts'
import { Toaster } from '#pwa/ui/toaster.tsx'
import { MarketingQuestion } from './marketing-setting.tsx'

const fetch = vi.fn<typeof globalThis.fetch>()
let state: { mode: string; isOpen: boolean; offer: OfferTerms }
const offer: OfferTerms = { endsOn: null, listPrice: null }

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  fetch.mockImplementation((_, init) => {
    if (init?.method !== 'PUT') return Promise.resolve(Response.json(state))
    const { mode }: { mode: string } = JSON.parse(typeof init.body === 'string' ? init.body : '')
    state = { mode, isOpen: false, offer }
    return Promise.resolve(Response.json({ mode }))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MarketingQuestion />
      <Toaster />
    </QueryClientProvider>,
  )

it('asks, with the warning and nothing chosen beforehand, until somebody answers', async () => {
  state = { mode: 'real', isOpen: true, offer }
  open()
  expect((await screen.findByText(/outros clientes\?/)).tagName).toBe('H2')
  expect(screen.getByText(SIMULATION_WARNING, { exact: false })).not.toBeNull()
  const modes = screen.getAllByRole('radio')
  expect(modes.map((mode) => mode instanceof HTMLInputElement && mode.checked)).toEqual([false, false, false])
  fireEvent.click(screen.getByLabelText('Desligado'))
  await waitFor(() => expect(screen.queryByText(/outros clientes\?/)).toBeNull())
  expect(state.mode).toBe('desligado')
})

it('asks nobody where it was answered, or is no production', async () => {
  state = { mode: 'simulado', isOpen: false, offer }
  open()
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.queryByRole('radio')).toBeNull()
})
