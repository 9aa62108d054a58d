import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Consented, ConsentScreen } from './consent-screen.tsx'

const KEY = 'Tenho 18 anos ou mais e autorizo o uso do meu rosto para isto.'
const onAgree = vi.fn<(version: string) => void>()
const onClose = vi.fn<() => void>()
let config: object
const offline = vi.fn<() => boolean>(() => false)

beforeEach(() => {
  config = {
    aiLooksAtPhoto: false,
    aiWordsReport: false,
    review: 'auto',
    metaPixelId: null,
    analyticsId: null,
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(config)))
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !offline())
  // jsdom has no `showModal`.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onAgree.mockReset()
  onClose.mockReset()
  offline.mockReset().mockReturnValue(false)
})

const open = (opens: Consented = 'camera') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ConsentScreen opens={opens} onAgree={onAgree} onClose={onClose} />
    </QueryClientProvider>,
  )

it('begins with the switch off, and a press without it agrees to nothing: it leads to the switch and says why', () => {
  open()
  const key = screen.getByRole<HTMLInputElement>('switch', { name: KEY })
  expect(key.checked).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Abrir a câmera' }))
  expect(onAgree).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(key)
  expect(key.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Ligue a chave se estiver de acordo.')
  fireEvent.click(key)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Abrir a câmera' }))
  expect(onAgree.mock.calls).toEqual([['2026-11-3']])
})

it('is read as heading, four answers, switch, button; the drawn face says nothing', () => {
  open()
  const dialog = screen.getByRole('dialog', { name: 'Antes da câmera, um sim que é só seu' })
  expect(document.activeElement?.textContent).toBe('Antes da câmera, um sim que é só seu')
  const pairs = [...dialog.querySelectorAll('.consent-answers dt')].map(({ textContent }) => textContent)
  expect(pairs).toEqual(['Para quê', 'O que nunca', 'Quem vê', 'Até quando'])
  expect(within(dialog).queryByRole('img')).toBeNull()
  const [heading, answers, key] = ['h2', '.consent-answers', '[role=switch]'].map((one) => dialog.querySelector(one))
  const button = screen.getByRole('button', { name: 'Abrir a câmera' })
  for (const [first, then] of [
    [heading, answers],
    [answers, key],
    [key, button],
  ] as const)
    expect(first && then && first.compareDocumentPosition(then)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it.each([
  ['gallery', 'Escolher a foto'],
  ['helper', 'Pedir a foto'],
  ['photos', 'Continuar'],
] as const)('names what the yes to %s opens', (opens, words) => {
  open(opens)
  expect(screen.getByRole('button', { name: words })).not.toBeNull()
})

it('“Agora não” and the way back leave without a word', () => {
  open()
  fireEvent.click(screen.getByRole('switch', { name: KEY }))
  fireEvent.click(screen.getByRole('button', { name: 'Agora não' }))
  fireEvent.click(screen.getByRole('button', { name: 'Fotos' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onAgree).not.toHaveBeenCalled()
})

it('names an outside AI where there is one, and asks with the text that does', async () => {
  config = { ...config, aiLooksAtPhoto: true, aiWordsReport: true }
  open()
  expect(await screen.findByText(/e um serviço de IA, sem o seu nome\./)).not.toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: KEY }))
  fireEvent.click(screen.getByRole('button', { name: 'Abrir a câmera' }))
  expect(onAgree.mock.calls).toEqual([['2026-11-3-foto-texto-ia']])
})

it('shows the whole text: the program on the device, eighteen years, how to take it back', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Ler o texto inteiro' }))
  const sheet = await screen.findByRole('dialog', { name: 'O uso do seu rosto' })
  expect(sheet.textContent).toMatch(/o mesmo programa olha a foto de frente no nosso servidor/)
  expect(sheet.textContent).toMatch(/maiores de 18 anos/)
  expect(sheet.textContent).toMatch(/Revogue quando quiser em Privacidade/)
  expect(sheet.textContent).not.toMatch(/inteligência artificial/)
  fireEvent.click(within(sheet).getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByText(/Um programa de medir/)).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

it('says without a network that the yes goes with the photos', () => {
  offline.mockReturnValue(true)
  open()
  expect(screen.getByRole('status').textContent).toBe('Sem internet: o seu sim vai junto com as fotos.')
})
