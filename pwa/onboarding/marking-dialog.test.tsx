import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FaceMarking } from '#contract/face/marking.ts'
import type { PointProposal } from '#visagism/finder/proposal.ts'
import { fromProposal, toFaceMarking } from '#pwa/face/marking/proposed-points.ts'
import { PHOTO, proposal } from '#pwa/face/marking/testing/proposal.ts'
import MarkingDialog from './marking-dialog.tsx'

beforeEach(() => {
  // jsdom has no layout and no dialogs.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = PHOTO.width
      naturalHeight = PHOTO.height
      onload: (() => void) | null = null
      set src(_: string) {
        queueMicrotask(() => this.onload?.())
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(
  found: PointProposal | null | (() => Promise<PointProposal | null>),
  saved: FaceMarking | null = null,
) {
  const kept: FaceMarking[] = []
  const onClose = vi.fn<() => void>()
  const onRetake = vi.fn<() => void>()
  render(
    <MarkingDialog
      src="blob:front"
      saved={saved}
      begun={null}
      onStep={() => undefined}
      propose={() => (typeof found === 'function' ? found() : Promise.resolve(found))}
      onKeep={(marking) => kept.push(marking)}
      onRetake={onRetake}
      onClose={onClose}
    />,
  )
  await act(() => Promise.resolve())
  return { kept, onClose, onRetake }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => screen.getByRole('heading', { level: 3 }).textContent
const point = (name: RegExp) => screen.getByRole('slider', { name })
const place = (name: RegExp) => (point(name).getAttribute('aria-valuetext')?.match(/\d+/g) ?? []).map(Number)
const originsIn = (marking: FaceMarking | undefined) => marking?.proposed?.origins

it('asks three things one at a time; three touches when all is right, and the points are kept at once', async () => {
  const { kept, onClose } = await open(proposal('fringe'))
  expect(screen.getByRole('heading', { name: 'Três olhares' })).toBeDefined()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Olhar 1 de 3')
  expect(question()).toBe('A testa acaba aqui?')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
  press('Confere')
  expect(question()).toBe('O canto da mandíbula')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
  press('Confere')
  expect(question()).toBe('A franja esconde a raiz')
  expect(kept).toEqual([])
  press('Confere')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Seus pontos dizem/ }))
  expect(kept).toHaveLength(1)
  expect(kept[0]?.proposed).toMatchObject({
    reviewed: true,
    origins: { templeLeft: 'checked', jawRight: 'checked', hairline: 'checked', chin: 'device' },
  })
  press('Pronto')
  expect(onClose).toHaveBeenCalled()
  expect(kept).toHaveLength(1)
})

it('asks two where the hairline was seen', async () => {
  const { kept } = await open(proposal('seen'))
  expect(screen.getByRole('heading', { name: 'Dois olhares' })).toBeDefined()
  press('Confere')
  press('Confere')
  expect(kept[0]?.proposed).toMatchObject({ reviewed: true, hairline: 'seen', origins: { hairline: 'device' } })
})

it('names every point for who cannot see it: who put it there, and which keys move it', async () => {
  await open(proposal('fringe'))
  expect(screen.getAllByRole('slider')).toHaveLength(10)
  const temple = point(/^Têmpora à esquerda da foto, ponto proposto pelo aparelho$/)
  const help = document.querySelector(`#${temple.getAttribute('aria-describedby')}`)
  expect(help?.textContent).toContain('Confere com Enter, ou mova com as setas')
  fireEvent.keyDown(temple, { key: 'Enter' })
  expect(question()).toBe('O canto da mandíbula')
  expect(point(/^Têmpora à esquerda da foto, ponto conferido$/)).toBeDefined()
})

it('moves a point by keys and by arrows of half a hundredth of the face, and takes both back', async () => {
  await open(proposal())
  const step = (proposal().points.cheekboneRight.x - proposal().points.cheekboneLeft.x) * 0.005
  const [x = 0, y = 0] = place(/^Têmpora à esquerda/)
  expect(screen.queryByRole('group', { name: 'Mover o ponto' })).toBeNull()
  fireEvent.keyDown(point(/^Têmpora à esquerda/), { key: 'ArrowLeft', shiftKey: true })
  expect(place(/^Têmpora à esquerda/)[0]).toBe(Math.round(proposal().points.templeLeft.x - 10 * step))
  expect(point(/^Têmpora à esquerda da foto, ponto movido$/)).toBeDefined()
  const arrows = within(screen.getByRole('group', { name: 'Mover o ponto' }))
  // A click without a pointer, as from keys and screen readers.
  for (let i = 0; i < 4; i++) fireEvent.click(arrows.getByRole('button', { name: 'Para cima' }))
  expect(place(/^Têmpora à esquerda/)[1]).toBe(Math.round(proposal().points.templeLeft.y - 4 * step))
  press('Outro lado')
  fireEvent.click(arrows.getByRole('button', { name: 'Para a direita' }))
  expect(place(/^Têmpora à esquerda/)[1]).not.toBe(y)
  press('Desfazer')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Confere' }), { key: 'z', ctrlKey: true })
  press('Desfazer')
  expect(place(/^Têmpora à esquerda/)).toEqual([x, y])
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})

it('lets a sure point be moved too, says which, and goes back to the question', async () => {
  const { kept } = await open(proposal('fringe'))
  press('Confere')
  press('Confere')
  fireEvent.focus(point(/^Queixo/))
  expect(screen.getByRole('button', { name: 'Não sei' })).toBeDefined()
  for (let i = 0; i < 2; i++) fireEvent.keyDown(point(/^Queixo/), { key: 'ArrowDown', shiftKey: true })
  expect(screen.getByText('Você está movendo: queixo.')).toBeDefined()
  press('Voltar')
  press('Não sei')
  expect(originsIn(kept[0])).toMatchObject({ chin: 'moved', hairline: 'device' })
})

it('held, an arrow goes on moving until it is let go', async () => {
  vi.useFakeTimers()
  try {
    await open(proposal())
    press('Mover')
    const before = place(/^Têmpora à esquerda/)[1] ?? 0
    const up = screen.getByRole('button', { name: 'Para cima' })
    fireEvent.pointerDown(up, { button: 0 })
    act(() => void vi.advanceTimersByTime(1000))
    const held = place(/^Têmpora à esquerda/)[1] ?? 0
    fireEvent.pointerUp(up)
    act(() => void vi.advanceTimersByTime(1000))
    const step = (proposal().points.cheekboneRight.x - proposal().points.cheekboneLeft.x) * 0.005
    expect(before - held).toBeGreaterThan(5 * step)
    expect(place(/^Têmpora à esquerda/)[1]).toBe(held)
  } finally {
    vi.useRealTimers()
  }
})

it('takes "não sei" for an answer about the hairline, or another photo', async () => {
  const { kept, onRetake } = await open(proposal('fringe'))
  press('Confere')
  press('Confere')
  press('Tirar outra, franja erguida')
  expect(onRetake).toHaveBeenCalled()
  press('Não sei')
  expect(kept[0]?.proposed).toMatchObject({ reviewed: true, origins: { hairline: 'device' } })
  expect(screen.queryByText(/três terços/i)).toBeNull()
  expect(screen.getByText(/A raiz do cabelo não aparecia/)).toBeDefined()
})

it('an answer can be taken back, also the last one', async () => {
  const { kept } = await open(proposal())
  press('Confere')
  press('Desfazer')
  expect(question()).toBe('A testa acaba aqui?')
  press('Confere')
  press('Confere')
  press('Desfazer')
  expect(question()).toBe('O canto da mandíbula')
  press('Fechar, e deixar por conferir')
  expect(kept.map(({ proposed }) => proposed?.reviewed)).toEqual([true, false])
})

it('says for five seconds what was done, beside the word that takes it back; the button stays', async () => {
  vi.useFakeTimers()
  try {
    await open(proposal('fringe'))
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const said = () => document.querySelector('.marker-tools [role="status"]')?.textContent
    const word = () => document.querySelector('.marker-tools .icon-button')?.textContent
    expect(said()).toBe('')
    press('Confere')
    wait(500)
    expect([said(), word()]).toEqual(['Têmporas conferidas', 'Desfazer'])
    wait(5000)
    expect([said(), word()]).toEqual(['', ''])
    press('Desfazer')
    wait(500)
    expect([said(), word()]).toEqual(['Desfeito', undefined])
    expect(question()).toBe('A testa acaba aqui?')
    fireEvent.keyDown(point(/^Têmpora à esquerda/), { key: 'ArrowLeft', shiftKey: true })
    wait(500)
    expect(said()).toBe('Ponto movido')
    press('Confere')
    press('Confere')
    wait(500)
    expect(said()).toBe('Mandíbula conferida')
    // The last answer, shown after its question has gone.
    press('Não sei')
    wait(500)
    expect([said(), word()]).toEqual(['Raiz estimada', 'Desfazer'])
    press('Desfazer')
    expect(question()).toBe('A franja esconde a raiz')
  } finally {
    vi.useRealTimers()
  }
})

it('is taken back by a shake, where the device tells of its motion unasked', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  class Motion extends Event {}
  const shake = () =>
    act(() => {
      for (const [at, x] of [18, -18, 18, -18].entries()) {
        const motion = Object.assign(new Motion('devicemotion'), { acceleration: { x, y: 0, z: 0 } })
        Object.defineProperty(motion, 'timeStamp', { value: at * 100 })
        window.dispatchEvent(motion)
      }
    })
  vi.stubGlobal('DeviceMotionEvent', Motion)
  await open(proposal())
  shake()
  expect(question()).toBe('A testa acaba aqui?')
  press('Confere')
  expect(question()).toBe('O canto da mandíbula')
  shake()
  expect(question()).toBe('A testa acaba aqui?')
  cleanup()
  vi.stubGlobal('DeviceMotionEvent', Object.assign(class extends Motion {}, { requestPermission: () => undefined }))
  await open(proposal())
  press('Confere')
  shake()
  expect(question()).toBe('O canto da mandíbula')
})

it('closed without a look, keeps the proposal as nobody’s; opened again and closed, sends nothing anew', async () => {
  const first = await open(proposal('fringe'))
  press('Fechar, e deixar por conferir')
  expect(first.onClose).toHaveBeenCalled()
  expect(first.kept).toHaveLength(1)
  expect(first.kept[0]?.proposed?.reviewed).toBe(false)
  cleanup()
  const again = await open(null, first.kept[0] ?? null)
  expect(question()).toBe('A testa acaba aqui?')
  press('Fechar, e deixar por conferir')
  expect(again.kept).toEqual([])
})

it('opens at the result what was looked at before, and keeps what is moved there', async () => {
  const marking = fromProposal(proposal())
  const all = marking.proposed && { ...marking, proposed: { ...marking.proposed, checked: marking.placed } }
  const { kept } = await open(null, all ? toFaceMarking(all, PHOTO) : null)
  expect(screen.getByRole('heading', { name: /Seus pontos dizem/ })).toBeDefined()
  for (let i = 0; i < 3; i++)
    fireEvent.keyDown(point(/^canto da mandíbula à esquerda/), { key: 'ArrowLeft', shiftKey: true })
  press('Pronto')
  expect(kept).toHaveLength(1)
  expect(originsIn(kept[0])?.jawLeft).toBe('moved')
})

it('puts the proposal aside for the hand alone', async () => {
  const { kept, onClose } = await open(proposal('fringe'))
  fireEvent.click(screen.getByText('Marcar tudo à mão'))
  expect(screen.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeDefined()
  press('Fechar sem guardar')
  expect(onClose).toHaveBeenCalled()
  expect(kept).toEqual([])
})

it('holds the handles back a moment while the photo is looked at, and nobody has to wait', async () => {
  vi.useFakeTimers()
  try {
    let answer: (found: PointProposal | null) => void = () => undefined
    const later = () => new Promise<PointProposal | null>((resolve) => (answer = resolve))
    await open(later)
    expect(screen.getByRole('status').textContent).toContain('Olhando a foto')
    expect(screen.queryAllByRole('slider')).toEqual([])
    act(() => void vi.advanceTimersByTime(1500))
    expect(screen.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeDefined()
    // A late proposal still counts if nothing was touched.
    await act(async () => {
      answer(proposal())
      await Promise.resolve()
    })
    expect(question()).toBe('A testa acaba aqui?')
    cleanup()
    await open(later)
    press('Marcar à mão')
    await act(async () => {
      answer(proposal())
      await Promise.resolve()
    })
    expect(screen.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeDefined()
  } finally {
    vi.useRealTimers()
  }
})

it('without a proposal, or with one that cannot be a face, the hand marks as ever', async () => {
  await open(null)
  expect(screen.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeDefined()
  cleanup()
  const { points, ...rest } = proposal()
  await open({ ...rest, points: { ...points, chin: points.hairline } })
  expect(screen.getByRole('button', { name: 'Falta a linha do cabelo' })).toBeDefined()
})

it('says at the point what is wrong, and takes no answer until it is right', async () => {
  await open(proposal())
  for (let i = 0; i < 20; i++) fireEvent.keyDown(point(/^Têmpora à esquerda/), { key: 'ArrowDown', shiftKey: true })
  expect(screen.getByRole('button', { name: 'Acerte o ponto' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/têmporas precisam ficar acima das maçãs/)).toBeDefined()
  press('Acerte o ponto')
  expect(question()).toBe('A testa acaba aqui?')
})
