import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskHabit } from '#contract/admin/habits.ts'
import type { DeskQueueItem } from '#contract/admin/desk.ts'
import { chapterSeen, type GateState, type Shown } from '#contract/admin/gate.ts'
import { readLooked } from '#pwa/admin/gate/use-looked.ts'
import { LOOK_MS } from '#pwa/admin/gate/use-in-sight.ts'
import { deskOrder, queueItem } from '#pwa/admin/testing/desk-order.ts'
import { type Asked, pressKey as press, renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

const CLEAR = deskOrder().gate
const shows = (...things: Shown[]) => [...CLEAR.shows, ...things]
const NOTE: Shown = { what: 'note', of: 'amonia' }
const NOTED = { ...CLEAR, shows: shows(NOTE), note: 'Alergia a amônia.' }
let gate: GateState
let queue: DeskQueueItem[]
let habits: DeskHabit[]
let sent: { path: string; body: Record<string, unknown> }[]
const ID = deskOrder().id

function answer({ method, path, body }: Asked): Response | undefined {
  if (method !== 'GET') sent.push({ path: path.split(ID)[1] ?? '', body: JSON.parse(body || '{}') })
  if (path.endsWith('/approve')) return Response.json({ message: 'Segue.' })
  if (path.endsWith('/desk-habits/own')) return Response.json(habits)
  if (path.endsWith('/admin/desk')) return Response.json({ queue, waiting: queue.length, team: [] })
  if (!path.endsWith(ID)) return undefined
  const order = deskOrder({ gate })
  return Response.json({ ...order, form: { ...order.form, observations: gate.note } })
}

beforeEach(() => {
  gate = { ...CLEAR }
  sent = []
  queue = []
  habits = []
  standInForServer(answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async () => {
  renderDesk(ID)
  await screen.findByRole('region', { name: 'Leitura' })
}
const ctrlEnter = () => press('Enter', { ctrlKey: true })
const panel = async () => within(await screen.findByRole('region', { name: 'Antes de aprovar' }))
const approvals = () => sent.filter(({ path }) => path === '/approve')

describe('the gate before an approval', () => {
  it('one key approves nothing while anything is open, however often it is pressed', async () => {
    gate = { ...NOTED, hasSeason: false, seasonProposals: 3 }
    await open()
    expect(screen.getByRole('button', { name: 'Faltam 2' })).not.toBeNull()
    ctrlEnter()
    const list = await panel()
    expect(list.getByText('Duas coisas que ninguém olhou')).not.toBeNull()
    expect(list.getByText('“Alergia a amônia.”')).not.toBeNull()
    expect(list.getByText('3 propostas. Deixar sem também é resposta')).not.toBeNull()
    ctrlEnter()
    ctrlEnter()
    expect(approvals()).toEqual([])
  })

  it('its digit opens the note, which is then read, and the list is shorter', async () => {
    gate = NOTED
    await open()
    ctrlEnter()
    await panel()
    press('1')
    expect(await screen.findByRole('region', { name: 'Leitura' })).not.toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar e entregar' })).not.toBeNull())
    ctrlEnter()
    await waitFor(() => expect(approvals()).toHaveLength(1))
    expect(approvals()[0]?.body['looked']).toMatchObject([{ ...NOTE, at: expect.any(String) }])
  })

  it('what was looked at is still looked at after a reload', async () => {
    gate = { ...CLEAR, shows: shows({ what: 'unheard', of: 'guarda' }), unheard: ['guarda de trânsito'] }
    await open()
    ctrlEnter()
    fireEvent.click((await panel()).getByRole('button', { name: 'Li' }))
    cleanup()
    renderDesk(ID)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aprovar e entregar' })).not.toBeNull())
  })

  it('the queue says how much is open beside what this tab showed, and how sure the shape is', async () => {
    gate = { ...NOTED, hasSeason: false }
    queue = [queueItem({ id: ID, open: ['note', 'season'], toLook: [NOTE], sureness: 'hesita' })]
    await open()
    const item = () => screen.getByRole('navigation', { name: 'Fila por prazo' }).textContent
    expect(item()).toContain('Faltam 2, forma que hesita')
    ctrlEnter()
    await panel()
    press('1')
    await waitFor(() => expect(item()).toContain('Falta 1, forma que hesita'))
  })

  it('a chapter counts as read only after three seconds, not when it is opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await open()
    fireEvent.click(await screen.findByText('O corte de agora'))
    vi.advanceTimersByTime(LOOK_MS - 500)
    expect(readLooked(ID)).toEqual([])
    expect(screen.queryByText('lido')).toBeNull()
    act(() => {
      vi.advanceTimersByTime(1000)
    })
    await waitFor(() => expect(readLooked(ID)).toMatchObject(CLEAR.shows))
    expect(screen.getByText('lido')).not.toBeNull()
    vi.useRealTimers()
  })

  it('an unusual chapter is open until it stood in sight, and again once its text changed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const [chapter] = CLEAR.shows
    gate = { ...CLEAR, unusual: [{ id: 'cabelo-agora', title: 'O corte de agora' }] }
    await open()
    ctrlEnter()
    expect((await panel()).getByText('1 capítulo fora do comum, por ler')).not.toBeNull()
    press('1')
    expect(await screen.findByRole('region', { name: 'Leitura' })).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Falta 1' })).not.toBeNull()
    act(() => {
      vi.advanceTimersByTime(LOOK_MS)
    })
    expect(await screen.findByRole('button', { name: 'Aprovar e entregar' })).not.toBeNull()
    vi.useRealTimers()
    cleanup()
    gate = { ...gate, shows: [{ what: chapterSeen('cabelo-agora'), of: 'rewritten' }] }
    await open()
    expect(screen.getByRole('button', { name: 'Falta 1' })).not.toBeNull()
    ctrlEnter()
    await panel()
    expect(approvals()).toEqual([])
    expect(readLooked(ID)).toMatchObject([chapter ?? {}])
  })

  it('a law that a cut breaks opens the choices, and no look at it closes it', async () => {
    gate = { ...CLEAR, laws: ['“Sem máquina”: corte 2'] }
    await open()
    ctrlEnter()
    const list = await panel()
    expect(list.getByText('“Sem máquina”: corte 2')).not.toBeNull()
    fireEvent.click(list.getByRole('button', { name: 'Trocar' }))
    expect(await screen.findByRole('region', { name: 'Trocar' })).not.toBeNull()
    press('Escape')
    await screen.findByRole('region', { name: 'Leitura' })
    ctrlEnter()
    expect((await panel()).getByText('Uma coisa que ninguém olhou')).not.toBeNull()
    expect(approvals()).toEqual([])
  })

  it('the queue says what is unusual before how much is open', async () => {
    queue = [queueItem({ id: ID, remarkable: ['casamento em 9 dias', 'véu'], open: ['season'] })]
    await open()
    const item = screen.getByRole('navigation', { name: 'Fila por prazo' }).textContent
    expect(item).toContain('Casamento em 9 dias, véu. Falta 1')
  })

  it('what she changes often on faces of this shape is one quiet line', async () => {
    const habit = { name: 'Rosa', part: 'Corte 1', isLeftOut: false, changed: 7, faces: 10, usually: null }
    habits = [
      { ...habit, shape: 'oval' },
      { ...habit, shape: 'coracao' },
    ]
    await open()
    expect(await screen.findByText('Você trocou o corte de “agora” em 7 de 10 rostos em coração.')).not.toBeNull()
    expect(screen.queryByText(/rostos ovais/)).toBeNull()
  })

  it('with nothing open, Ctrl ↵ approves at once', async () => {
    await open()
    ctrlEnter()
    await waitFor(() => expect(approvals()).toHaveLength(1))
    expect(approvals()[0]?.body).toMatchObject({ looked: [] })
    expect(approvals()[0]?.body).not.toHaveProperty('anyway')
  })

  it('“Aprovar mesmo assim” asks twenty letters, says it is counted, and sends them', async () => {
    gate = { ...CLEAR, hasSeason: false, anyway: 3 }
    await open()
    ctrlEnter()
    const list = await panel()
    fireEvent.click(list.getByRole('button', { name: /Aprovar mesmo assim/ }))
    expect(list.getByText(/Você já fez isto 3 vezes em 30 dias/)).not.toBeNull()
    const field = list.getByLabelText(/Por que sai assim/)
    for (const short of ['', 'pressa', `${' '.repeat(30)}pressa`]) {
      fireEvent.change(field, { target: { value: short } })
      fireEvent.submit(field)
      expect(await list.findByText(/pelo menos 20 letras/)).not.toBeNull()
    }
    expect(approvals()).toEqual([])
    fireEvent.change(field, { target: { value: 'Cliente viaja hoje, combinado por telefone.' } })
    fireEvent.submit(field)
    await waitFor(() =>
      expect(approvals()[0]?.body).toMatchObject({ anyway: 'Cliente viaja hoje, combinado por telefone.' }),
    )
  })
})
