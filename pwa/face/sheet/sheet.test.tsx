import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import type { SheetState } from '#visagism/finder/judge-sheet.ts'
import type { Face } from '#pwa/face/finder/face.ts'
import { SheetInvite } from './sheet-invite.tsx'
import { SheetRefused, SheetResult } from './sheet-result.tsx'
import type { Pending } from '#pwa/platform/pending-record.ts'

const MEASURE: SheetMeasure = { typologyAngle: 30, hueAngle: 70, contrast: 47, at: '2026-11-20T12:00:00.000Z' }

const FACE: Face = { follow: () => Promise.resolve(null), study: () => Promise.reject(new Error()), forget() {} }
const finder = vi.hoisted(() => ({ face: null as unknown }))
vi.mock('#pwa/face/finder/face.ts', () => ({ openFace: () => Promise.resolve(finder.face) }))
// The camera is tested in a browser.
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

beforeEach(() => {
  finder.face = FACE
  vi.stubGlobal('Worker', class {})
  Object.defineProperty(navigator, 'mediaDevices', { value: {}, configurable: true })
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
    const { container } = render(<SheetInvite stored={undefined} chosen={undefined} onMeasure={() => undefined} />)
    await Promise.resolve()
    expect(container.textContent).toBe('')
  })

  it('opens the camera, and says afterwards what the sheet said', async () => {
    const found: SheetMeasure[] = []
    const invite = (stored: Pending<SheetMeasure> | undefined, chosen?: string) => (
      <SheetInvite stored={stored} chosen={chosen} onMeasure={(measure) => found.push(measure)} />
    )
    const { rerender } = render(invite(undefined))
    fireEvent.click(await screen.findByRole('button', { name: 'Medir com uma folha branca' }))
    fireEvent.click(await screen.findByRole('button', { name: 'a câmera' }))
    expect(found).toEqual([MEASURE])
    rerender(invite({ value: MEASURE, state: 'waiting', reason: null, at: 1 }, 'média'))
    expect(screen.queryByText(/Pela folha branca/)).toBeNull()
    rerender(invite({ value: MEASURE, state: 'waiting', reason: null, at: 1 }, 'escura'))
    expect(screen.getByText('Pela folha branca: média.')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Medir de novo' })).not.toBeNull()
  })
})
