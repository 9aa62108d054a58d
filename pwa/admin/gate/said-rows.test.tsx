import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskSaid } from '#contract/admin/said.ts'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { type Asked, NO_SAID, renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

const ID = deskOrder().id
const OPEN = 'As fotos do ano passado servem?'
const SAID: DeskSaid = {
  ...NO_SAID,
  today: { cm: 40, sidesCm: null, cut: null, beard: 'sem', by: 'cliente' },
  cuts: [{ id: 'lob', name: 'Long bob' }],
  questions: [
    { question: 'quero outra coisa', isRequest: true, engine: null, answer: null },
    { question: OPEN, isRequest: false, engine: null, answer: null },
    { question: 'Que franja?', isRequest: false, engine: 'A cortina.', answer: null },
  ],
}
let sent: { path: string; body: unknown }[]

function answer({ method, path, body }: Asked): Response | undefined {
  if (method === 'PUT') {
    sent.push({ path: path.split(ID)[1] ?? '', body: JSON.parse(body) })
    return Response.json({ ...SAID, message: 'Guardado.' })
  }
  if (path.endsWith('/said')) return Response.json(SAID)
  return path.endsWith(ID) ? Response.json(deskOrder()) : undefined
}

beforeEach(async () => {
  sent = []
  standInForServer(answer)
  renderDesk(ID)
  await screen.findByText('40 cm na frente, barba: sem, pela pessoa')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const fields = () => within(screen.getByText('Hoje').closest('details') ?? document.body)

describe('the hair of today in one row', () => {
  it('what is corrected is sent whole; a beard that stays as it is is not said anew', async () => {
    fireEvent.change(fields().getByLabelText('Lados (cm)'), { target: { value: '1.5' } })
    fireEvent.change(fields().getByLabelText('Corte de hoje'), { target: { value: 'lob' } })
    fireEvent.click(fields().getByRole('button', { name: 'Corrigir', hidden: true }))
    await waitFor(() => expect(sent).toEqual([{ path: '/today', body: { cm: 40, sidesCm: 1.5, cut: 'lob' } }]))
    fireEvent.change(fields().getByLabelText('Barba'), { target: { value: 'cheia' } })
    fireEvent.click(fields().getByRole('button', { name: 'Corrigir', hidden: true }))
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ beard: 'cheia' }))
  })
})

describe('questions of the note', () => {
  it('says how many nobody answers, wishes first and in sight; one is answered in its field', async () => {
    const row = screen.getByText('1 pedido e 2 perguntas').closest('details')
    expect(row?.open).toBe(true)
    expect(screen.getByText('2 sem resposta: a carta espera por você')).not.toBeNull()
    expect(screen.getByText('O motor responde: A cortina.')).not.toBeNull()
    fireEvent.change(screen.getByLabelText(`“${OPEN}”`), { target: { value: ' Servem. ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Responder' }))
    await waitFor(() => expect(sent).toEqual([{ path: '/answers', body: { question: OPEN, words: 'Servem.' } }]))
  })
})
