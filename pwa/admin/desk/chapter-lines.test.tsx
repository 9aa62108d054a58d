import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskChapter } from '#contract/admin/desk.ts'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { impatientClient, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'
import { ChapterLines } from './chapter-lines.tsx'

const ID = deskOrder().id
const LINES: DeskChapter['lines'] = [
  { path: 'card.ask', where: 'Peça assim', engine: 'Camadas longas.', canLeave: false, own: null },
  { path: 'card.avoid.0', where: 'Evite', engine: 'navalha', canLeave: true, own: null },
  {
    path: 'card.after.0',
    where: 'Depois',
    engine: 'em casa: 5 minutos',
    canLeave: true,
    own: { words: 'em casa: nada' },
  },
]
const MINE = '0198aaaa-0000-7000-8000-0000000000f1'
const PLACES: DeskChapter['places'] = [
  { path: 'card.facts.Fica', where: 'Fica', added: [] },
  { path: 'card.facts.Saiba', where: 'Saiba', added: [{ id: MINE, words: 'chega de moto' }] },
]
let sent: unknown[]

beforeEach(() => {
  sent = []
  standInForServer(({ method, path, body }) => {
    if (method !== 'PUT') return undefined
    sent.push({ path: path.split(ID)[1], body: JSON.parse(body) })
    return Response.json({ editsId: ID, message: 'Linha salva.' })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(closed = false, dropped: DeskChapter['dropped'] = []) {
  const [plain] = deskOrder().chapters
  if (!plain) throw new Error('No chapter.')
  render(
    <QueryClientProvider client={impatientClient()}>
      <ChapterLines
        orderId={ID}
        chapter={{ ...plain, id: 'cartao', lines: LINES, places: PLACES, dropped }}
        closed={closed}
      />
    </QueryClientProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const line = { path: '/chapters/cartao/lines' }

describe('single lines of a chapter', () => {
  it('one is reworded, one taken out, one given back to the engine', async () => {
    show()
    press('Mudar “navalha”')
    fireEvent.change(screen.getByLabelText('Evite'), { target: { value: ' navalha na nuca ' } })
    press('Salvar a linha')
    const { path, engine } = LINES[1] ?? { path: '', engine: '' }
    await waitFor(() => expect(sent).toEqual([{ ...line, body: { path, engine, words: 'navalha na nuca' } }]))
    await waitFor(() => expect(screen.queryByLabelText('Evite')).toBeNull())
    press('Mudar “navalha”')
    press('Tirar do guia')
    await waitFor(() => expect(sent[1]).toEqual({ ...line, body: { path, engine, words: null } }))
    await waitFor(() => expect(screen.queryByLabelText('Evite')).toBeNull())
    press('Mudar “em casa: 5 minutos”')
    press('A do motor')
    await waitFor(() =>
      expect(sent[2]).toEqual({ ...line, body: { path: 'card.after.0', engine: 'em casa: 5 minutos' } }),
    )
  })

  it('what must stay cannot be taken out; closed, nothing can be changed', () => {
    show()
    press('Mudar “Camadas longas.”')
    expect(screen.queryByRole('button', { name: 'Tirar do guia', hidden: true })).toBeNull()
    cleanup()
    show(true)
    expect(screen.queryByRole('button', { hidden: true })).toBeNull()
  })

  it('names a line that fell out of the guide, until it was read', async () => {
    show(false, [{ path: 'card.avoid.0', engine: 'tinta', words: 'tinta fria' }])
    expect(screen.getByText(/A sua linha “tinta fria” não está no guia: a do motor mudou/)).not.toBeNull()
    press('Entendi')
    await waitFor(() => expect(sent).toEqual([{ ...line, body: { path: 'card.avoid.0', engine: 'tinta' } }]))
  })
})

describe('lines that a visagist adds to a chapter', () => {
  it('one is added under its title with an id of its own, and a second press sends the same id', async () => {
    show()
    press('Acrescentar em “Fica”')
    const field = screen.getByLabelText('Fica, linha nova')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('maxlength')).toBe('500')
    press('Salvar a linha')
    expect(sent).toEqual([])
    fireEvent.change(field, { target: { value: ' a cicatriz à vista ' } })
    fireEvent.keyDown(field, { key: 's', ctrlKey: true })
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(screen.queryByLabelText('Fica, linha nova')).toBeNull())
    press('Acrescentar em “Fica”')
    fireEvent.change(screen.getByLabelText('Fica, linha nova'), { target: { value: 'a cicatriz à vista' } })
    press('Salvar a linha')
    await waitFor(() => expect(sent).toHaveLength(2))
    const added = expect.stringMatching(/^[\da-f-]{36}$/) as string
    const body = { path: 'card.facts.Fica', engine: 'Fica', words: 'a cicatriz à vista', added }
    expect(sent[0]).toEqual({ ...line, body })
    expect(sent[1]).toEqual(sent[0])
  })

  it('is marked as a person’s, changed, and taken away', async () => {
    show()
    expect(screen.getByText('acrescentada à mão')).not.toBeNull()
    expect(screen.getByText('3 linhas', { exact: false }).textContent).toContain('1 mudada, 1 acrescentada')
    press('Mudar “chega de moto”')
    fireEvent.change(screen.getByLabelText('Saiba, linha acrescentada'), { target: { value: 'chega de capacete' } })
    press('Salvar a linha')
    const place = { path: 'card.facts.Saiba', engine: 'Saiba', added: MINE }
    await waitFor(() => expect(sent).toEqual([{ ...line, body: { ...place, words: 'chega de capacete' } }]))
    await waitFor(() => expect(screen.queryByLabelText('Saiba, linha acrescentada')).toBeNull())
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Mudar “chega de moto”'))
    press('Mudar “chega de moto”')
    expect(screen.queryByRole('button', { name: 'A do motor', hidden: true })).toBeNull()
    press('Tirar do guia')
    await waitFor(() => expect(sent[1]).toEqual({ ...line, body: place }))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Acrescentar em “Saiba”'))
  })

  it('escape leaves it unsaved; closed, the line is read and nothing can be added', () => {
    show()
    press('Acrescentar em “Saiba”')
    fireEvent.keyDown(screen.getByLabelText('Saiba, linha nova'), { key: 'Escape' })
    expect(screen.queryByLabelText('Saiba, linha nova')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Acrescentar em “Saiba”')
    cleanup()
    show(true)
    expect(screen.getByText('chega de moto')).not.toBeNull()
    expect(screen.queryByRole('button', { hidden: true })).toBeNull()
    expect(sent).toEqual([])
  })

  it('says that a place is gone, until it was read', async () => {
    show(false, [{ path: 'lists.0', engine: 'Três golas', words: 'gola de padre', added: MINE }])
    expect(screen.getByText(/“gola de padre” não está no guia: “Três golas” já não existe/)).not.toBeNull()
    press('Entendi')
    const body = { path: 'lists.0', engine: 'Três golas', added: MINE }
    await waitFor(() => expect(sent).toEqual([{ ...line, body }]))
  })
})
