import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DraftFormData } from '#contract/onboarding.ts'
import { SendFacts } from './send-facts.tsx'

vi.mock('./hearing.ts', () => ({ useHearing: () => 'missing' }))
afterEach(cleanup)

const show = (formData: DraftFormData) =>
  render(
    <ul>
      <SendFacts formData={formData} edit={() => undefined} onChange={() => undefined} />
    </ul>,
  )

it('where nothing hears on the device, what was tapped is shown, and who hears the note is said', () => {
  show({ observations: 'Faço quimioterapia.', facts: [{ key: 'helmet', source: 'chip', kept: true }] })
  expect(screen.getByRole('button', { name: 'Não vale: Capacete' })).not.toBeNull()
  expect(screen.getByText(/Ele é ouvido quando você enviar/)).not.toBeNull()
})

it('and nothing is said of a note that nobody wrote', () => {
  show({ observations: ' \n' })
  expect(screen.queryByText(/ouvido/)).toBeNull()
})
