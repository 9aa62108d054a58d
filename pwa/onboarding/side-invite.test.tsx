import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { PhotoSlot } from '#contract/onboarding.ts'
import type { SideMarking } from '#contract/face/side.ts'
import { BY_HAND, sideWith } from '#visagism/testing/side.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { EMPTY_SLOT } from './sending/photo-slots.ts'
import { SideInvite } from './side-invite.tsx'

afterEach(cleanup)

const marking: SideMarking = {
  slot: 'side_right',
  points: sideWith(12),
  origins: BY_HAND,
  photo: { width: 1200, height: 1600 },
}

function show(photos: readonly PhotoSlot[], state: 'none' | 'waiting' | 'sent' | 'refused' = 'none') {
  const reason = state === 'refused' ? 'Confira o queixo.' : null
  const outbox = {
    photos: {
      view: (slot: PhotoSlot) =>
        photos.includes(slot) ? { ...EMPTY_SLOT, state: 'sent', preview: `blob:${slot}` } : EMPTY_SLOT,
    },
    records: { side: { view: () => ({ state, marking: state === 'none' ? null : marking, reason }) } },
  } as const
  render(<SideInvite outbox={outbox as OrderOutbox} />)
}

it('invites once either side is there, and not before', () => {
  show(['front', 'back'])
  expect(screen.queryByRole('button')).toBeNull()
  for (const side of ['side_left', 'side_right'] as const) {
    show([side])
    expect(screen.getByRole('button', { name: 'Marcar agora' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toMatch(/^Opcional/)
    cleanup()
  }
})

it('says where the points are, and why they were not taken', () => {
  show(['side_right'], 'waiting')
  expect(screen.getByRole('status').textContent).toContain('Guardado neste aparelho')
  cleanup()
  show(['side_right'], 'sent')
  expect(screen.getByRole('heading', { name: 'Perfil marcado' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ver o perfil' })).toBeDefined()
  cleanup()
  show(['side_right'], 'refused')
  expect(screen.getByRole('status').textContent).toBe('Confira o queixo.')
})
