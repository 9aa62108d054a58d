import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FaceMarking } from '#contract/face/marking.ts'
import { fromProposal, toFaceMarking } from '#pwa/face/marking/proposed-points.ts'
import { PHOTO, proposal } from '#pwa/face/marking/testing/proposal.ts'
import { deskOrder } from '../testing/desk-order.ts'
import DeskMarker from './desk-marker.tsx'

const at = '2026-11-20T12:00:00.000Z'
const photo = {
  id: '0198aaaa-0000-7000-8000-000000000009',
  slot: 'front',
  ...PHOTO,
  purged: false,
  createdAt: at,
} as const
const draft = toFaceMarking(fromProposal(proposal('fringe')), PHOTO)
let kept: FaceMarking[] = []

beforeEach(() => {
  kept = []
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
    kept.push(FaceMarking.parse(JSON.parse(typeof body === 'string' ? body : '')))
    return Promise.resolve(Response.json({ message: 'Guardado.' }))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeskMarker
        order={deskOrder({ marking: { ...draft, by: 'aparelho', at } })}
        photo={{ ...photo, doubts: [] }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const confirm = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar os pontos' }))
  await waitFor(() => expect(kept).toHaveLength(1))
  return kept[0]?.proposed
}

it('calls each point of a draft what it is, until it is looked at or moved', async () => {
  const drafts = () => screen.queryAllByRole('slider', { name: /, rascunho do aparelho$/ })
  const lines = () => document.querySelectorAll('.face-lines-line [data-program]').length
  expect(drafts()).toHaveLength(10)
  const all = lines()
  const chin = screen.getByRole('slider', { name: /^queixo/ })
  fireEvent.keyDown(chin, { key: 'Enter' })
  expect(drafts()).toHaveLength(9)
  expect(chin.getAttribute('aria-label')).toBe('queixo')
  expect(lines()).toBeLessThan(all)
})

it('confirms a draft in one press; an estimated hairline stays an estimate', async () => {
  expect(screen.getByText(/^Raiz estimada/)).toBeDefined()
  expect(await confirm()).toMatchObject({
    origins: { templeLeft: 'checked', jawRight: 'checked', chin: 'checked', hairline: 'device' },
  })
})

it('takes the hairline for seen once it was touched', async () => {
  fireEvent.keyDown(screen.getByRole('slider', { name: /^linha do cabelo/ }), { key: 'Enter' })
  expect(screen.queryByText(/^Raiz estimada/)).toBeNull()
  expect(await confirm()).toMatchObject({ origins: { hairline: 'checked' } })
})

it('says which point was moved', async () => {
  const temple = screen.getByRole('slider', { name: /^têmpora à esquerda da foto/ })
  for (let i = 0; i < 3; i++) fireEvent.keyDown(temple, { key: 'ArrowLeft', shiftKey: true })
  expect(await confirm()).toMatchObject({ origins: { templeLeft: 'moved', templeRight: 'checked' } })
})
