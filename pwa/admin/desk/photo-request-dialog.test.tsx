import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PhotoRequestDialog } from './photo-request-dialog.tsx'

const ORDER_ID = '0198aaaa-0000-7000-8000-00007d12f0aa'
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    sent.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined)
    return Promise.resolve(Response.json({ message: 'O cliente foi avisado.' }))
  })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PhotoRequestDialog orderId={ORDER_ID} slot="front" isDelivered={false} open onClose={() => undefined} />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = () => screen.getByLabelText<HTMLTextAreaElement>('O que melhorar')
const chip = (name: string) => screen.getByText(name, { selector: 'button' })
const ask = () => fireEvent.click(screen.getByText('Pedir a foto'))

it('says nothing until a reason is chosen, and refuses to send nothing, at the field', () => {
  expect(field().value).toBe('')
  for (const name of ['Escura', 'Sem foco', 'Cabelo no rosto', 'Cabeça cortada', 'Outra posição'])
    expect(chip(name).getAttribute('aria-pressed')).toBe('false')
  ask()
  expect(sent).toEqual([])
  const error = screen.getByText(/Escolha um motivo ou escreva/)
  expect(field().getAttribute('aria-describedby')).toContain(error.id)
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(sent).toEqual([])
})

it('shows which reasons are chosen, says them, and takes them back', async () => {
  ask()
  fireEvent.click(chip('Sem foco'))
  expect(chip('Sem foco').getAttribute('aria-pressed')).toBe('true')
  expect(field().value).toBe('A foto saiu tremida. Apoie o celular ou peça ajuda a alguém.')
  expect(screen.queryByText(/Escolha um motivo ou escreva/)).toBeNull()
  fireEvent.click(chip('Cabelo no rosto'))
  fireEvent.click(chip('Sem foco'))
  expect(chip('Sem foco').getAttribute('aria-pressed')).toBe('false')
  ask()
  await waitFor(() => expect(sent).toEqual([{ slot: 'front', reason: 'O cabelo cobre o rosto. Prenda-o para trás.' }]))
})
