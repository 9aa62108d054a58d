import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CODE_RESEND_SECONDS } from '#contract/auth.ts'
import { CodeStep } from './code-step.tsx'

const fetch = vi.fn<typeof globalThis.fetch>()
const sent = () =>
  fetch.mock.calls.map(([, init]): unknown => (typeof init?.body === 'string' ? JSON.parse(init.body) : null))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', fetch)
  fetch.mockImplementation(() =>
    Promise.resolve(Response.json({ user: null, message: 'ok', next: 'code', waitSeconds: 120 })),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CodeStep email="marina@exemplo.br" waitSeconds={CODE_RESEND_SECONDS} onChangeEmail={() => undefined} />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetch.mockReset()
})

const type = (digits: string) =>
  fireEvent.change(screen.getByLabelText('Código de 6 dígitos'), { target: { value: digits } })

it('sends the code with the address as soon as it is whole', async () => {
  type('481205')
  await waitFor(() => expect(sent()).toEqual([{ email: 'marina@exemplo.br', code: '481205' }]))
})

it('says beside the field why a code did not open', async () => {
  fetch.mockResolvedValue(Response.json({ error: 'Código incorreto.', code: 'code-wrong' }, { status: 401 }))
  type('111111')
  expect((await screen.findByText('Código incorreto.')).id).toMatch(/-error$/)
  expect(screen.getByLabelText('Código de 6 dígitos').getAttribute('aria-invalid')).toBe('true')
})

it.each(['code-expired', 'code-exhausted'])('after %s another code may be asked for at once', async (code) => {
  fetch.mockResolvedValueOnce(Response.json({ error: 'Peça outro.', code }, { status: 401 }))
  type('111111')
  fireEvent.click(await screen.findByText('peça outro código'))
  await waitFor(() => expect(sent()).toContainEqual({ email: 'marina@exemplo.br' }))
  await screen.findByText(/pedir outro em/)
})

it('offers another code only after the wait, and then asks for it', async () => {
  expect(screen.queryByText('peça outro código')).toBeNull()
  expect(screen.getByText(/pedir outro em 1:00/)).not.toBeNull()
  act(() => void vi.advanceTimersByTime(CODE_RESEND_SECONDS * 1000))
  fireEvent.click(screen.getByText('peça outro código'))
  await waitFor(() => expect(sent()).toEqual([{ email: 'marina@exemplo.br' }]))
  await screen.findByText(/pedir outro em/)
})

it('waits as long as the server says for the one after, and says when there is none today any more', async () => {
  act(() => void vi.advanceTimersByTime(CODE_RESEND_SECONDS * 1000))
  fireEvent.click(screen.getByText('peça outro código'))
  await screen.findByText(/pedir outro em 2:00/)
  fetch.mockImplementation(() =>
    Promise.resolve(Response.json({ user: null, message: 'ok', next: 'code', waitSeconds: null })),
  )
  act(() => void vi.advanceTimersByTime(120_000))
  fireEvent.click(screen.getByText('peça outro código'))
  await screen.findByText(/Por hoje não enviamos outro/)
  expect(screen.queryByText('peça outro código')).toBeNull()
})
