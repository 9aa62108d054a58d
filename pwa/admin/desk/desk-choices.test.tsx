import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskChoices } from '#contract/admin/choices.ts'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import {
  type Asked,
  NO_CHOICES,
  pressKey as press,
  renderDesk,
  standInForServer,
} from '#pwa/admin/testing/desk-screen.tsx'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))
// Dozens of drawings are no matter of this test.
vi.mock('#pwa/face/observed/use-drawing.ts', () => ({ useDrawing: () => undefined }))

const ORDER = deskOrder()
const option = (id: string, name: string, refused: string | null = null) => ({ id, name, refused, drawn: id })
const START: DeskChoices = {
  ...NO_CHOICES,
  rows: [
    {
      part: 'now',
      place: 'now',
      engine: 'lob',
      stands: 'lob',
      why: [],
      options: [
        option('lob', 'Lob'),
        option('bob-queixo', 'Bob no queixo'),
        option('pixie', 'Pixie', 'Foi dito: o comprimento mínimo (ombro).'),
      ],
    },
    {
      part: 'frame',
      place: 'frame',
      engine: 'redondo',
      stands: 'redondo',
      why: [{ name: 'Oval de aro fino', words: 'Deixa as maçãs livres.' }],
      options: [option('redondo', 'Redonda média'), option('oval', 'Oval de aro fino')],
    },
  ],
  card: { title: 'Lob', ask: 'Um lob na clavícula.', avoid: ['navalha'], after: [] },
  look: { shape: 'oval', cut: 'lob', together: true },
  engineLook: { shape: 'oval', cut: 'lob', together: true },
}
const CHOSEN = {
  id: '0198aaaa-0000-7000-8000-00000000000c',
  part: 'now',
  chosen: 'bob-queixo',
  insteadOf: 'lob',
  why: null,
  by: 'Rosa Prado',
  at: '2026-11-21T12:00:00.000Z',
  refused: null,
} as const

let choices: DeskChoices
let sent: string[]
let refusal: string | null

function answer({ method, path, body }: Asked): Response | undefined {
  if (method !== 'GET') sent.push(`${method} ${path.split(ORDER.id)[1]} ${body}`.trim())
  if (path.includes('/choices')) {
    if (method === 'GET') return Response.json(choices)
    if (refusal) return Response.json({ error: refusal, code: 'changed-meanwhile' }, { status: 409 })
    return Response.json({ ...choices, message: 'Trocado.' })
  }
  return path.endsWith(ORDER.id) ? Response.json(ORDER) : undefined
}

beforeEach(() => {
  choices = structuredClone(START)
  sent = []
  refusal = null
  standInForServer(answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openChoosing() {
  renderDesk(ORDER.id)
  await screen.findByRole('button', { name: /Trocar/ })
  press('x')
  return within(await screen.findByRole('region', { name: 'Trocar' }))
}

describe('another choice at the desk', () => {
  it('shows a row a part, the engine’s marked, and what is refused with its reason', async () => {
    const panel = await openChoosing()
    const first = within(panel.getByRole('region', { name: /^Corte 1/ }))
    expect(first.getByText(/2 servem. Apagado: Pixie. Foi dito: o comprimento mínimo/)).not.toBeNull()
    expect(first.getByRole('button', { name: /Lob/, pressed: true }).textContent).toContain('motor')
    expect(first.getByRole('button', { name: /Pixie/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('the row that is on says why it is so, and the card stands beside it as it leaves now', async () => {
    const panel = await openChoosing()
    expect(panel.queryByText('Deixa as maçãs livres.')).toBeNull()
    press('ArrowDown')
    const why = within(await panel.findByRole('region', { name: /^Por quê: Armação/ }))
    expect(why.getByText('Deixa as maçãs livres.')).not.toBeNull()
    const card = within(screen.getByRole('region', { name: 'O cartão do salão' }))
    expect(card.getByText('“Um lob na clavícula.”')).not.toBeNull()
    expect(card.getByText('Evite: navalha.')).not.toBeNull()
  })

  it('digits choose in the row that is on, ↑↓ walk, and what is refused says why instead', async () => {
    await openChoosing()
    press('2')
    await waitFor(() => expect(sent).toEqual(['PUT /choices/now {"chosen":"bob-queixo","seen":null}']))
    press('3')
    expect(await screen.findByText('Pixie: não dá')).not.toBeNull()
    press('ArrowDown')
    press('2')
    await waitFor(() => expect(sent[1]).toBe('PUT /choices/frame {"chosen":"oval","seen":null}'))
    press('9')
    expect(sent).toHaveLength(2)
  })

  it('is on the screen before the server answers, and gone if it refuses', async () => {
    refusal = 'Rosa Prado trocou corte 1 em 20/11/2026 09:00. Confira antes.'
    const panel = await openChoosing()
    fireEvent.click(panel.getByRole('button', { name: /Bob no queixo/ }))
    expect((await screen.findByText('Nada foi trocado')).parentElement?.textContent).toContain('Rosa Prado trocou')
    await waitFor(() => expect(panel.getByRole('button', { name: /Lob/, pressed: true })).not.toBeNull())
  })

  it('Z undoes the last, the engine’s own is no choice', async () => {
    choices.rows[0] = { ...START.rows[0]!, stands: 'bob-queixo' }
    choices.standing = [CHOSEN]
    await openChoosing()
    press('1')
    await waitFor(() => expect(sent).toEqual(['PUT /choices/now {"chosen":null,"seen":null}']))
    press('z')
    await waitFor(() => expect(sent[1]).toBe('PUT /choices/now {"chosen":"bob-queixo","seen":null}'))
  })

  it('says what follows, points at own words, and gives all back', async () => {
    choices.standing = [CHOSEN]
    choices.follows = { chapters: ['Cabelo'], paragraphs: 5, card: true }
    choices.written = [{ chapter: 'cabelo-agora', title: 'O corte de agora', says: 'lob', isDropped: false }]
    const panel = await openChoosing()
    expect(panel.getByRole('status').textContent).toContain(
      'Muda sozinho: Cabelo e o cartão do salão, com 5 parágrafos. Um texto seu em O corte de agora fala de “lob”: rever',
    )
    fireEvent.click(panel.getByRole('button', { name: 'Voltar ao motor' }))
    await waitFor(() => expect(sent).toEqual(['DELETE /choices']))
    press('Escape')
    expect(await screen.findByRole('region', { name: 'Leitura' })).not.toBeNull()
  })

  it('keeps why, which only the team reads', async () => {
    choices.rows[0] = { ...START.rows[0]!, stands: 'bob-queixo' }
    choices.standing = [CHOSEN]
    const panel = await openChoosing()
    fireEvent.change(panel.getByLabelText(/por que você trocou/), { target: { value: 'Nuca bonita.' } })
    fireEvent.submit(panel.getByLabelText(/por que você trocou/))
    await waitFor(() =>
      expect(sent).toEqual(['PUT /choices/now {"chosen":"bob-queixo","why":"Nuca bonita.","seen":null}']),
    )
  })
})
