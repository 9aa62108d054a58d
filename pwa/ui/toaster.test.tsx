import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it('goes by itself after five seconds, and waits while somebody points at it', () => {
  show('Aviso', 'Com texto')
  fireEvent.pointerEnter(screen.getByText('Aviso'))
  act(() => void vi.advanceTimersByTime(TOAST_MS * 2))
  expect(screen.queryByText('Aviso')).not.toBeNull()
  fireEvent.pointerLeave(screen.getByText('Aviso'))
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
