import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskSeason } from '#contract/admin/season.ts'
import { deskOrder } from '#pwa/admin/testing/desk-order.ts'
import { type Asked, pressKey as press, renderDesk, standInForServer } from '#pwa/admin/testing/desk-screen.tsx'

// Its lifecycle events need Ionic's outlet.
vi.mock('#pwa/ui/use-in-front.ts', () => ({ useInFront: () => true }))

const ORDER = deskOrder()
const START: DeskSeason = {
  proposals: [
    { season: 'primavera-clara', reason: 'Panos quentes.', missing: ['o contraste'] },
    { season: 'primavera-quente', reason: 'Panos quentes por pouco.', missing: [] },
    { season: 'verao-suave', reason: 'Contraste baixo, medido.', missing: ['o subtom', 'os panos'] },
  ],
  missing: ['o contraste'],
  measured: [],
  standing: null,
  why: null,
  editedChapters: [],
}
const STANDING = { id: '0198aaaa-0000-7000-8000-00000000000a', by: 'Rosa Prado', at: '2026-11-20T12:00:00.000Z' }

let season: DeskSeason
let order: typeof ORDER
let sent: string[]
let refusal: string | null

function answer({ method, path, body }: Asked): Response | undefined {
  if (method !== 'GET') sent.push(`${method} ${path.split(ORDER.id)[1]} ${body}`.trim())
  if (path.endsWith('/season')) {
    if (method === 'GET') return Response.json(season)
    if (refusal) return Response.json({ error: refusal, code: 'changed-meanwhile' }, { status: 409 })
    return Response.json({ ...season, message: 'Guardado.' })
  }
  if (path.endsWith('/approve')) return Response.json({ message: 'Segue.' })
  return path.endsWith(ORDER.id) ? Response.json(order) : undefined
}

beforeEach(() => {
  season = structuredClone(START)
  order = ORDER
  sent = []
  refusal = null
  standInForServer(answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openDesk() {
  renderDesk(ORDER.id)
  const panel = within(await screen.findByRole('region', { name: 'Estação' }))
  await panel.findByRole('button', { name: /Deixar sem estação/ })
  return panel
}

describe('the season at the desk', () => {
  it('shows three among twelve with reason and gaps, and selects nothing beforehand', async () => {
    const panel = await openDesk()
    expect(panel.getByText('Estação, três propostas entre doze')).not.toBeNull()
    expect(panel.getByText('ninguém definiu')).not.toBeNull()
    expect(panel.getByText('Panos quentes. Falta o contraste.')).not.toBeNull()
    expect(panel.getByText('Contraste baixo, medido. Faltam o subtom e os panos.')).not.toBeNull()
    expect(panel.queryAllByRole('button', { pressed: true })).toEqual([])
  })

  it('says what was measured, how, and why there is no value where there is none', async () => {
    season.measured = [
      {
        means: 'folha',
        light: 'even',
        contrast: 46.4,
        levels: ['médio', 'alto'],
        skin: 'média',
        undertone: 'mais dourado',
        at: STANDING.at,
      },
      { means: 'foto', light: 'two-lights', contrast: null, levels: [], skin: null, undertone: null, at: STANDING.at },
    ]
    const lines = within((await openDesk()).getByRole('list', { name: 'Medido' })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Com folha branca: contraste médio a alto (ΔL* 46). Pele média, sugerida pelo aparelho. A folha indica um subtom mais dourado; é indício, não medida.',
      'Na foto de frente, sem folha: nenhum valor, um lado do rosto está mais claro.',
    ])
  })

  it('digits are the photos until S, then the proposals; one word gives them back', async () => {
    await openDesk()
    press('2')
    expect(sent).toEqual([])
    press('s')
    season = { ...START, standing: { ...STANDING, season: 'primavera-quente' } }
    press('2')
    await waitFor(() => expect(sent).toEqual(['PUT /season {"season":"primavera-quente","seen":null}']))
    expect(await screen.findByText(/Primavera quente, por Rosa Prado/)).not.toBeNull()
    press('3')
    press('0')
    expect(sent).toHaveLength(1)
  })

  it('0 leaves the season out, Del takes the word back, Esc only leaves', async () => {
    season = { ...START, standing: { ...STANDING, season: 'verao-suave' } }
    const panel = await openDesk()
    press('s')
    press('Escape')
    press('0')
    press('Delete')
    expect(sent).toEqual([])
    press('s')
    season = { ...START, standing: { ...STANDING, season: null } }
    press('0')
    await waitFor(() => expect(sent).toEqual([`PUT /season {"season":null,"seen":"${STANDING.id}"}`]))
    await waitFor(() =>
      expect(panel.getByRole('button', { name: /Deixar sem estação/ }).getAttribute('aria-pressed')).toBe('true'),
    )
    press('s')
    season = START
    press('Delete')
    await waitFor(() => expect(sent.at(-1)).toBe('DELETE /season'))
    expect(await panel.findByText('ninguém definiu')).not.toBeNull()
  })

  it('says why of what stands, in one line, and of nothing while nobody chose', async () => {
    const why = 'As cores são da cartela Verão suave. Contraste baixo, medido.'
    season = { ...START, standing: { ...STANDING, season: 'verao-suave' }, why }
    const panel = await openDesk()
    expect(panel.getByText(why)).not.toBeNull()
  })

  it('any of the twelve can be set by hand', async () => {
    const panel = await openDesk()
    fireEvent.click(panel.getByRole('button', { name: 'Inverno brilhante' }))
    await waitFor(() => expect(sent).toEqual(['PUT /season {"season":"inverno-brilhante","seen":null}']))
  })

  it('with too little known it proposes nothing, and says what is missing', async () => {
    season = { ...START, proposals: [], missing: ['os panos'] }
    const panel = await openDesk()
    expect(panel.getByText('O que se sabe ainda não aponta nenhuma. Faltam os panos.')).not.toBeNull()
    press('s')
    press('1')
    expect(sent).toEqual([])
  })

  it('a refusal is told in the server’s sentence', async () => {
    refusal = 'Rosa Prado definiu Verão suave em 20/11/2026 09:00. Confira antes.'
    const panel = await openDesk()
    fireEvent.click(panel.getByRole('button', { name: 'Verão frio' }))
    expect((await screen.findByText('Nada foi guardado')).parentElement?.textContent).toContain('Rosa Prado definiu')
  })

  it('an order that ended takes no season', async () => {
    order = deskOrder({ status: 'REEMBOLSADO' })
    const panel = await openDesk()
    expect(panel.getByRole('button', { name: 'Verão frio' })).toMatchObject({ disabled: true })
    press('s')
    press('1')
    expect(await screen.findByText('Nada foi feito')).not.toBeNull()
    expect(sent).toEqual([])
  })

  it('approving says which season was on the screen', async () => {
    season = { ...START, standing: { ...STANDING, season: 'verao-suave' } }
    await openDesk()
    press('Enter', { ctrlKey: true })
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toContain(`"seasonId":"${STANDING.id}"`)
  })
})
