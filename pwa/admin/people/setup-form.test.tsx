import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '#pwa/ui/toaster.tsx'
import { SetupForm } from './setup-form.tsx'

const fetch = vi.fn<typeof globalThis.fetch>()
const alreadyDone = vi.fn<() => void>()
const ADMIN = {
  id: '0198aaaa-0000-7000-8000-000000000001',
  role: 'admin',
  email: 'ana@exemplo.com.br',
  fullName: 'Ana Souza',
  phone: null,
  createdAt: '2026-11-18T15:00:00Z',
  mustChangePassword: false,
  staffRole: null,
  mustSetSecondFactor: false,
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/admin/setup']} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Routes>
          <Route path="/admin/setup" element={<SetupForm tokenNeeded onAlreadyDone={alreadyDone} />} />
          <Route path="/admin" element={<p>A administração</p>} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetch.mockReset()
  alreadyDone.mockReset()
})

function fill(changes: Record<string, string> = {}) {
  const values = {
    'Nome completo': 'Ana Souza',
    'E-mail': 'ana@exemplo.com.br',
    Senha: 'uma senha longa',
    'Confirme a senha': 'uma senha longa',
    'Código de instalação': '2MINkQIla--F',
    ...changes,
  }
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  fireEvent.click(screen.getByText('Criar administrador'))
}

it('creates the administrator and opens the administration', async () => {
  fetch.mockResolvedValue(Response.json({ user: ADMIN, message: 'Admin criado com sucesso!' }))
  fill()
  expect(await screen.findByText('A administração')).not.toBeNull()
  expect(screen.getByText('Admin criado com sucesso!')).not.toBeNull()
  const { body } = fetch.mock.calls[0]![1]!
  expect(typeof body === 'string' && JSON.parse(body)).toEqual({
    fullName: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    password: 'uma senha longa',
    setupToken: '2MINkQIla--F',
  })
})

it('sends nothing while the passwords differ, and goes to the field', () => {
  fill({ 'Confirme a senha': 'outra' })
  expect(screen.getAllByText('As senhas não coincidem').length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(screen.getByLabelText('Confirme a senha'))
  expect(fetch).not.toHaveBeenCalled()
})

it('puts the server’s word beside its field', async () => {
  const sentence = 'Código de instalação incorreto. Ele aparece no terminal do servidor.'
  fetch.mockResolvedValue(
    Response.json({ error: sentence, code: 'setup-token-wrong', fields: { setupToken: sentence } }, { status: 403 }),
  )
  fill()
  await screen.findByText('Erro ao criar admin')
  expect(screen.getByLabelText('Código de instalação').getAttribute('aria-invalid')).toBe('true')
})

it('leads to the sign-in when somebody else was quicker', async () => {
  fetch.mockResolvedValue(Response.json({ error: 'Administrador já configurado', code: 'setup-done' }, { status: 409 }))
  fill()
  await waitFor(() => expect(alreadyDone).toHaveBeenCalled())
})

it('shows the password only when asked', () => {
  const field = screen.getByLabelText('Senha')
  expect(field.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getAllByLabelText('Mostrar senha')[0]!)
  expect(field.getAttribute('type')).toBe('text')
})
