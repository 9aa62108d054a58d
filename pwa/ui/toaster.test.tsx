import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast, TOAST_MS } from '#pwa/platform/toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  act(() => void vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const show = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast))

it('shows one toast at a time, the newest', () => {
  show('Primeiro')
  show('Segundo')
  expect(screen.queryByText('Primeiro')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('Segundo')
})

describe('with a dialog open', () => {
  const dialog = (id: string) => {
    const element = document.createElement('dialog')
    element.id = id
    document.body.append(element)
    return element
  }
  const place = () => screen.getByRole('region', { name: 'Avisos (F8)', hidden: true }).closest('dialog')?.id ?? 'page'
  afterEach(() => {
    for (const element of document.querySelectorAll('dialog')) element.remove()
  })

  it('lies in it, goes on to the one opened over it, and comes back to the page with the last', async () => {
    const [below, above] = [dialog('below'), dialog('above')]
    below.open = true
    show('Erro', 'Email e nome são obrigatórios', 'danger')
    expect(place()).toBe('below')
    above.open = true
    await act(async () => {})
    expect(place()).toBe('above')
    above.remove()
    await act(async () => {})
    expect(place()).toBe('below')
    below.open = false
    await act(async () => {})
    expect(place()).toBe('page')
    expect(screen.getByRole('alert').textContent).toContain('Email e nome são obrigatórios')
  })

  it('keeps its clock while it moves', async () => {
    const only = dialog('only')
    only.open = true
    show('Salvo')
    act(() => void vi.advanceTimersByTime(TOAST_MS - 1))
    only.open = false
    await act(async () => {})
    expect(screen.queryByText('Salvo')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Salvo')).toBeNull()
  })
})

it('goes by itself after five seconds, and waits while somebody points at it', () => {
  show('Aviso', 'Com texto')
  fireEvent.pointerMove(screen.getByText('Aviso'))
  act(() => void vi.advanceTimersByTime(TOAST_MS * 2))
  expect(screen.queryByText('Aviso')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByText('Aviso'))
  act(() => void vi.advanceTimersByTime(TOAST_MS))
  expect(screen.queryByText('Aviso')).toBeNull()
})

it('is not held by a pointer that rested where it appeared', () => {
  show('Aviso')
  fireEvent.pointerEnter(screen.getByText('Aviso'))
  act(() => void vi.advanceTimersByTime(TOAST_MS))
  expect(screen.queryByText('Aviso')).toBeNull()
})

it('speaks up for failures', () => {
  show('Erro no login', 'Código incorreto.', 'danger')
  expect(screen.getByRole('alert').textContent).toContain('Código incorreto.')
})

it('takes the focus on F8', () => {
  show('Aviso')
  fireEvent.keyDown(window, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Avisos (F8)' }))
})

it('leaves when swiped 50 px to the right, and not before', () => {
  show('Aviso')
  const swipe = (px: number) => {
    fireEvent.pointerDown(screen.getByText('Aviso'), { clientX: 100 })
    fireEvent.pointerMove(screen.getByText('Aviso'), { clientX: 100 + px })
    fireEvent.pointerUp(screen.getByText('Aviso'))
  }
  swipe(40)
  expect(screen.queryByText('Aviso')).not.toBeNull()
  swipe(60)
  expect(screen.queryByText('Aviso')).toBeNull()
})
