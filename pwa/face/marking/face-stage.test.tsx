import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import { FaceStage } from './face-stage.tsx'
import { fromMarked, type HandleName, HANDLES, toMarked } from './handles.ts'
import { MarkerReading } from './marker-reading.tsx'
import { MarkerTools } from './marker-tools.tsx'
import { ALL_SHOWN } from './passes.ts'
import { startPoints } from './start-points.ts'
import { useFaceMarker } from './use-face-marker.ts'

const photo = { width: 1200, height: 1600 }
const saved: MarkedPoints = toMarked({ points: startPoints(photo), placed: [...HANDLES] })

beforeEach(() => {
  // jsdom has no layout.
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
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Marker({ saved: points }: { saved: MarkedPoints | null }) {
  const marker = useFaceMarker(photo, points && fromMarked(points, startPoints(photo)))
  const [active, setActive] = useState<HandleName>('hairline')
  const { evidence, gauges } = marker.reading
  return (
    <>
      <FaceStage
        src="blob:front"
        alt="Foto de frente"
        marker={marker}
        shown={ALL_SHOWN}
        active={active}
        onActive={setActive}
        frame={() => null}
        frameKey="all"
      />
      <MarkerTools marker={marker} />
      {evidence && <MarkerReading evidence={evidence} gauges={gauges} />}
    </>
  )
}

const open = (points: MarkedPoints | null) => render(<Marker saved={points} />)
const handle = (name: RegExp) => screen.getByRole('slider', { name })
const place = (name: RegExp) => (handle(name).getAttribute('aria-valuetext')?.match(/\d+/g) ?? []).map(Number)
const press = (name: RegExp, key: string, how: object = {}) => fireEvent.keyDown(handle(name), { key, ...how })

it('moves a handle by keys, one photo pixel or ten, and says where it is', () => {
  open(saved)
  const [x = 0, y = 0] = place(/^queixo/)
  press(/^queixo/, 'ArrowRight')
  press(/^queixo/, 'ArrowDown', { shiftKey: true })
  expect(place(/^queixo/)).toEqual([x + 1, y + 10])
  expect(handle(/^queixo/).getAttribute('aria-valuenow')).toBe(String(y + 10))
})

it('takes a run of keys back with Ctrl+Z and does it again with the button', () => {
  open(saved)
  const before = place(/^têmpora à esquerda/)
  for (let i = 0; i < 3; i++) press(/^têmpora à esquerda/, 'ArrowLeft')
  press(/^têmpora à esquerda/, 'z', { ctrlKey: true })
  expect(place(/^têmpora à esquerda/)).toEqual(before)
  fireEvent.click(screen.getByRole('button', { name: 'Refazer' }))
  expect(place(/^têmpora à esquerda/)[0]).toBe((before[0] ?? 0) - 3)
})

it('says at the handle what is wrong with it, and stops saying the shape', () => {
  open(saved)
  expect(screen.getByRole('heading', { name: /Seus pontos dizem/ })).toBeDefined()
  for (let i = 0; i < 60; i++) press(/^linha do cabelo/, 'ArrowDown', { shiftKey: true })
  fireEvent.blur(handle(/^linha do cabelo/))
  expect(screen.getByRole('status').textContent).toContain('A linha do cabelo precisa ficar acima das têmporas')
  expect(screen.queryByRole('heading', { name: /Seus pontos dizem/ })).toBeNull()
})

it('says no shape until every point was placed, and Enter places one where it stands', () => {
  open(null)
  expect(screen.queryByRole('heading')).toBeNull()
  for (const name of [/^linha do cabelo/, /^queixo/, /^têmpora à esquerda/, /^maçã à direita/]) press(name, 'Enter')
  expect(screen.queryByRole('heading')).toBeNull()
  press(/^canto da mandíbula à esquerda/, 'Enter')
  expect(screen.getByRole('heading', { name: /Seus pontos dizem/ })).toBeDefined()
})

it('begins again, and takes even that back', () => {
  open(saved)
  press(/^queixo/, 'ArrowDown', { shiftKey: true })
  const moved = place(/^queixo/)
  fireEvent.click(screen.getByRole('button', { name: 'Recomeçar' }))
  expect(screen.queryByRole('heading')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(place(/^queixo/)).toEqual(moved)
})
