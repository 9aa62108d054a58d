import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

beforeEach(() => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (pointer: 'fine' | 'coarse', begins?: 'title') => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  render(
    <Dialog open onClose={() => undefined} title="Sua conta" {...(begins && { begins })}>
      <p>Lia</p>
      <input aria-label="Senha" />
    </Dialog>,
  )
  return document.activeElement
}

it('a form begins with its first field under a mouse', () => {
  expect(show('fine')).toBe(screen.getByLabelText('Senha'))
})

it('and with its title under a finger, which has no keyboard until one covers the form', () => {
  expect(show('coarse')).toBe(screen.getByRole('heading', { name: 'Sua conta' }))
})

it('a panel that says so begins with its title everywhere: at its end a field would scroll it away', () => {
  expect(show('fine', 'title')).toBe(screen.getByRole('heading', { name: 'Sua conta' }))
})

it('opened again before the event of its closing arrives, it stays open', () => {
  const closed = vi.fn<() => void>()
  render(
    <Dialog open onClose={closed} title="Sua conta">
      <p>Lia</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent(dialog, new Event('close'))
  expect(closed).not.toHaveBeenCalled()
  dialog.removeAttribute('open')
  fireEvent(dialog, new Event('close'))
  expect(closed).toHaveBeenCalledTimes(1)
})
