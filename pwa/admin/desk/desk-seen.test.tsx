import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskSeason } from '#contract/admin/season.ts'
import type { DeskObserved } from '#contract/face/observed.ts'
import { OBSERVED_FIELDS } from '#visagism/observed/observed.ts'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { type Asked, pressKey as press, renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'
import { choicesOf, fieldOfKey, SEEN_ROWS, VALUE_KEYS } from './seen-fields.ts'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

const ORDER = deskOrder()
const AT = '2026-11-20T12:00:00.000Z'
const START: DeskObserved = {
  record: {
    skin: { value: 'clara', by: 'aparelho', at: AT },
    texture: { value: 'crespo', by: 'cliente', at: AT },
    eyes: { value: 'mel', by: 'visagista', at: AT },
  },
  history: [
    { field: 'eyes', value: 'mel', by: 'visagista', name: 'Rosa Prado', at: AT },
    { field: 'eyes', value: 'azul', by: 'cliente', name: null, at: AT },
    { field: 'texture', value: 'crespo', by: 'cliente', name: null, at: AT },
    { field: 'skin', value: 'clara', by: 'aparelho', name: null, at: AT },
  ],
}

const SEASON: DeskSeason = {
  proposals: [
    { season: 'outono-quente', reason: 'Panos quentes.', missing: [] },
    { season: 'outono-suave', reason: 'Panos quentes por pouco.', missing: [] },
  ],
  missing: [],
  measured: [],
  standing: null,
  why: null,
  editedChapters: [],
}

let observed: DeskObserved
let sent: string[]
let refuses: { status: number; body: object } | null
let order: typeof ORDER

function answer({ method, path, body }: Asked): Response | undefined {
  const end = path.split('/observed')[1]
  if (end !== undefined) {
    if (method === 'GET') return Response.json(observed)
    sent.push(`${method} ${end} ${body}`.trim())
    if (refuses) return Response.json(refuses.body, { status: refuses.status })
    return Response.json(end === '/accept' ? { ...observed, message: 'Aceito.' } : observed)
  }
  if (path.endsWith('/season')) {
    if (method !== 'GET') sent.push(`${method} /season ${body}`)
    return Response.json(method === 'GET' ? SEASON : { ...SEASON, message: 'Guardado.' })
  }
  return path.endsWith(ORDER.id) ? Response.json(order) : undefined
}

// On a busy machine, this import outlasts a test's wait.
beforeAll(() => import('./desk-seen.tsx'))
beforeEach(() => {
  observed = structuredClone(START)
  sent = []
  refuses = null
  order = ORDER
  standInForServer(answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openPanel() {
  renderDesk(ORDER.id)
  await screen.findByText('3 de 22 campos, 1 por aceitar')
  press('o')
  return within(await screen.findByRole('region', { name: 'O que se vê' }))
}
const rowOf = (key: string) => document.querySelector(`[data-row-key="${key}"]`)

describe('what is seen, at the desk', () => {
  it('says of each field who said it, and all that was said before on hover', async () => {
    await openPanel()
    expect(rowOf('q')?.textContent).toContain('aparelho')
    expect(rowOf('t')?.textContent).toContain('cliente')
    expect(rowOf('g')?.textContent).toContain('Rosa, 09:00')
    expect(rowOf('w')?.textContent).toContain('ninguém disse')
    expect(rowOf('g')?.querySelector('.seen-who')?.getAttribute('title')).toBe(
      '20/11/2026 09:00, Rosa: mel\n20/11/2026 09:00, cliente: azul',
    )
  })

  it('a letter is a field, a digit its value, Del empties it; Esc gives the letters back', async () => {
    await openPanel()
    press('2')
    expect(sent).toEqual([])
    press('q')
    press('8')
    await waitFor(() => expect(sent).toEqual(['PUT /skin {"value":"retinta"}']))
    press('g')
    const { eyes: _eyes, ...rest } = START.record
    observed = { ...START, record: rest }
    press('Delete')
    await waitFor(() => expect(sent.at(-1)).toBe('DELETE /eyes'))
    await waitFor(() => expect(rowOf('g')?.textContent).toContain('ninguém disse'))
    press('Delete')
    press('w')
    press('9')
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'O que se vê' })).toBeNull())
    press('q')
    press('3')
    expect(sent).toHaveLength(2)
  })

  it('a letter pressed again goes to the row’s next field, and round', async () => {
    await openPanel()
    press('x')
    press('x')
    press('2')
    await waitFor(() => expect(sent).toEqual(['PUT /forehead {"value":"reta"}']))
    press('x')
    press('x')
    press('1')
    await waitFor(() => expect(sent.at(-1)).toBe('PUT /nose {"value":"convexa"}'))
  })

  it('accepts what the customer said, never what the device proposed', async () => {
    const panel = await openPanel()
    fireEvent.click(panel.getByRole('button', { name: 'Aceitar o resto' }))
    await screen.findByText('Registro aceito')
    expect(sent).toEqual(['POST /accept {"values":{"texture":"crespo"}}'])
  })

  it('C gives the digits to the season, a letter gives them back to its field, and Esc to the fields', async () => {
    const panel = await openPanel()
    await panel.findByText('Estação, duas propostas entre doze')
    expect(screen.getAllByRole('region', { name: 'Estação' })).toHaveLength(1)
    press('c')
    press('3')
    press('8')
    press('2')
    await waitFor(() => expect(sent).toEqual(['PUT /season {"season":"outono-suave","seen":null}']))
    press('c')
    press('q')
    press('8')
    await waitFor(() => expect(sent.at(-1)).toBe('PUT /skin {"value":"retinta"}'))
    press('c')
    press('Escape')
    press('g')
    press('1')
    await waitFor(() => expect(sent.at(-1)).toBe('PUT /eyes {"value":"castanho-escuro"}'))
    expect(sent).toHaveLength(3)
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'O que se vê' })).toBeNull())
  })

  it('has nothing to accept where the customer said nothing', async () => {
    observed = { record: { skin: { value: 'clara', by: 'aparelho', at: AT } }, history: [] }
    renderDesk(ORDER.id)
    fireEvent.click(await screen.findByRole('button', { name: /O que se vê.*1 de 22 campos/ }))
    expect(await screen.findByRole('button', { name: 'Aceitar o resto' })).toMatchObject({ disabled: true })
  })

  it('a refusal is told, and what stands comes back', async () => {
    refuses = { status: 403, body: { error: 'O cliente retirou a autorização.', code: 'consent-missing' } }
    await openPanel()
    press('q')
    press('8')
    expect((await screen.findByText('Nada foi guardado')).parentElement?.textContent).toContain('retirou a autorização')
    await waitFor(() => expect(rowOf('q')?.textContent).toContain('aparelho'))
  })

  it('an order that ended takes no word', async () => {
    order = deskOrder({ status: 'REEMBOLSADO' })
    await openPanel()
    press('q')
    press('1')
    expect(await screen.findByText('Nada foi feito')).not.toBeNull()
    expect(sent).toEqual([])
  })
})

it('every field of the record has a key, and every value a key of its own', () => {
  const reached = SEEN_ROWS.flatMap(({ fields }) => fields)
  expect([...reached].sort((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(OBSERVED_FIELDS).sort((a, b) => a.localeCompare(b)),
  )
  expect(new Set(SEEN_ROWS.map(({ key }) => key)).size).toBe(SEEN_ROWS.length)
  // C is the season's key, O the panel's.
  expect(SEEN_ROWS.map(({ key }) => key).filter((key) => ['c', 'o'].includes(key))).toEqual([])
  const longest = Math.max(...reached.map((field) => choicesOf(field, START.record).length))
  expect(longest).toBe(VALUE_KEYS.length)
  expect(fieldOfKey('t', 'texture')).toBe('curlType')
  expect(fieldOfKey('m', null)).toBeNull()
})
