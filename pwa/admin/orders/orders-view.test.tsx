import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { Toaster } from '#pwa/ui/toaster.tsx'
import { OrdersView } from './orders-view.tsx'
import { config } from '#pwa/admin/testing/config.ts'
import { order } from '#pwa/admin/testing/order.ts'

interface Sent {
  method: string
  address: URL
  body: unknown
}

let sent: Sent[] = []
let answers: Record<string, () => Response> = {}
let orders: AdminOrder[] = []
let next: string | null = null
let review: 'auto' | 'required' = 'auto'

function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = new URL(typeof input === 'string' ? input : input instanceof URL ? input : input.url, 'http://x')
  const method = init?.method ?? 'GET'
  sent.push({ method, address, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
  if (address.pathname === '/api/config') return Promise.resolve(Response.json(config(review)))
  const special = answers[`${method} ${address.pathname.split('/').at(-1)}`]
  return Promise.resolve(special?.() ?? Response.json({ orders, total: orders.length, open: orders.length, next }))
}

function Address() {
  const { search } = useLocation()
  return <output data-testid="address">{search}</output>
}

function open(at = '/admin?view=orders') {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <OrdersView />
        <Address />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
}

const address = () => screen.getByTestId('address').textContent
const asked = (method: string) => sent.filter((one) => one.method === method)
async function generate(): Promise<void> {
  fireEvent.click(await screen.findByLabelText('Gerar PDF do pedido 7D12F0AA'))
  fireEvent.click(await screen.findByText('Gerar e entregar'))
}
const status = () => screen.findByLabelText('Status do pedido 7D12F0AA')

beforeEach(() => {
  sent = []
  answers = {}
  orders = [order()]
  next = null
  review = 'auto'
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  HTMLElement.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('reads search, status and page from the address and sends them to the server', async () => {
  open('/admin?view=orders&search=bia&status=EM_PROCESSAMENTO&after=abc&page=2')
  await status()
  expect(Object.fromEntries(sent[0]!.address.searchParams)).toEqual({
    search: 'bia',
    status: 'EM_PROCESSAMENTO',
    cursor: 'abc',
  })
  expect(screen.getByText('51–51 de 1')).not.toBeNull()
})

it('searches once the typing stops, and writes it into the address', async () => {
  open()
  await status()
  const field = screen.getByRole('searchbox', { name: 'Buscar pedidos' })
  fireEvent.change(field, { target: { value: 'yama' } })
  fireEvent.change(field, { target: { value: 'yamamoto' } })
  await waitFor(() => expect(address()).toBe('?view=orders&search=yamamoto'))
  const searches = () => asked('GET').map((one) => one.address.searchParams.get('search'))
  // The address is written first, and asked for after.
  await waitFor(() => expect(searches().filter(Boolean)).toEqual(['yamamoto']))
})

it('goes to the next page and back to the first', async () => {
  next = 'cursor-2'
  open()
  await status()
  fireEvent.click(screen.getByLabelText('Próxima'))
  await waitFor(() => expect(address()).toContain('after=cursor-2'))
  await screen.findByText('51–51 de 1')
  fireEvent.click(screen.getByLabelText('Anterior'))
  await waitFor(() => expect(address()).toBe('?view=orders'))
})

it('changes a status at once and says so', async () => {
  answers['PUT status'] = () =>
    Response.json({ orderId: orders[0]!.id, newStatus: 'CONCLUIDO', message: 'Pedido atualizado para Concluído' })
  open()
  fireEvent.change(await status(), { target: { value: 'CONCLUIDO' } })
  await screen.findByText('Status alterado com sucesso!')
  expect(asked('PUT').map((one) => one.body)).toEqual([{ status: 'CONCLUIDO', from: 'EM_PROCESSAMENTO' }])
})

it('asks before an ending, says what it does and that no money moves, and sends nothing on a no', async () => {
  open()
  fireEvent.change(await status(), { target: { value: 'REEMBOLSADO' } })
  const title = await screen.findByText('Encerrar 1 pedido?')
  // On the close button, the focus ring would be the first thing seen.
  expect(document.activeElement).toBe(title)
  const dialog = title.closest('dialog')!
  for (const words of ['Beatriz Yamamoto', 'Nenhum dinheiro se move aqui', 'Por 24 horas dá para desfazer'])
    expect(dialog.textContent).toContain(words)
  fireEvent.click(within(dialog).getByText('Cancelar'))
  expect(asked('PUT')).toEqual([])
  expect((await status()).querySelector('option:checked')?.getAttribute('value')).toBe('EM_PROCESSAMENTO')
})

it('ends an order once its number is typed, and not before', async () => {
  answers['PUT status'] = () =>
    Response.json({ orderId: orders[0]!.id, newStatus: 'REEMBOLSADO', message: 'Pedido atualizado' })
  open()
  fireEvent.change(await status(), { target: { value: 'REEMBOLSADO' } })
  fireEvent.click(await screen.findByText('Encerrar 1 pedido'))
  await screen.findByText('Digite 7D12F0AA para confirmar.')
  expect(asked('PUT')).toEqual([])
  fireEvent.change(screen.getByLabelText('Digite o número do pedido: 7D12F0AA'), { target: { value: '7d12f0aa' } })
  fireEvent.click(screen.getByText('Encerrar 1 pedido'))
  await waitFor(() =>
    expect(asked('PUT').map((one) => one.body)).toEqual([
      { status: 'REEMBOLSADO', from: 'EM_PROCESSAMENTO', typed: '7d12f0aa' },
    ]),
  )
})

it('ends many only by their number, and says whom', async () => {
  orders = [order(), order({ id: '0198aaaa-0000-7000-8000-0000e07a4410', customerName: 'Luana Cardoso' })]
  answers['PUT status'] = () => Response.json({ results: [], message: '2 de 2: Chargeback.' })
  open()
  await status()
  fireEvent.click(screen.getByLabelText(/Selecionar todos|Escolher todos|todos/i, { selector: 'input' }))
  const bar = within(screen.getByRole('region', { name: 'Seleção' }))
  fireEvent.change(bar.getByLabelText('Novo status'), { target: { value: 'CHARGEBACK' } })
  fireEvent.click(bar.getByText('Encerrar'))
  const dialog = (await screen.findByText('Encerrar 2 pedidos?')).closest('dialog')!
  expect(dialog.textContent).toContain('Luana Cardoso')
  // Outside the bar, whose dark colours its children inherit.
  expect(dialog.closest('.bulk-bar')).toBeNull()
  fireEvent.change(within(dialog).getByLabelText('Digite quantos são: 2'), { target: { value: '2' } })
  fireEvent.click(within(dialog).getByText('Encerrar 2 pedidos'))
  await screen.findByText('2 de 2: Chargeback.')
  expect(asked('PUT').at(-1)?.body).toEqual({
    orders: orders.map(({ id, status: from }) => ({ id, from })),
    status: 'CHARGEBACK',
    typed: '2',
  })
})

it('offers to take back what was ended by hand, until when, and says it when it is for good', async () => {
  orders = [order({ status: 'REEMBOLSADO', endedByHand: true, undoableUntil: '2026-11-28T02:30:00.000Z' })]
  answers['POST undo-ending'] = () =>
    Response.json({ orderId: orders[0]!.id, newStatus: 'EM_PROCESSAMENTO', message: 'O pedido voltou.' })
  open(`/admin?view=orders&open=${orders[0]!.id}`)
  await screen.findByText(/Até 27\/11\/2026 23:30, horário de Brasília, dá para desfazer/)
  expect(screen.queryByText('Gerar PDF agora')).toBeNull()
  fireEvent.click(screen.getByText('Desfazer o encerramento'))
  await screen.findByText('O pedido voltou.')
  cleanup()
  orders = [order({ status: 'REEMBOLSADO', endedByHand: true })]
  open(`/admin?view=orders&open=${orders[0]!.id}`)
  await screen.findByText('Encerrado pela equipe. O prazo para desfazer terminou.')
  expect(screen.queryByText('Desfazer o encerramento')).toBeNull()
})

it('asks before a sent form is given back', async () => {
  answers['PUT status'] = () =>
    Response.json({ orderId: orders[0]!.id, newStatus: 'AGUARDANDO_FORMULARIO', message: 'Pedido atualizado' })
  open()
  fireEvent.change(await status(), { target: { value: 'AGUARDANDO_FORMULARIO' } })
  await screen.findByText('Mudar para Aguardando Formulário?')
  expect(asked('PUT')).toEqual([])
  fireEvent.click(screen.getByText('Devolver o formulário'))
  await waitFor(() =>
    expect(asked('PUT').map((one) => one.body)).toEqual([
      { status: 'AGUARDANDO_FORMULARIO', from: 'EM_PROCESSAMENTO' },
    ]),
  )
})

it('says why a status did not change', async () => {
  answers['PUT status'] = () =>
    Response.json({ error: 'Pedido não encontrado.', code: 'order-not-found' }, { status: 404 })
  open()
  fireEvent.change(await status(), { target: { value: 'CONCLUIDO' } })
  await screen.findByText('Erro ao alterar status')
  expect(screen.getByText('Pedido não encontrado.')).not.toBeNull()
})

it('explains that the form is missing when a report is forced too soon', async () => {
  answers['POST force-generate-pdf'] = () =>
    Response.json(
      { error: 'O cliente ainda não enviou o formulário e as fotos.', code: 'form-missing' },
      { status: 409 },
    )
  open()
  await generate()
  await screen.findByText('Erro ao gerar PDF')
  expect(screen.getByText('O cliente ainda não enviou o formulário e as fotos.')).not.toBeNull()
})

it('asks nothing of the server for an order that ended, and says why', async () => {
  orders = [order({ status: 'REEMBOLSADO' })]
  open()
  fireEvent.click(await screen.findByLabelText('Gerar PDF do pedido 7D12F0AA'))
  await screen.findByText(/Este pedido foi encerrado e as fotos dele foram apagadas/)
  expect(asked('POST')).toEqual([])
})

it('leads from an ending that can be undone to undoing it, and calls no photo erased', async () => {
  orders = [order({ status: 'REEMBOLSADO', endedByHand: true, undoableUntil: '2026-11-28T02:30:00.000Z' })]
  open()
  fireEvent.click(await screen.findByLabelText('Gerar PDF do pedido 7D12F0AA'))
  await screen.findByText(/desfaça antes o encerramento/)
  expect(screen.queryByText(/apagadas/)).toBeNull()
})

it('leads to the desk when nothing tells the face’s shape', async () => {
  answers['POST force-generate-pdf'] = () =>
    Response.json({ error: 'Falta o formato do rosto.', code: 'shape-missing' }, { status: 409 })
  open()
  await generate()
  const dialog = (await screen.findByText('Falta o formato do rosto')).closest('dialog')!
  fireEvent.click(within(dialog).getByText('Abrir na mesa'))
  expect(address()).toBe(`?view=desk&order=${orders[0]!.id}`)
})

it('tells of a report that arrived', async () => {
  answers['POST force-generate-pdf'] = () => {
    orders = [order({ hasPDF: true, pdfCreatedAt: '2026-11-24T12:00:00.000Z', status: 'CONCLUIDO' })]
    return Response.json({ orderId: orders[0]!.id, message: 'A geração do PDF começou.' })
  }
  open()
  await generate()
  expect(await screen.findByText('PDF gerado com sucesso!', {}, { timeout: 6000 })).not.toBeNull()
})

it('opens and saves the PDF only where the order is done', async () => {
  orders = [order({ hasPDF: true })]
  open()
  const see = await screen.findByLabelText('Ver PDF do pedido 7D12F0AA: Ainda não há PDF')
  expect(see.matches(':disabled')).toBe(true)
  expect(screen.getByLabelText('Baixar PDF do pedido 7D12F0AA: Ainda não há PDF').matches(':disabled')).toBe(true)
  cleanup()
  orders = [order({ hasPDF: true, status: 'CONCLUIDO' })]
  open()
  expect((await screen.findByLabelText('Baixar PDF do pedido 7D12F0AA')).getAttribute('href')).toBe(
    `/api/admin/orders/${orders[0]!.id}/pdf/download`,
  )
  fireEvent.click(screen.getByLabelText('Ver PDF do pedido 7D12F0AA'))
  expect(address()).toContain(`pdf=${orders[0]!.id}`)
})

it('says that an order waits for a visagist', async () => {
  orders = [order({ needsVisagist: true })]
  open()
  expect(await screen.findByText('Esperando visagista')).not.toBeNull()
})

it('shows each order as a card where a table does not fit', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  orders = [order({ needsVisagist: true })]
  open()
  const card = (await status()).closest('li')!
  expect(document.querySelector('table')).toBeNull()
  for (const words of ['bia.yamamoto@exemplo.com.br', 'R$\u00a079,90', 'sem prazo', 'Esperando visagista'])
    expect(card.textContent).toContain(words)
  expect(within(card).getByText('7D12F0AA, 20/11/2026 09:00')).not.toBeNull()
  expect(within(card).getByLabelText('Gerar PDF do pedido 7D12F0AA')).not.toBeNull()
  expect(within(card).queryByText('Pagamento')).toBeNull()
  fireEvent.click(within(card).getByText('Beatriz Yamamoto'))
  expect(address()).toContain(`open=${orders[0]!.id}`)
})

it('walks the rows with J and K, opens one with Enter, and leaves letters typed in the search alone', async () => {
  const second = order({ id: '0198aaaa-0000-7000-8000-0000e07a4410', customerName: 'Luana Cardoso' })
  orders = [order(), second]
  open()
  await status()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const held = () => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : undefined)
  press('j')
  expect(held()).toBe(orders[0]!.id)
  press('j')
  press('j')
  expect(held()).toBe(second.id)
  press('k')
  press('j')
  press('Enter')
  expect(address()).toBe(`?view=orders&open=${second.id}`)
  expect((await screen.findByRole('heading', { name: 'Luana Cardoso', hidden: true })).closest('dialog')?.open).toBe(
    true,
  )
  fireEvent.click(screen.getByLabelText('Fechar'))
  press('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar pedidos' }))
  press('j')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar pedidos' }))
})

it('narrows by deadline and period, and takes both to the spreadsheet', async () => {
  open('/admin?view=orders&period=7days')
  await status()
  fireEvent.change(screen.getByRole('combobox', { name: 'Prazo' }), { target: { value: 'late' } })
  await waitFor(() => expect(address()).toBe('?view=orders&period=7days&deadline=late'))
  await waitFor(() =>
    expect(Object.fromEntries(asked('GET').at(-1)!.address.searchParams)).toEqual({
      period: '7days',
      deadline: 'late',
    }),
  )
  expect(screen.getByRole('link', { name: 'Exportar CSV' }).getAttribute('href')).toBe(
    '/api/admin/export/orders?period=7days&deadline=late',
  )
})

it('picks the row in focus with X, counts what is picked, and lets go on Escape', async () => {
  orders = [order(), order({ id: '0198aaaa-0000-7000-8000-0000e07a4410', customerName: 'Luana Cardoso' })]
  open()
  await status()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('j')
  press('x')
  expect(screen.getByText('1 pedido selecionado')).not.toBeNull()
  press('j')
  press('x')
  expect(screen.getByText('2 pedidos selecionados')).not.toBeNull()
  fireEvent.click(screen.getByText('Gerar PDF', { selector: '.bulk-bar *' }))
  expect(
    screen.getByText(
      'Gerar e entregar os PDFs de 2 pedidos, sem aprovação de visagista? Cada cliente recebe um e-mail.',
    ),
  ).not.toBeNull()
  press('Escape')
  expect(
    screen.queryByText(
      'Gerar e entregar os PDFs de 2 pedidos, sem aprovação de visagista? Cada cliente recebe um e-mail.',
    ),
  ).toBeNull()
  press('Escape')
  expect(screen.queryByRole('region', { name: 'Seleção' })).toBeNull()
  expect(asked('POST')).toEqual([])
})

it('begins another page at its top', async () => {
  next = 'cursor-2'
  open()
  await status()
  const list = document.querySelector('.admin-scroll')!
  list.scrollTop = 900
  fireEvent.click(screen.getByLabelText('Próxima'))
  await waitFor(() => expect(address()).toContain('after=cursor-2'))
  expect(list.scrollTop).toBe(0)
})

it('says where a name was misspelt that these are only alike', async () => {
  answers['GET orders'] = () => Response.json({ orders, total: 1, open: 1, next: null, isFuzzyMatch: true })
  open('/admin?view=orders&search=beatris')
  expect(await screen.findByText('Nenhum nome escrito assim; estes são os mais parecidos.')).not.toBeNull()
})

it('clears the filters from an empty answer', async () => {
  orders = []
  open('/admin?view=orders&search=ninguem')
  fireEvent.click(await screen.findByText('Limpar filtros'))
  await waitFor(() => expect(address()).toBe('?view=orders'))
  expect(await screen.findByText('Nenhum pedido ainda')).not.toBeNull()
})

it('offers columns, a spreadsheet and the keys of rows only where there are rows', async () => {
  open()
  await status()
  expect(screen.getByText('Colunas')).not.toBeNull()
  expect(screen.getByText('próximo')).not.toBeNull()
  cleanup()
  orders = []
  open()
  await screen.findByText('Nenhum pedido ainda')
  expect(screen.queryByText('Colunas')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Exportar CSV' })).toBeNull()
  expect(screen.queryByText('próximo')).toBeNull()
  expect(screen.getByText('buscar')).not.toBeNull()
})

it('offers another try when the list cannot be read', async () => {
  answers['GET orders'] = () => Response.json({ error: 'Algo falhou.', code: 'bug' }, { status: 500 })
  open()
  const retry = await screen.findByText('Tentar de novo')
  answers = {}
  fireEvent.click(retry)
  expect(await status()).not.toBeNull()
})

it('asks before a report is made and delivered, says what it means, and sends nothing on a no', async () => {
  orders = [order({ needsVisagist: true })]
  open()
  fireEvent.click(await screen.findByLabelText('Gerar PDF do pedido 7D12F0AA'))
  const dialog = (await screen.findByText('Gerar e entregar o relatório?')).closest('dialog')!
  expect(dialog.textContent).toContain('Ele espera um visagista.')
  expect(dialog.textContent).toContain('Vai sem aprovação de visagista.')
  fireEvent.click(within(dialog).getByText('Cancelar'))
  expect(asked('POST')).toEqual([])
})

describe('where a person approves each report', () => {
  const desk = () => `?view=desk&order=${orders[0]!.id}`
  const panel = async () => {
    open(`/admin?view=orders&open=${orders[0]!.id}`)
    return (await screen.findByRole('heading', { name: 'Beatriz Yamamoto', hidden: true })).closest('dialog')!
  }
  beforeEach(() => {
    review = 'required'
    orders = [order({ needsVisagist: true })]
  })

  it('row, panel and bar open the desk and generate nothing', async () => {
    open()
    fireEvent.click(await screen.findByLabelText('Abrir na mesa do pedido 7D12F0AA'))
    await waitFor(() => expect(address()).toBe(desk()))
    cleanup()
    const actions = within(await panel())
    const button = await actions.findByText('Abrir na mesa')
    expect(button.className).toContain('button-primary')
    expect(actions.queryByText(/Gerar/)).toBeNull()
    fireEvent.click(button)
    await waitFor(() => expect(address()).toBe(desk()))
    cleanup()
    open()
    fireEvent.click(await screen.findByLabelText(/^Escolher Pedido 7D12F0AA/))
    const bar = within(screen.getByRole('region', { name: 'Seleção' }))
    expect(bar.queryByText(/Gerar/)).toBeNull()
    fireEvent.click(bar.getByText('Abrir na mesa'))
    await waitFor(() => expect(address()).toBe(desk()))
    expect(asked('POST')).toEqual([])
  })

  it('also a report that is out already is made anew at the desk only', async () => {
    orders = [order({ status: 'CONCLUIDO', hasPDF: true, pdfCreatedAt: '2026-11-24T12:00:00.000Z' })]
    open()
    fireEvent.click(await screen.findByLabelText('Abrir na mesa do pedido 7D12F0AA'))
    await waitFor(() => expect(address()).toBe(desk()))
    expect(asked('POST')).toEqual([])
  })

  it('delivering unseen takes a reason and a second press that says what it means', async () => {
    answers['POST deliver-unreviewed'] = () => Response.json({ orderId: orders[0]!.id, message: 'Segue.' })
    fireEvent.click(within(await panel()).getByText('Entregar sem conferência'))
    const dialog = (await screen.findByRole('heading', { name: 'Entregar sem conferência', hidden: true })).closest(
      'dialog',
    )!
    const inside = within(dialog)
    const press = (name: string) => fireEvent.click(inside.getByText(name, { selector: 'button' }))
    press('Entregar sem conferência')
    expect(inside.getByText(/Escreva o motivo/)).not.toBeNull()
    fireEvent.change(inside.getByLabelText('Motivo'), { target: { value: 'A cliente viaja hoje.' } })
    press('Entregar sem conferência')
    expect(await inside.findByText('O relatório vai ao cliente sem aprovação de visagista.')).not.toBeNull()
    expect(asked('POST')).toEqual([])
    press('Sim, entregar assim')
    await screen.findByText('Saindo sem conferência')
    expect(asked('POST').map(({ address: { pathname }, body }) => [pathname, body])).toEqual([
      [`/api/admin/orders/${orders[0]!.id}/deliver-unreviewed`, { reason: 'A cliente viaja hoje.' }],
    ])
  })
})
