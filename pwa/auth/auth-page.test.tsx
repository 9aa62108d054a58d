import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetUnsaved, keepUnsaved } from '#pwa/platform/unsaved-text.ts'
import { Toaster } from '#pwa/ui/toaster.tsx'
import AuthPage from './auth-page.tsx'

const fetch = vi.fn<typeof globalThis.fetch>()
const person = {
  id: '019a2b3c-4d5e-7f60-8a1b-000000000001',
  role: 'customer',
  email: 'marina@exemplo.br',
  fullName: 'Marina',
  phone: null,
  createdAt: '2026-11-18T15:00:00Z',
  mustChangePassword: false,
  staffRole: null,
  mustSetSecondFactor: false,
}
const refusal = (status: number, code: string, error: string) => () =>
  Promise.resolve(Response.json({ code, error }, { status }))
const reply = (json: unknown) => () => Promise.resolve(Response.json(json))

let whoIsHere: () => Promise<Response>
let answerLogin: () => Promise<Response>
const sent = () =>
  fetch.mock.calls.flatMap(([path, init]): unknown[] =>
    path === '/api/login' && typeof init?.body === 'string' ? [JSON.parse(init.body)] : [],
  )

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  localStorage.clear()
  whoIsHere = refusal(401, 'unauthenticated', 'Sua sessão terminou.')
  answerLogin = reply({ user: null, message: 'ok', next: 'code' })
  fetch.mockImplementation((path) => (path === '/api/login' ? answerLogin() : whoIsHere()))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetch.mockReset()
})

const Place = () => <output>{useLocation().pathname}</output>

async function open(from?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/auth', state: from ? { from } : null }]}>
        <AuthPage />
        <Place />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
  return client
}
const email = () => screen.findByLabelText<HTMLInputElement>('E-mail de compra')
async function ask(address: string) {
  fireEvent.change(await email(), { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: 'Acessar Minha Análise' }))
}

it('asks for the address of the purchase alone, with the keyboard of addresses, and sends no password', async () => {
  await open()
  const field = await email()
  expect([field.type, field.inputMode, field.autocomplete]).toEqual(['email', 'email', 'username'])
  expect(screen.getByText(/Exclusivo para quem já comprou/)).not.toBeNull()
  expect(screen.queryByLabelText('Senha de administrador')).toBeNull()
  await ask(' marina@exemplo.br ')
  expect(await screen.findByLabelText('Código de 6 dígitos')).not.toBeNull()
  expect(sent()).toEqual([{ email: 'marina@exemplo.br' }])
})

describe('to whoever comes from the administration', () => {
  const nothingOfBuyers = () => expect(screen.queryByText(/Exclusivo para quem já comprou/)).toBeNull()

  it('speaks of the administration, not of a purchase', async () => {
    await open('/admin?view=orders')
    expect(
      await screen.findByText('Para quem cuida da Rosto Ideal. Entre com o seu endereço da equipe e a sua senha.'),
    ).not.toBeNull()
    nothingOfBuyers()
  })

  it('says that the session ended, and that what was written is kept where something was', async () => {
    localStorage.setItem('rosto-ideal:pessoa', person.id)
    await open('/admin?view=desk')
    expect(await screen.findByText('Sua sessão terminou. Entre de novo para continuar.')).not.toBeNull()
    cleanup()
    keepUnsaved('0198aaaa/cabelo', { editsId: null, fields: ['As suas ondas.'] })
    await open('/admin?view=desk')
    await screen.findByText(/^Sua sessão terminou; seu texto está guardado neste aparelho\./)
    nothingOfBuyers()
    forgetUnsaved('0198aaaa/cabelo')
    cleanup()
    await open('/admin?view=blog&post=new')
    await screen.findByText(/seu texto está guardado neste aparelho/)
  })

  it('leaves the words for buyers alone', async () => {
    localStorage.setItem('rosto-ideal:pessoa', person.id)
    await open('/onboarding/x')
    expect(await screen.findByText(/Exclusivo para quem já comprou/)).not.toBeNull()
  })
})

it('says that it is at work, and what went wrong when nobody foresaw it', async () => {
  let answer: (response: Response) => void = () => undefined
  answerLogin = () => new Promise((resolve) => (answer = resolve))
  await open()
  await ask('marina@exemplo.br')
  expect(await screen.findByText('Verificando acesso...')).not.toBeNull()
  answer(Response.json({}, { status: 500 }))
  expect(await screen.findByText('Erro no login')).not.toBeNull()
  expect(screen.getAllByText('Erro inesperado').length).toBeGreaterThan(0)
  expect((await email()).getAttribute('aria-invalid')).toBe('true')
})

it('asks whoever says they work here for the password, and the server nothing before it', async () => {
  await open()
  fireEvent.click(await screen.findByText('Entre com a sua senha'))
  const address = await screen.findByLabelText('E-mail da equipe')
  fireEvent.change(address, { target: { value: 'admin@exemplo.br' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  const password = await screen.findByLabelText<HTMLInputElement>('Senha de administrador')
  expect([password.type, password.autocomplete]).toEqual(['password', 'current-password'])
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Trocar e-mail' }))
  fireEvent.click(await screen.findByText('Entre com um código'))
  await ask('marina@exemplo.br')
  await screen.findByLabelText('Código de 6 dígitos')
  expect(sent()).toEqual([{ email: 'marina@exemplo.br' }])
})

it.each([
  ['customer', undefined, '/dashboard'],
  ['admin', undefined, '/admin'],
  ['customer', '/onboarding/x?foto=front', '/onboarding/x'],
  ['admin', '/dashboard', '/admin'],
])('takes a signed-in %s who came from %s to %s', async (role, from, to) => {
  whoIsHere = reply({ ...person, role })
  await open(from)
  expect(await screen.findByText('Redirecionando...')).not.toBeNull()
  await waitFor(() => expect(screen.getByText(to)).not.toBeNull())
})

it('says hello in the words of the server', async () => {
  await open()
  await ask('marina@exemplo.br')
  const code = await screen.findByLabelText('Código de 6 dígitos')
  answerLogin = reply({ user: person, message: 'Boas-vindas, Marina!' })
  fireEvent.change(code, { target: { value: '481 205' } })
  expect(await screen.findByText('Login realizado!')).not.toBeNull()
  expect(screen.getByText('Boas-vindas, Marina!')).not.toBeNull()
  expect(await screen.findByText('/dashboard')).not.toBeNull()
})
