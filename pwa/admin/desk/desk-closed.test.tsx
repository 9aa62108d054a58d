import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VIEWER_KEY } from '#pwa/auth/use-viewer.ts'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { deskOrder, queueItem } from '#pwa/admin/testing/desk-order.ts'
import {
  type Asked,
  impatientClient,
  NO_CHOICES,
  NO_FACTS,
  renderDesk,
  standInForServer,
} from '#pwa/admin/testing/desk-screen.tsx'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

const ORDER = deskOrder()
const OTHER = deskOrder({ id: '0198aaaa-0000-7000-8000-0000e07a4410', customerName: 'Luana Cardoso' })
const REFUNDED = 'Este pedido foi reembolsado: as fotos foram apagadas e nada mais sai dele.'

const item = ({ id, customerName }: typeof ORDER) => queueItem({ id, customerName })

let answers: Record<string, () => Response | Promise<Response>> = {}
let sent: string[] = []
let client: QueryClient

function answer({ method, path }: Asked): Response | Promise<Response> {
  sent.push(`${method} ${path}`)
  const end = path.split('/').at(-1) ?? ''
  return answers[`${method} ${end}`]?.() ?? Response.json({ error: 'Não há.', code: 'not-found' })
}

const queueOf = (...orders: (typeof ORDER)[]) => {
  answers['GET desk'] = () => Response.json({ queue: orders.map(item), waiting: orders.length, team: [] })
}

beforeEach(() => {
  sent = []
  answers = {
    [`GET ${ORDER.id}`]: () => Response.json(ORDER),
    [`GET ${OTHER.id}`]: () => Response.json(OTHER),
    'GET facts': () => Response.json(NO_FACTS),
    'GET choices': () => Response.json(NO_CHOICES),
    'GET user': () => Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }),
  }
  queueOf(ORDER, OTHER)
  standInForServer(answer)
  client = impatientClient()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function write(text: string): Promise<HTMLElement> {
  openDesk()
  await screen.findByRole('heading', { name: 'Beatriz Yamamoto' })
  fireEvent.keyDown(document.body, { key: 'e' })
  const field = await screen.findByLabelText('Abertura')
  fireEvent.change(field, { target: { value: text } })
  return field
}
const openDesk = () => renderDesk(undefined, client)
const hear = () => act(() => client.invalidateQueries({ queryKey: DESK_KEY }))
const notice = async (words: string) => {
  const found = (await screen.findByText(words, { exact: false, selector: '.desk-closed *' })).closest('.desk-closed')!
  expect(found.closest('.desk-scroll')).toBeNull()
  return within(found instanceof HTMLElement ? found : document.body)
}

it.each([
  ['visagista', 1],
  ['dono', 0],
] as const)('a delivered order tells a %s whose its photos are where they do not open', async (staffRole, times) => {
  const user = { role: 'admin', staffRole, email: 'rosa@exemplo.com.br', fullName: 'Rosa Prado' }
  client.setQueryData(VIEWER_KEY, { ...user, id: OTHER.id, mustChangePassword: false, mustSetSecondFactor: false })
  answers['GET user'] = () => new Response(null, { status: 503 })
  answers[`GET ${ORDER.id}`] = () =>
    Response.json({ ...ORDER, status: 'CONCLUIDO', completedAt: '2026-11-20T12:00:00.000Z' })
  renderDesk(ORDER.id, client)
  expect(await screen.findByText('Entregue em', { exact: false })).not.toBeNull()
  expect(screen.queryAllByText('só o dono abre', { exact: false })).toHaveLength(times)
})

describe('an order that ends while somebody writes', () => {
  it.each([
    ['REEMBOLSADO', REFUNDED],
    ['CHARGEBACK', 'O cliente contestou esta compra'],
  ] as const)('%s: is said in view, keeps the words, offers them, and saves nothing', async (status, words) => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
    const field = await write('As suas ondas pedem camadas.')
    queueOf(OTHER)
    answers[`GET ${ORDER.id}`] = () => Response.json({ ...ORDER, status })
    await hear()
    const inside = await notice(words)
    // No other order replaces it while the visagist writes.
    expect(screen.getByRole('heading', { name: 'Beatriz Yamamoto' })).not.toBeNull()
    expect(field).toMatchObject({ readOnly: true, value: 'As suas ondas pedem camadas.' })
    expect(screen.queryByText('Salvar', { selector: 'button' })).toBeNull()
    fireEvent.keyDown(field, { key: 's', ctrlKey: true })
    expect((await screen.findByText('Não foi salvo')).parentElement?.textContent).toContain(words)
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    expect((await screen.findByText('Nada foi feito')).parentElement?.textContent).toContain(words)
    expect(sent.filter((one) => !one.startsWith('GET'))).toEqual([])
    fireEvent.click(inside.getByText('Copiar o que escrevi'))
    await screen.findByText('Copiado')
    expect(copied[0]).toContain('As suas ondas pedem camadas.')
    expect(copied[0]).toContain('Aberta, dos lados.')
  })

  it('its form taken back: the order cannot be read any more, and what was written still can', async () => {
    const field = await write('As suas ondas.')
    answers[`GET ${ORDER.id}`] = () =>
      Response.json({ error: 'O cliente ainda não enviou.', code: 'form-missing' }, { status: 409 })
    await hear()
    await notice('voltou a esperar o formulário')
    expect(field).toMatchObject({ readOnly: true, value: 'As suas ondas.' })
  })

  it('says so on Ctrl S before the screen has heard of it', async () => {
    const field = await write('As suas ondas.')
    answers['PUT cabelo-agora'] = () => {
      answers[`GET ${ORDER.id}`] = () => Response.json({ ...ORDER, status: 'REEMBOLSADO' })
      return Response.json(
        { error: 'Este pedido foi reembolsado ou contestado.', code: 'order-ended' },
        { status: 409 },
      )
    }
    fireEvent.keyDown(field, { key: 's', ctrlKey: true })
    await notice(REFUNDED)
    expect(field).toMatchObject({ readOnly: true, value: 'As suas ondas.' })
  })

  it('offers what was written also to whoever comes back to an order that cannot be opened', async () => {
    await write('As suas ondas.')
    cleanup()
    client.clear()
    answers[`GET ${ORDER.id}`] = () =>
      Response.json({ error: 'O cliente ainda não enviou.', code: 'form-missing' }, { status: 409 })
    renderDesk(ORDER.id, client)
    const inside = await notice('voltou a esperar o formulário')
    expect(inside.getByText('Copiar o que escrevi')).not.toBeNull()
  })

  it('a session that ends instead keeps the words and says that they are kept', async () => {
    const field = await write('As suas ondas.')
    answers['PUT cabelo-agora'] = () =>
      Response.json({ error: 'Sua sessão terminou.', code: 'unauthenticated' }, { status: 401 })
    fireEvent.keyDown(field, { key: 's', ctrlKey: true })
    const told = await screen.findByText(/seu texto está guardado neste aparelho/)
    expect(told.parentElement?.textContent).toContain('Não foi salvo')
    expect(field).toMatchObject({ value: 'As suas ondas.' })
  })

  it('may be closed by who wrote, after a second press', async () => {
    const field = await write('As suas ondas.')
    answers[`GET ${ORDER.id}`] = () => Response.json({ ...ORDER, status: 'REEMBOLSADO' })
    await hear()
    await notice(REFUNDED)
    fireEvent.click(screen.getByText('Fechar', { selector: 'button' }))
    expect(field).toMatchObject({ value: 'As suas ondas.' })
    fireEvent.click(screen.getByText('Descartar o que escrevi'))
    await waitFor(() => expect(screen.queryByLabelText('Abertura')).toBeNull())
    expect(screen.queryByText('Editar', { selector: 'button' })).toBeNull()
    expect(screen.queryByText('Copiar o que escrevi')).toBeNull()
  })
})

it('an approval taken back leaves the queue’s words at once, before the desk is read again', async () => {
  const approval = { by: 'Rosa Prado', at: '2026-11-21T12:00:00.000Z', percent: 0, failed: false, reviewed: true }
  answers[`GET ${ORDER.id}`] = () => Response.json({ ...ORDER, approval })
  answers['GET desk'] = () => Response.json({ queue: [{ ...item(ORDER), approved: true }], waiting: 1, team: [] })
  answers['DELETE approve'] = () => Response.json({ message: 'Aprovação desfeita' })
  openDesk()
  await screen.findByText('Aprovado, saindo')
  const slow = () => new Promise<Response>(() => undefined)
  answers['GET desk'] = slow
  answers[`GET ${ORDER.id}`] = slow
  fireEvent.click(await screen.findByText('Desfazer', { selector: 'button' }))
  await screen.findByText('Aprovação desfeita')
  await waitFor(() => expect(screen.queryByText('Aprovado, saindo')).toBeNull())
  expect(screen.queryByText(/Aprovado por Rosa Prado/)).toBeNull()
})
