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
      <ChapterLines orderId={ID} chapter={{ ...plain, id: 'cartao', lines: LINES, dropped }} closed={closed} />
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
