import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SideMarking } from '#contract/face/side.ts'
import type { SideProposal } from '#visagism/finder/side-proposal.ts'
import { BY_HAND, sideWith } from '#visagism/testing/side.ts'
import type { SideDraft } from './side-draft.ts'
import SideDialog from './side-dialog.tsx'

const PHOTO = { width: 1200, height: 1600 }

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

const found: SideProposal = { points: sideWith(12), model: 'face-mesh/1' }

interface Opened {
  proposal?: SideProposal | null
  saved?: SideMarking | null
  begun?: SideDraft | null
  hasOther?: boolean
}

async function open({ proposal = null, saved = null, begun = null, hasOther = false }: Opened = {}) {
  const kept: SideMarking[] = []
  const steps: SideDraft[] = []
  const onClose = vi.fn<() => void>()
  const onOtherSide = vi.fn<() => void>()
  render(
    <SideDialog
      src="blob:left"
      slot="side_left"
      saved={saved}
      begun={begun}
      onStep={(draft) => steps.push(draft)}
      propose={() => Promise.resolve(proposal)}
      onKeep={(marking) => kept.push(marking)}
      onOtherSide={hasOther ? onOtherSide : undefined}
      onClose={onClose}
    />,
  )
  await act(() => Promise.resolve())
  return { kept, steps, onClose, onOtherSide }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const question = () => screen.getByRole('heading', { level: 3 }).textContent
const point = (name: RegExp) => screen.getByRole('slider', { name })
const touch = (name: RegExp, key = 'ArrowLeft') => {
  fireEvent.keyDown(point(name), { key })
  fireEvent.keyDown(point(name), { key: key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft' })
}
const toResult = () => {
  touch(/^Testa/)
  press('Confere')
  press('Confere')
  touch(/^Base do nariz/)
  press('Confere')
  touch(/^Frente do queixo/)
  press('Confere')
}

it('asks four points one at a time, takes the found tip by a touch and no other untouched, and keeps them at once', async () => {
  const { kept, onClose } = await open({ proposal: found })
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Ponto 1 de 4')
  expect(question()).toBe('Onde a testa vem mais à frente')
  expect(screen.getAllByRole('slider')).toHaveLength(1)
  // An untouched start position is no answer.
  press('Toque no lugar')
  fireEvent.keyDown(point(/^Testa/), { key: 'Enter' })
  expect(question()).toBe('Onde a testa vem mais à frente')
  touch(/^Testa/)
  press('Confere')
  expect(question()).toBe('A ponta do nariz é aqui?')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
  expect(screen.queryByRole('button', { name: 'Não sei' })).toBeNull()
  press('Confere')
  expect(question()).toBe('Onde o nariz encontra o lábio')
  touch(/^Base do nariz/)
  press('Confere')
  touch(/^Frente do queixo/)
  expect(kept).toEqual([])
  press('Confere')
  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({
    slot: 'side_left',
    model: 'face-mesh/1',
    origins: { glabella: 'hand', noseTip: 'checked', noseBase: 'hand', chin: 'hand' },
    photo: PHOTO,
  })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Perfil reto')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
  press('Pronto')
  expect(onClose).toHaveBeenCalled()
  expect(kept).toHaveLength(1)
})

it('works by hand where nothing is found, and says of nobody’s tip that a program found it', async () => {
  const { kept } = await open()
  touch(/^Testa/)
  press('Confere')
  expect(question()).toBe('A ponta do nariz')
  press('Toque no lugar')
  expect(question()).toBe('A ponta do nariz')
  touch(/^Ponta do nariz/)
  press('Confere')
  touch(/^Base do nariz/)
  press('Confere')
  touch(/^Frente do queixo/)
  press('Confere')
  expect(kept[0]?.origins).toEqual({ glabella: 'hand', noseTip: 'hand', noseBase: 'hand', chin: 'hand' })
  expect(kept[0]).not.toHaveProperty('model')
})

it('a proposal that could be no face is not taken', async () => {
  await open({ proposal: { ...found, points: { ...found.points, chin: found.points.glabella } } })
  touch(/^Testa/)
  press('Confere')
  expect(question()).toBe('A ponta do nariz')
})

it('"não sei" is an answer: the points are kept, and no angle is claimed', async () => {
  const { kept } = await open({ proposal: found })
  press('Não sei')
  press('Confere')
  touch(/^Base do nariz/)
  press('Confere')
  press('Não sei')
  expect(kept[0]?.origins).toMatchObject({ glabella: 'unsure', chin: 'unsure' })
  expect(question()).toBe('Fica sem o ângulo')
  expect(screen.getByText(/testa, entre as sobrancelhas e frente do queixo/)).toBeDefined()
})

it('moves by arrows on the screen, takes steps and answers back, and lets an answered point be moved', async () => {
  const { kept } = await open({ proposal: found })
  const place = (name: RegExp) => (point(name).getAttribute('aria-valuetext')?.match(/\d+/g) ?? []).map(Number)
  const [x = 0, y = 0] = place(/^Testa/)
  const arrows = () => within(screen.getByRole('group', { name: 'Mover o ponto' }))
  for (let i = 0; i < 5; i++) fireEvent.click(arrows().getByRole('button', { name: 'Para cima' }))
  expect(place(/^Testa/)[1]).toBeLessThan(y)
  press('Confere')
  press('Desfazer')
  expect(question()).toBe('Onde a testa vem mais à frente')
  press('Desfazer')
  expect(place(/^Testa/)).toEqual([x, y])
  toResult()
  expect(kept).toHaveLength(1)
  fireEvent.keyDown(point(/^Ponta do nariz/), { key: 'ArrowLeft', shiftKey: true })
  fireEvent.keyDown(point(/^Ponta do nariz/), { key: 'ArrowLeft', shiftKey: true })
  press('Pronto')
  expect(kept).toHaveLength(2)
  expect(kept[1]?.origins.noseTip).toBe('moved')
})

it('says at its point what is wrong, and takes no answer until it is right', async () => {
  await open({ proposal: found })
  touch(/^Testa/)
  press('Confere')
  press('Confere')
  for (let i = 0; i < 90; i++) fireEvent.keyDown(point(/^Base do nariz/), { key: 'ArrowRight', shiftKey: true })
  press('Confere')
  touch(/^Frente do queixo/)
  expect(screen.getByText(/longe do contorno/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Acerte o ponto' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(point(/^Base do nariz/), { key: 'ArrowLeft' })
  expect(screen.getByText('Você está movendo: base do nariz.')).toBeDefined()
  press('Voltar')
  expect(question()).toBe('A frente do queixo')
})

it('opens at the result what was marked before, and sends nothing anew unless it changes', async () => {
  const saved: SideMarking = { slot: 'side_left', points: sideWith(24), origins: BY_HAND, photo: PHOTO, model: 'x' }
  const { kept } = await open({ saved })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Perfil convexo')
  press('Fechar')
  expect(kept).toEqual([])
})

it('left half way it goes on where it was, and keeps nothing', async () => {
  const first = await open({ proposal: found, hasOther: true })
  touch(/^Testa/)
  press('Confere')
  press('Usar a foto do outro lado')
  expect(first.onOtherSide).toHaveBeenCalled()
  press('Fechar')
  expect(first.kept).toEqual([])
  cleanup()
  await open({ begun: first.steps.at(-1) ?? null })
  expect(question()).toBe('A ponta do nariz é aqui?')
})

it('names every point for who cannot see it', async () => {
  await open({ proposal: found })
  const help = document.querySelector(`#${point(/^Testa/).getAttribute('aria-describedby')}`)
  expect(help?.textContent).toContain('Setas movem o ponto')
  expect(point(/^Testa, entre as sobrancelhas, toque no lugar$/)).toBeDefined()
  touch(/^Testa/)
  press('Confere')
  expect(point(/^Testa, entre as sobrancelhas, ponto marcado à mão$/)).toBeDefined()
  expect(point(/^Ponta do nariz, confira$/)).toBeDefined()
})
