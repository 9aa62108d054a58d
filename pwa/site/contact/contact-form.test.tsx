import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '#pwa/ui/toaster.tsx'
import { ContactFormView } from './contact-form.tsx'

const answer = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  render(
    <>
      <ContactFormView />
      <Toaster />
    </>,
  )
})
afterEach(() => {
  cleanup()
  answer.mockReset()
  vi.unstubAllGlobals()
})

const reply = (status: number, body: object) =>
  answer.mockImplementation(() => Promise.resolve(Response.json(body, { status })))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const fill = () => {
  write('Nome', 'Ana')
  write('E-mail', 'ana@example.com')
  write('Assunto', 'Prazo')
  write('Mensagem', 'Quando chega?')
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }))

describe('the contact form', () => {
  it('says what is missing beside each field, sends nothing, and takes the person to the first', async () => {
    write('Nome', 'Ana')
    write('E-mail', 'a@')
    send()
    expect(await screen.findByText('Digite um e-mail válido.')).toBeDefined()
    expect(screen.getByText('Escreva a sua mensagem.')).toBeDefined()
    expect(answer).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field('E-mail'))
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
  })

  it('sends, thanks with the words of the specification, and empties itself', async () => {
    reply(200, { message: 'Mensagem enviada!' })
    fill()
    send()
    expect(await screen.findByText('Entraremos em contato em até 24 horas.')).toBeDefined()
    const body = answer.mock.calls[0]?.[1]?.body
    expect(JSON.parse(typeof body === 'string' ? body : '')).toEqual({
      nome: 'Ana',
      email: 'ana@example.com',
      assunto: 'Prazo',
      mensagem: 'Quando chega?',
    })
    expect(field('Mensagem').value).toBe('')
  })

  it('keeps every word when the server refuses, and says why', async () => {
    reply(429, { error: 'Muitas tentativas seguidas.', code: 'too-many-attempts' })
    fill()
    send()
    expect(await screen.findByText('Muitas tentativas seguidas.')).toBeDefined()
    expect(field('Mensagem').value).toBe('Quando chega?')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Enviar mensagem' }).getAttribute('aria-busy')).toBeNull(),
    )
  })
})
