import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskChoices } from '#contract/admin/choices.ts'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { type Asked, NO_CHOICES, pressKey, renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

const ID = deskOrder().id
const NEWEST = '0198aaaa-0000-7000-8000-00000000000a'
const engine = { care: 'corte', what: 'Corte', by: null, refused: null } as const
const VISITS: DeskChoices['visits'] = [
  { ...engine, at: '2026-12-12', day: '2026-12-12' },
  { ...engine, at: '2027-02-06', day: '2027-02-10', by: 'Rosa Prado' },
  { ...engine, at: '2027-04-03', day: null, by: 'Rosa Prado' },
]
let visits: DeskChoices['visits']
let order: ReturnType<typeof deskOrder>
let sent: unknown[]
let refusal: string | null

function answer({ method, path, body }: Asked): Response | undefined {
  if (method === 'PUT' && path.endsWith('/visits')) {
    sent.push(JSON.parse(body))
    return refusal === null
      ? Response.json({ ...NO_CHOICES, visits, newest: NEWEST, message: 'O guia inteiro conta com o novo dia.' })
      : Response.json({ error: refusal, code: 'invalid', fields: { to: refusal } }, { status: 422 })
  }
  if (path.endsWith('/choices')) return Response.json({ ...NO_CHOICES, visits, newest: NEWEST })
  return path.endsWith(ID) ? Response.json(order) : undefined
}

beforeEach(() => {
  visits = VISITS
  order = deskOrder()
  sent = []
  refusal = null
  standInForServer(answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openRow() {
  renderDesk(ID)
  const row = (await screen.findByText('Visitas do ano')).closest('details')
  if (!row) throw new Error('No row.')
  row.open = true
  return within(row)
}
const FIRST = 'Mudar: Corte, sáb, 12 de dezembro'

describe('the visits of the year at the desk', () => {
  it('says what is moved and what is out, each with its old day and who did it', async () => {
    const row = await openRow()
    expect(row.getByText('2 visitas, 1 mudada e 1 tirada')).not.toBeNull()
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'sáb, 12 de dezembro CorteMudar',
      'sáb, 6 de fevereiro qua, 10 de fevereiro Corte mudada por Rosa PradoMudar',
      'sáb, 3 de abril  Corte tirada por Rosa PradoDevolver',
    ])
  })

  it('by keyboard: the field has the focus, Escape gives it back, and no letter is a shortcut meanwhile', async () => {
    const row = await openRow()
    fireEvent.click(row.getByRole('button', { name: FIRST }))
    const field = row.getByLabelText('Corte, no dia')
    expect(document.activeElement).toBe(field)
    fireEvent.keyDown(field, { key: 'Escape' })
    await waitFor(() => expect(document.activeElement).toBe(row.getByRole('button', { name: FIRST })))
    expect(sent).toEqual([])
    pressKey('Escape')
    fireEvent.click(row.getByRole('button', { name: FIRST }))
    const again = row.getByLabelText('Corte, no dia')
    fireEvent.change(again, { target: { value: '2026-12-16' } })
    fireEvent.submit(again)
    await waitFor(() => expect(sent).toEqual([{ care: 'corte', at: '2026-12-12', to: '2026-12-16', seen: NEWEST }]))
    expect(await screen.findByText('O guia inteiro conta com o novo dia.')).not.toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(row.getByRole('button', { name: FIRST })))
  })

  it('is taken out, given back, and moved back to the engine’s day', async () => {
    const row = await openRow()
    fireEvent.click(row.getByRole('button', { name: FIRST }))
    fireEvent.click(row.getByRole('button', { name: 'Tirar do ano' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ care: 'corte', at: '2026-12-12', to: null, seen: NEWEST }))
    await waitFor(() => expect(row.queryByRole('button', { name: 'Cancelar' })).toBeNull())
    fireEvent.click(row.getByRole('button', { name: /^Devolver/ }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ care: 'corte', at: '2027-04-03', seen: NEWEST }))
    await waitFor(() => expect(row.getByRole('button', { name: /10 de fev/ })).toMatchObject({ disabled: false }))
    fireEvent.click(row.getByRole('button', { name: /10 de fev/ }))
    fireEvent.click(row.getByRole('button', { name: 'O dia do motor' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ care: 'corte', at: '2027-02-06', seen: NEWEST }))
  })

  it('a refusal stands at the day, and what was typed stays', async () => {
    refusal = 'É domingo: salão e barbearia não abrem.'
    const row = await openRow()
    fireEvent.click(row.getByRole('button', { name: FIRST }))
    const field = row.getByLabelText('Corte, no dia')
    fireEvent.change(field, { target: { value: '2026-12-13' } })
    fireEvent.submit(field)
    expect((await row.findByRole('alert')).textContent).toBe(refusal)
    expect(field).toMatchObject({ value: '2026-12-13' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('what facts took away is in sight, says why, and is put aside', async () => {
    visits = [
      {
        ...engine,
        at: '2027-02-06',
        day: '2027-02-10',
        by: 'Rosa Prado',
        refused: 'Esta visita não está mais no ano.',
      },
    ]
    renderDesk(ID)
    const row = (await screen.findByText('Visitas do ano')).closest('details')
    expect(row?.open).toBe(true)
    expect(screen.getByText('0 visitas e 1 mudança não vale mais')).not.toBeNull()
    expect(screen.getByText('não vale mais: esta visita não está mais no ano.')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Entendi/ }))
    await waitFor(() => expect(sent).toEqual([{ care: 'corte', at: '2027-02-06', seen: NEWEST }]))
  })

  it('of an order that ended none is moved', async () => {
    order = deskOrder({ status: 'REEMBOLSADO' })
    const row = await openRow()
    expect(row.getByRole('button', { name: FIRST })).toMatchObject({ disabled: true })
  })
})
