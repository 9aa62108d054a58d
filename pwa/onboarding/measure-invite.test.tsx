import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { FaceMarking } from '#contract/face/marking.ts'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { confirmPoints, fromProposal, toFaceMarking } from '#pwa/face/marking/proposed-points.ts'
import { PHOTO, proposal } from '#pwa/face/marking/testing/proposal.ts'
import { MeasureInvite } from './measure-invite.tsx'
import type { MarkingView } from './sending/marking-record.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { EMPTY_SLOT, type SlotView } from './sending/photo-slots.ts'

afterEach(cleanup)

const proposed = fromProposal(proposal('seen'))

function show(marking: FaceMarking | null, state: 'none' | 'sent' | 'refused' = marking ? 'sent' : 'none') {
  const outbox = {
    photos: { view: (_slot: PhotoSlot): SlotView => ({ ...EMPTY_SLOT, state: 'sent', preview: 'blob:front' }) },
    records: {
      marking: {
        view: (): MarkingView => ({ state, marking, reason: state === 'refused' ? 'Confira o queixo.' : null }),
      },
    },
  }
  render(<MeasureInvite outbox={outbox as OrderOutbox} />)
}

it('invites, and then says that the face was measured', () => {
  show(null)
  expect(screen.getByRole('button', { name: 'Medir agora' })).toBeDefined()
  cleanup()
  show(toFaceMarking(confirmPoints(proposed, proposed.placed), PHOTO))
  expect(screen.getByRole('heading', { name: 'Rosto medido' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ver medidas' })).toBeDefined()
})

it('does not call a face measured that nobody looked at', () => {
  show(toFaceMarking(proposed, PHOTO))
  expect(screen.queryByRole('heading', { name: 'Rosto medido' })).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('ninguém conferiu')
  expect(screen.getByRole('button', { name: 'Conferir os pontos' })).toBeDefined()
  cleanup()
  show(toFaceMarking(proposed, PHOTO), 'refused')
  expect(screen.getByRole('status').textContent).toBe('Confira o queixo.')
})
