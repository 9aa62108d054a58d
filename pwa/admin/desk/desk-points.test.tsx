import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { fromProposal, toFaceMarking } from '#pwa/face/marking/proposed-points.ts'
import { PHOTO, proposal } from '#pwa/face/marking/testing/proposal.ts'
import { deskOrder } from '../testing/desk-order.ts'
import { DeskPoints } from './desk-points.tsx'
import FaceOverlay from './face-overlay.tsx'

afterEach(cleanup)

const found = toFaceMarking(fromProposal(proposal('seen')), PHOTO)
const at = '2026-11-20T12:00:00.000Z'
const byHand = { points: found.points, photo: PHOTO, by: 'cliente' as const, at }
const gauge = (label: string, apart: boolean) => ({ label, value: '0,96', note: 'z +1,0', device: '0,88', apart })
const reading: NonNullable<DeskOrder['proposal']> = {
  source: 'pontos',
  primary: 'oval',
  secondary: 'coracao',
  confidence: 0.5,
  level: 'média',
  shares: {},
  counted: true,
  quizAgrees: null,
  sentence: '',
  gauges: [gauge('Altura ÷ maçãs', false), gauge('Testa ÷ maçãs', true)],
}

it('warns where the two readings lie apart, and opens the points', () => {
  const onMark = vi.fn<() => void>()
  render(<DeskPoints order={deskOrder({ marking: byHand, draft: found, proposal: reading })} onMark={onMark} />)
  expect(screen.getByText(/^Testa: as duas leituras se afastam mais de um desvio/)).toBeDefined()
  expect(screen.getByText('Cliente marcou todos os pontos')).toBeDefined()
  expect(screen.getByText('Rascunho do aparelho')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Acertar (M)' }))
  expect(onMark).toHaveBeenCalled()
})

it('offers to look at a draft, and asks nothing where all agree', () => {
  const draft = deskOrder({ marking: { ...found, by: 'aparelho', at } })
  render(<DeskPoints order={draft} onMark={() => undefined} />)
  expect(screen.getByRole('button', { name: 'Conferir (M)' })).toBeDefined()
  cleanup()
  render(<DeskPoints order={deskOrder({ marking: byHand })} onMark={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  const { container } = render(<DeskPoints order={deskOrder()} onMark={() => undefined} />)
  expect(container.textContent).toBe('')
})

it('draws a program’s points otherwise than a person’s, and beside a person’s nothing but the points', () => {
  const { container, rerender } = render(<FaceOverlay marking={byHand} />)
  const programs = () => container.querySelectorAll('circle[data-program]').length
  expect(programs()).toBe(0)
  rerender(<FaceOverlay marking={{ ...found, points: found.points }} />)
  expect(programs()).toBe(10)
  rerender(<FaceOverlay marking={found} isDraft isBeside />)
  expect(programs()).toBe(10)
  expect(container.querySelectorAll('path')).toHaveLength(0)
})
