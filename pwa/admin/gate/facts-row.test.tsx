import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskFacts } from '#contract/admin/facts.ts'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { type Asked, NO_FACTS, renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

const ID = deskOrder().id
const WEDDING = {
  key: 'wedding',
  name: 'Casamento',
  does: 'O plano conta para trás.',
  value: '2027-03-12',
  words: 'meu casamento é dia 12/03',
  source: 'note' as const,
  kept: true,
  takes: 'day' as const,
}
const FACTS: DeskFacts = {
  ...NO_FACTS,
  facts: [WEDDING],
  byPerson: [
    {
      key: 'in-treatment',
      name: 'Tratamento de saúde',
      does: 'Uma pessoa lê.',
      words: 'minha mãe faz quimio',
      source: 'note',
      kept: true,
      takes: 'words',
    },
  ],
  table: [
    { key: 'not-on-days', name: 'Dia em que não dá', shelf: 'cannot', takes: 'weekdays', isNeeded: true },
    { key: 'no-fringe', name: 'Sem franja', shelf: 'cannot', takes: null, isNeeded: false },
  ],
  personTable: [{ key: 'allergy', name: 'Alergia', shelf: 'cannot', takes: 'words', isNeeded: false }],
}
let sent: unknown[]

function answer({ method, path, body }: Asked): Response | undefined {
  if (path.endsWith('/facts')) {
    if (method === 'PUT') sent.push(JSON.parse(body).facts)
    return Response.json(method === 'PUT' ? { ...FACTS, message: 'Guardado.' } : FACTS)
  }
  return path.endsWith(ID) ? Response.json(deskOrder()) : undefined
}

beforeEach(async () => {
  sent = []
  standInForServer(answer)
  renderDesk(ID)
  await screen.findByText('Casamento: 12/03/2027')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = () => within(screen.getByRole('region', { name: 'O que foi dito' }))
const addTo = (label: string, key: string) =>
  fireEvent.change(row().getByText(label).closest('select') ?? document.body, { target: { value: key } })

describe('facts in the row of the desk', () => {
  it('a fact without a value is added by one choice', async () => {
    addTo('+ fato', 'no-fringe')
    await waitFor(() => expect(sent).toEqual([[{ key: 'no-fringe', kept: true }]]))
  })

  it('one that binds by its value alone is not added without it', async () => {
    addTo('+ fato', 'not-on-days')
    const add = row().getByRole('button', { name: 'Acrescentar' })
    expect(add.hasAttribute('disabled')).toBe(true)
    expect(sent).toEqual([])
    fireEvent.click(row().getByLabelText('segunda'))
    fireEvent.click(row().getByLabelText('sábado'))
    fireEvent.click(add)
    await waitFor(() => expect(sent).toEqual([[{ key: 'not-on-days', kept: true, value: 'segunda, sábado' }]]))
  })

  it('a misheard day is mended: the old one is taken away in the same call, under the same words', async () => {
    fireEvent.click(row().getByRole('button', { name: 'Corrigir Casamento: 12/03/2027' }))
    fireEvent.change(row().getByLabelText(/^Casamento/), { target: { value: '2027-03-19' } })
    fireEvent.click(row().getByRole('button', { name: 'Corrigir' }))
    const { key, words } = WEDDING
    await waitFor(() =>
      expect(sent).toEqual([
        [
          { key, words, value: '2027-03-12', kept: false },
          { key, words, value: '2027-03-19', kept: true },
        ],
      ]),
    )
  })

  it('health is no chip and no part of “confirm all”: it is decided by itself', async () => {
    const health = within(row().getByRole('group', { name: 'Só uma pessoa decide' }))
    expect(row().queryByRole('button', { name: /Tratamento de saúde$/, pressed: true })).toBeNull()
    expect(row().getByRole('button', { name: 'Confirmar 1' })).not.toBeNull()
    fireEvent.click(health.getByRole('button', { name: 'Não é isso' }))
    await waitFor(() => expect(sent).toEqual([[{ key: 'in-treatment', words: 'minha mãe faz quimio', kept: false }]]))
    addTo('+ saúde, fé, alergia', 'allergy')
    fireEvent.change(health.getByLabelText(/^Alergia/), { target: { value: 'látex' } })
    fireEvent.click(health.getByRole('button', { name: 'Acrescentar' }))
    await waitFor(() => expect(sent[1]).toEqual([{ key: 'allergy', kept: true, value: 'látex' }]))
  })
})
