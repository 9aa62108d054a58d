import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OwnRating } from '#contract/ratings.ts'
import { VoiceDialog } from './voice-dialog.tsx'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
let own: OwnRating
let sent: { method: string; body: unknown }[]
const onClose = vi.fn<() => void>()

beforeEach(() => {
  own = {
    rating: 5,
    serviceQuality: 5,
    deliveryTime: 5,
    feedback: 'Saí do salão com o corte que eu queria.',
    recommendations: null,
    wouldRecommend: true,
    shape: 'em coração',
    licence: null,
  }
  sent = []
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    if (method === 'GET') return Promise.resolve(Response.json(own))
    sent.push({ method, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    return Promise.resolve(Response.json({ message: 'Feito.' }))
  })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  onClose.mockReset()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <VoiceDialog orderId={ORDER} onClose={onClose} />
    </QueryClientProvider>,
  )

it('begins with what was written, and the shape is shown only by its own tick', async () => {
  open()
  const text = await screen.findByLabelText('A frase')
  expect(text instanceof HTMLTextAreaElement && text.value).toBe(own.feedback)
  const tick = screen.getByRole('checkbox')
  expect(tick instanceof HTMLInputElement && tick.checked).toBe(false)
  fireEvent.change(screen.getByLabelText('Nome que aparece'), { target: { value: 'M.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Autorizar a Publicação' }))
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'PUT', body: { text: own.feedback, name: 'M.', withShape: false } }]),
  )
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('says that it is on the site, and takes it back by one press', async () => {
  own = {
    ...own,
    licence: { text: 'Uma frase que já está no site.', name: 'Ana', withShape: false, isPublished: true },
  }
  open()
  expect(await screen.findByText(/Ela está no site/)).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Retirar a autorização' }))
  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', body: null }]))
})
