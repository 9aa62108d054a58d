import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { suggestionFor } from '#pwa/face/camera/review-words.ts'
import { GalleryReview, isDoubtful } from './gallery-review.tsx'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { EMPTY_SLOT, type PhotoSlots, type SlotView } from './sending/photo-slots.ts'

vi.mock('#pwa/face/camera/photo-doubts.ts', async (original) => ({
  ...(await original<object>()),
  judgeFraming: () => Promise.resolve({ doubt: framing, hasFace: true, axis: null }),
  judgeLightOf: () => Promise.resolve({ isSharp: true, isLit: true, doubts: [] }),
}))
vi.mock('#pwa/face/camera/photo-prepare.ts', () => ({ openPhoto: () => Promise.resolve({}) }))
vi.mock('#pwa/face/finder/study-photo.ts', () => ({ studyPhoto: () => Promise.resolve(null) }))

const framing: SeenDoubt = 'other-side'
const moved = vi.fn<PhotoSlots['move']>()
const close = vi.fn<() => void>()
const choose = vi.fn<(file: File) => void>()

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

function show(view: Partial<SlotView>, filled: readonly PhotoSlot[] = [], photo: Blob | null = new Blob(['face'])) {
  const photos: Pick<PhotoSlots, 'view' | 'picture' | 'move'> = {
    view: () => ({ ...EMPTY_SLOT, state: 'queued', preview: 'blob:a', ...view }),
    picture: () => Promise.resolve(photo),
    move: moved,
  }
  const outbox = { photos }
  render(
    <MemoryRouter>
      <GalleryReview
        slot="side_left"
        outbox={outbox as OrderOutbox}
        suggest={(slot, doubts) => suggestionFor(slot, doubts, (one) => (filled.includes(one) ? 'filled' : 'empty'))}
        onFile={choose}
        onClose={close}
      />
    </MemoryRouter>,
  )
}

it('says what is doubtful, and leaves the photo as it is when it is used all the same', async () => {
  show({ doubts: ['other-side'] })
  expect(await screen.findByText('Este parece o lado direito.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Usar assim mesmo' }))
  expect(close).toHaveBeenCalledOnce()
  expect(moved).not.toHaveBeenCalled()
})

it.each<[readonly PhotoSlot[], string]>([
  [[], 'Mover para Lado direito, que está vazio'],
  [['side_right'], 'Trocar os dois'],
])('puts it where it seems to belong: %j', async (filled, words) => {
  show({ doubts: ['other-side'] }, filled)
  fireEvent.click(await screen.findByRole('button', { name: words }))
  expect(moved).toHaveBeenCalledExactlyOnceWith('side_left', 'side_right')
  expect(close).toHaveBeenCalledOnce()
})

it('shows the same picture in two slots as what it is, and takes another', () => {
  show({ twin: 'front', doubts: ['front-in-side'] })
  expect(screen.getByRole('heading', { name: 'É a mesma foto da Frente' })).toBeDefined()
  expect(screen.queryByText('Esta parece de frente.')).toBeNull()
  const file = new File(['other'], 'outra.jpg')
  fireEvent.change(screen.getByLabelText('Escolher outra'), { target: { files: [file] } })
  expect(choose).toHaveBeenCalledExactlyOnceWith(file)
  fireEvent.click(screen.getByRole('button', { name: 'Usar assim mesmo' }))
  expect(close).toHaveBeenCalledOnce()
})

it('leaves by itself when there is no picture to show', async () => {
  show({ doubts: ['other-side'] }, [], null)
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
})

it('is for a doubt, or a picture that stands twice', () => {
  expect(isDoubtful(EMPTY_SLOT)).toBe(false)
  expect(isDoubtful({ ...EMPTY_SLOT, doubts: ['dark'] })).toBe(true)
  expect(isDoubtful({ ...EMPTY_SLOT, twin: 'back' })).toBe(true)
})
