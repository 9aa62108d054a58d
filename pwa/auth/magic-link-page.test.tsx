import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import MagicLinkPage from './magic-link-page.tsx'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz'
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
const open = { email: 'm***@exemplo.br', isOpen: true, isMine: false, signedInAs: null }
const spent = () => Response.json({ code: 'link-spent', error: 'Este link venceu ou já foi usado.' }, { status: 401 })

const fetch = vi.fn<typeof globalThis.fetch>()
let preview: () => Response | Promise<Response>
let enter: () => Response | Promise<Response>
const calls = (path: string) =>
  fetch.mock.calls.flatMap(([at, init]): unknown[] =>
    at === path && typeof init?.body === 'string' ? [JSON.parse(init.body)] : [],
  )
beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  preview = () => Response.json(open)
  enter = () => Response.json({ user: person, message: 'Boas-vindas, Marina!' })
  fetch.mockImplementation(async (path) => (path === '/api/login/link' ? preview() : enter()))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetch.mockReset()
})

const Place = () => {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}
function visit(address: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <MagicLinkPage />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const at = () => document.querySelector('output')?.textContent
const button = () => screen.findByRole('button', { name: 'Entrar como m***@exemplo.br' })

describe('a mailed link', () => {
  it('opens on a phone without AbortSignal.any and AbortSignal.timeout, which is not told that the server is silent', async () => {
    const missing = () => {
      throw new TypeError('AbortSignal.any is not a function')
    }
    vi.spyOn(AbortSignal, 'any').mockImplementation(missing)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(missing)
    visit(`/auth/entrar#token=${TOKEN}`)
    fireEvent.click(await button())
    await waitFor(() => expect(at()).toBe('/dashboard'))
    expect(document.body.textContent).not.toContain('não respondeu')
  })

  it('says whose it is, spends nothing until it is pressed, and stays in the address', async () => {
    const address = `/auth/entrar#token=${TOKEN}`
    visit(address)
    const press = await button()
    expect(calls('/api/login/link')).toEqual([{ token: TOKEN }])
    expect(calls('/api/login')).toEqual([])
    expect(at()).toBe(address)
    fireEvent.click(press)
    await waitFor(() => expect(at()).toBe('/dashboard'))
    expect(calls('/api/login')).toEqual([{ token: TOKEN }])
  })

  it('leads on at once where the person is in already, spent or not', async () => {
    preview = () => Response.json({ ...open, isOpen: false, isMine: true })
    visit(`/auth/entrar#token=${TOKEN}`)
    await waitFor(() => expect(at()).toBe('/dashboard'))
    expect(calls('/api/login')).toEqual([])
  })

  it('leads to the form or the photo a mail asked for, and to no other place', async () => {
    preview = () => Response.json({ ...open, isMine: true })
    for (const place of ['/onboarding/abc?foto=back', '/onboarding/abc']) {
      visit(`/auth/entrar#token=${TOKEN}&para=${encodeURIComponent(place)}`)
      await waitFor(() => expect(at()).toBe(place))
      cleanup()
    }
    visit(`/auth/entrar#token=${TOKEN}&para=${encodeURIComponent('//example.org/onboarding/x?foto=back')}`)
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })

  it('says so and asks where somebody else is signed in', async () => {
    preview = () => Response.json({ ...open, signedInAs: 'bia@exemplo.br' })
    visit(`/auth/entrar#token=${TOKEN}`)
    expect(await screen.findByRole('heading', { name: 'Trocar de conta?' })).toBeDefined()
    expect(screen.getByText('bia@exemplo.br')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ficar na conta aberta' }).getAttribute('href')).toBe('/dashboard')
    expect(calls('/api/login')).toEqual([])
  })

  it('waits for a network, keeps the token, and tries again', async () => {
    preview = () => Promise.reject(new TypeError('network'))
    visit(`/auth/entrar#token=${TOKEN}`)
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    expect(at()).toContain(TOKEN)
    preview = () => Response.json(open)
    fireEvent.click(again)
    const press = await button()
    enter = () => Promise.reject(new TypeError('network'))
    fireEvent.click(press)
    expect(await screen.findByText(/O seu link continua valendo\./)).toBeDefined()
    expect(at()).toContain(TOKEN)
    enter = () => Response.json({ user: person, message: 'Boas-vindas!' })
    fireEvent.click(await button())
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })

  it('that lost only its answer leads on: the person is in', async () => {
    visit(`/auth/entrar#token=${TOKEN}`)
    const press = await button()
    enter = spent
    preview = () => Response.json({ ...open, isOpen: false, isMine: true })
    fireEvent.click(press)
    await waitFor(() => expect(at()).toBe('/dashboard'))
  })

  it.each([
    ['spent', `/auth/entrar#token=${TOKEN}`],
    ['without a token', '/auth/entrar'],
  ])('%s offers a code', async (_, address) => {
    preview = spent
    visit(address)
    expect(await screen.findByRole('heading', { name: 'Este link não abriu' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Entrar com um código' })).toBeDefined()
  })
})
