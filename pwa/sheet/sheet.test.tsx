import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SheetMeasure } from '#contract/colours/sheet.ts'
import type { SheetState } from '#visagism/finder/judge-sheet.ts'
import type { Face } from '#pwa/face/face.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { SheetInvite } from './sheet-invite.tsx'
import SheetOffer from './sheet-offer.tsx'
import { SheetRefused, SheetResult } from './sheet-result.tsx'
import { sheetKey, StoredSheet } from './stored-sheet.ts'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
const USER = '0198aaaa-0000-7000-8000-000000000001'
const MEASURE: SheetMeasure = { typologyAngle: 30, hueAngle: 70, contrast: 47, at: '2026-11-20T12:00:00.000Z' }

const FACE: Face = { follow: () => Promise.resolve(null), study: () => Promise.reject(new Error()), forget() {} }
const finder = vi.hoisted(() => ({ face: null as unknown }))
vi.mock('#pwa/face/face.ts', () => ({ openFace: () => Promise.resolve(finder.face) }))
vi.mock('#pwa/auth/use-viewer.ts', () => ({
  useViewer: () => ({ state: 'in', user: { id: '0198aaaa-0000-7000-8000-000000000001' } }),
}))
// The camera itself is walked through in a browser.
vi.mock('./sheet-dialog.tsx', () => ({
  default: ({ onMeasure, onClose }: { onMeasure: (measure: SheetMeasure) => void; onClose: () => void }) => (
    <button
      type="button"
      onClick={() => {
        onMeasure(MEASURE)
        onClose()
      }}
    >
      a câmera
    </button>
  ),
}))

let isOffline: boolean
let sent: string[]

beforeEach(async () => {
  finder.face = FACE
  isOffline = false
  sent = []
  vi.stubGlobal('fetch', (_input: RequestInfo | URL, init?: RequestInit) => {
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'))
    if (init?.method !== 'PUT') return Promise.resolve(Response.json({ measure: null }))
    const body = typeof init.body === 'string' ? init.body : ''
    sent.push(body)
    return Promise.resolve(Response.json({ measure: JSON.parse(body) }))
  })
  vi.stubGlobal('Worker', class {})
  Object.defineProperty(navigator, 'mediaDevices', { value: {}, configurable: true })
  await deviceStore(USER).erase(sheetKey(ORDER))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('what a sheet gave', () => {
  const nothing = () => undefined
  const show = (measure: SheetMeasure) =>
    render(<SheetResult measure={measure} onKeep={nothing} onAgain={nothing} onClose={nothing} />)

  it('is depth, contrast with its border, and of the undertone no more than a hint', () => {
    show(MEASURE)
    expect(screen.getByRole('heading', { name: 'Pele média' })).toBe(document.activeElement)
    expect(screen.getByRole('img', { name: 'Tom 4 de 8, média' })).not.toBeNull()
    expect(screen.getByText('médio a alto')).not.toBeNull()
    expect(screen.getByText(/A folha indica um subtom/).textContent).toContain('mais dourado. É só um indício')
    expect(screen.getByText(/a imagem da folha não é guardada/)).not.toBeNull()
    expect(document.body.textContent).not.toMatch(/primavera|verão|outono|inverno/i)
  })

  it('has no contrast where no hair was seen', () => {
    show({ ...MEASURE, contrast: null })
    expect(screen.getByText('O cabelo não apareceu: o contraste fica sem valor.')).not.toBeNull()
  })

  it.each<[SheetState, string, string]>([
    ['clipped', 'A folha estourou', 'Afaste-se da luz. Com esta luz o valor sairia errado, e não guardamos nenhum.'],
    [
      'two-lights',
      'Um lado está mais claro',
      'Vire-se para a janela. Com esta luz o valor sairia errado, e não guardamos nenhum.',
    ],
    ['cast', 'A lâmpada tinge tudo', 'Tente de dia. Com esta luz o valor sairia errado, e não guardamos nenhum.'],
    ['no-edge', 'Não distingo a folha do fundo', 'Parede branca atrás? Procure um fundo mais escuro.'],
    ['two', 'Só você na foto', 'Assim a medida não sai.'],
  ])('or, with %s, why it gave nothing', (state, title, text) => {
    let went = ''
    render(<SheetRefused state={state} onAgain={() => (went = 'again')} onClose={() => (went = 'without')} />)
    expect(screen.getByRole('heading', { name: title })).not.toBeNull()
    expect(screen.getByText(text)).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(went).toBe('again')
    fireEvent.click(screen.getByRole('button', { name: 'Sem folha' }))
    expect(went).toBe('without')
  })
})

describe('the offer under the tones', () => {
  it('is not made where the finder cannot run', async () => {
    finder.face = null
    const { container } = render(<SheetInvite stored={null} chosen={undefined} onMeasure={() => undefined} />)
    await Promise.resolve()
    expect(container.textContent).toBe('')
  })

  it('opens the camera, and says afterwards what the sheet said', async () => {
    const found: SheetMeasure[] = []
    const invite = (stored: StoredSheet | null, chosen?: string) => (
      <SheetInvite stored={stored} chosen={chosen} onMeasure={(measure) => found.push(measure)} />
    )
    const { rerender } = render(invite(null))
    fireEvent.click(await screen.findByRole('button', { name: 'Medir com uma folha branca' }))
    fireEvent.click(await screen.findByRole('button', { name: 'a câmera' }))
    expect(found).toEqual([MEASURE])
    rerender(invite({ measure: MEASURE, state: 'waiting', reason: null }, 'média'))
    expect(screen.queryByText(/Pela folha branca/)).toBeNull()
    rerender(invite({ measure: MEASURE, state: 'waiting', reason: null }, 'escura'))
    expect(screen.getByText('Pela folha branca: média.')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Medir de novo' })).not.toBeNull()
  })
})

describe('the offer on the dashboard', () => {
  const stored = () => deviceStore(USER).read(sheetKey(ORDER), StoredSheet)
  const measure = async () => {
    render(<SheetOffer orderId={ORDER} />)
    fireEvent.click(await screen.findByRole('button', { name: /^Folha branca/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'a câmera' }))
  }

  it('sends the numbers, and says what they are', async () => {
    await measure()
    const words = 'Pele média, contraste médio a alto. Pode medir de novo.'
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
    expect(screen.getByRole('button', { name: `Folha branca${words}` })).not.toBeNull()
    expect(sent.map((body): unknown => JSON.parse(body))).toEqual([MEASURE])
  })

  it('without a network stores them on the device', async () => {
    isOffline = true
    await measure()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Segue quando você abrir o painel com internet'),
    )
    await waitFor(async () => expect(await stored()).toMatchObject({ measure: MEASURE, state: 'waiting' }))
    expect(sent).toEqual([])
  })

  it('says so when the finder does not come', async () => {
    finder.face = null
    render(<SheetOffer orderId={ORDER} />)
    fireEvent.click(await screen.findByRole('button', { name: /^Folha branca/ }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Neste aparelho a medida não abriu'))
    expect(screen.queryByRole('button', { name: 'a câmera' })).toBeNull()
  })
})
