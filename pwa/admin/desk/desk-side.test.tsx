import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { SideMarking } from '#contract/face/side.ts'
import { BY_HAND, sideWith } from '#visagism/testing/side.ts'
import { unsavedIn } from '#pwa/platform/unsaved-text.ts'
import { deskOrder } from '../testing/desk-order.ts'
import DeskSideMarker from './desk-side-marker.tsx'
import { DeskSide } from './desk-side.tsx'
import SideOverlay from './side-overlay.tsx'

const at = '2026-11-20T12:00:00.000Z'
const PHOTO = { width: 1200, height: 1600 }
const photo: DeskOrder['photos'][number] = {
  id: '0198aaaa-0000-7000-8000-000000000009',
  slot: 'side_left',
  ...PHOTO,
  purged: false,
  createdAt: at,
  doubts: [],
}
const side: NonNullable<DeskOrder['side']> = {
  slot: 'side_left',
  points: sideWith(24),
  origins: BY_HAND,
  photo: PHOTO,
  by: 'cliente',
  at,
  reading: { line: 'convexo', convexity: 24 },
}
const doubtful = { ...side, origins: { ...BY_HAND, chin: 'unsure' as const }, reading: null }
let sent: SideMarking[] = []

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(SideMarking.parse(JSON.parse(typeof body === 'string' ? body : '')))
    return Promise.resolve(Response.json({ message: 'Guardado.' }))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function openMarker(order: DeskOrder) {
  const onClose = vi.fn<() => void>()
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskSideMarker order={order} photo={photo} slot="side_left" onClose={onClose} />
    </QueryClientProvider>,
  )
  return { onClose, unmount: view.unmount }
}
const point = (name: string) => screen.getByRole('slider', { name })
const said = () => document.querySelector('.desk-marker-bar [role=status]')?.textContent
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar os pontos' }))

it('under the photo says what the points say and whose they are, or where they lie', () => {
  const onMark = vi.fn<() => void>()
  render(<DeskSide order={deskOrder({ side })} slot="side_left" onMark={onMark} />)
  expect(screen.getByText('Perfil convexo, 24°')).toBeDefined()
  expect(screen.getByText('Cliente marcou')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Acertar (M)' }))
  expect(onMark).toHaveBeenCalled()
  cleanup()
  render(<DeskSide order={deskOrder({ side })} slot="side_right" onMark={onMark} />)
  expect(screen.getByText('O perfil foi marcado na foto do outro lado')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Marcar aqui (M)' })).toBeDefined()
  cleanup()
  render(<DeskSide order={deskOrder({ side: doubtful })} slot="side_left" onMark={undefined} />)
  expect(screen.getByText('Sem ângulo: um ponto ficou em dúvida')).toBeDefined()
  cleanup()
  render(<DeskSide order={deskOrder()} slot="side_left" onMark={undefined} />)
  expect(screen.getByText('O perfil não foi marcado')).toBeDefined()
})

it('draws a point in doubt otherwise', () => {
  const { container, rerender } = render(<SideOverlay marking={side} />)
  expect(container.querySelectorAll('circle[data-program]')).toHaveLength(0)
  rerender(<SideOverlay marking={doubtful} />)
  expect(container.querySelectorAll('circle[data-program]')).toHaveLength(1)
})

it('the visagist moves a point of the customer’s and keeps all four', async () => {
  const { onClose } = openMarker(deskOrder({ side }))
  expect(said()).toBe('Perfil convexo, 24°')
  for (let i = 0; i < 4; i++) fireEvent.keyDown(point('base do nariz'), { key: 'ArrowRight', shiftKey: true })
  expect(said()).not.toContain('24°')
  expect(unsavedIn(deskOrder().id)).toBe('pontos')
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toHaveLength(1)
  expect(sent[0]?.points.noseBase.x).toBeCloseTo(side.points.noseBase.x + 40, 1)
  expect(unsavedIn(deskOrder().id)).toBeNull()
})

it('a point the customer left in doubt counts once the visagist has touched it', async () => {
  openMarker(deskOrder({ side: doubtful }))
  expect(said()).not.toContain('°')
  fireEvent.keyDown(point('frente do queixo'), { key: 'Enter' })
  expect(said()).toBe('Perfil convexo, 24°')
  save()
  await waitFor(() => expect(sent[0]?.origins.chin).toBe('hand'))
})

it('from nothing all four have to be put', () => {
  openMarker(deskOrder())
  for (const name of ['testa, entre as sobrancelhas', 'ponta do nariz', 'base do nariz']) {
    fireEvent.keyDown(point(name), { key: 'Enter' })
    save()
  }
  expect(sent).toEqual([])
  fireEvent.keyDown(point('frente do queixo'), { key: 'Enter' })
  expect(said()).toContain('°')
})

it('what was moved outlives another photo looked at in between, and Escape asks before it throws it away', () => {
  const { unmount } = openMarker(deskOrder({ side }))
  fireEvent.keyDown(point('base do nariz'), { key: 'ArrowRight', shiftKey: true })
  unmount()
  const { onClose } = openMarker(deskOrder({ side }))
  expect(said()).not.toBe('Perfil convexo, 24°')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(said()).toBe('O que você moveu não foi guardado.')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalled()
  expect(unsavedIn(deskOrder().id)).toBeNull()
})
