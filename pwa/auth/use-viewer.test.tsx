import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import type { User } from '#contract/auth.ts'
import { askWhoIsHere, useSetViewer, useViewer, VIEWER_KEY } from './use-viewer.ts'

const fetch = vi.fn<typeof globalThis.fetch>()
const forget = vi.fn<() => void>()
whenSignedOut(forget)

const person = (n: number): User => ({
  id: `019a2b3c-4d5e-7f60-8a1b-00000000000${n}`,
  role: 'customer',
  email: `pessoa${n}@exemplo.br`,
  fullName: null,
  phone: null,
  createdAt: '2026-11-18T15:00:00Z',
  mustChangePassword: false,
  staffRole: null,
  mustSetSecondFactor: false,
})

function Who() {
  const viewer = useViewer()
  return <p>{viewer.state === 'in' ? viewer.user.email : viewer.state}</p>
}

function SignIn({ as }: { as: User }) {
  const setViewer = useSetViewer()
  return <button onClick={() => void setViewer(as)}>Entrar</button>
}

let client: QueryClient
function open() {
  cleanup()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Who />
      <SignIn as={person(2)} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetch)
  localStorage.clear()
  forget.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('reads a 401 as nobody, not as an error', async () => {
  fetch.mockResolvedValue(Response.json({ error: 'Sua sessão terminou.', code: 'unauthenticated' }, { status: 401 }))
  open()
  expect(await screen.findByText('out')).not.toBeNull()
})

it('does not take a broken server for a sign-out', async () => {
  fetch.mockResolvedValue(Response.json({ error: 'Algo falhou.', code: 'bug' }, { status: 500 }))
  open()
  expect(await screen.findByText('unknown')).not.toBeNull()
})

it('keeps what the device holds for the same person, and wipes it for another', async () => {
  fetch.mockResolvedValueOnce(Response.json(person(1)))
  open()
  await screen.findByText('pessoa1@exemplo.br')
  fetch.mockResolvedValueOnce(Response.json(person(1)))
  open()
  await screen.findByText('pessoa1@exemplo.br')
  expect(forget).not.toHaveBeenCalled()
  fetch.mockResolvedValueOnce(Response.json(person(2)))
  open()
  await screen.findByText('pessoa2@exemplo.br')
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(1))
})

it('lets no answer about the person of before stand over who has just signed in', async () => {
  fetch.mockResolvedValueOnce(Response.json(person(1)))
  open()
  await screen.findByText('pessoa1@exemplo.br')
  // Sent with the first person's cookie.
  let end: (response: Response) => void = () => undefined
  fetch.mockImplementationOnce(
    (_, init) =>
      new Promise((resolve, reject) => {
        end = resolve
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Desistiu.', 'AbortError')))
      }),
  )
  void askWhoIsHere(client)
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('pessoa2@exemplo.br')
  end(Response.json({ error: 'Sua sessão terminou.', code: 'unauthenticated' }, { status: 401 }))
  await screen.findByText('pessoa2@exemplo.br')
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(client.getQueryData(VIEWER_KEY)).toMatchObject({ email: 'pessoa2@exemplo.br' })
})
