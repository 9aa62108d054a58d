import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PhotoCard } from './photo-card.tsx'

const view = { state: 'refused', size: 9, percent: 0, doubts: [], twin: null, preview: null } as const
const press = {
  onCamera: vi.fn<() => void>(),
  onFile: vi.fn<() => void>(),
  onRemove: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
}
const shown = {
  slot: 'front',
  intake: { state: 'none', refusal: null },
  error: 'Envie esta foto para finalizar.',
} as const

it('says why a photo was refused, and offers another where sending it again is in vain', () => {
  const reason = 'Esta foto chegou pela metade.'
  render(<PhotoCard {...shown} {...press} view={{ ...view, reason, isFinal: true }} />)
  expect(screen.getByRole('alert').textContent).toBe(reason)
  expect(screen.queryByRole('button', { name: /Tentar de novo/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Tirar outra: Frente' }))
  expect(press.onCamera).toHaveBeenCalled()
  expect(screen.getByLabelText('Escolher da galeria: Frente')).toBeDefined()
})

it('sends again what was refused for another reason', () => {
  render(<PhotoCard {...shown} {...press} view={{ ...view, reason: 'Algo falhou.', isFinal: false }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo: Frente' }))
  expect(press.onRetry).toHaveBeenCalled()
})
