import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FIELD_KEYS, FORM_FIELDS, type FieldKey, type FormField } from '#contract/form-fields.ts'
import { DraftFormData } from '#contract/onboarding.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { ProfileStep } from './profile-step.tsx'

let changes: DraftFormData[] = []
beforeEach(() => (changes = []))
afterEach(cleanup)

const show = (formData: DraftFormData, errors = {}) =>
  render(
    <ProfileStep
      formData={formData}
      record={{}}
      hasReader={false}
      errors={errors}
      edit={(change) => changes.push(change)}
    />,
  )
const controlsOf = (key: FieldKey) => [...document.querySelectorAll<HTMLInputElement>(`[data-field="${key}"]`)]

/** Types, or presses the first option. */
function answer(key: FieldKey): void {
  const [first] = controlsOf(key)
  if (!first) throw new Error(key)
  const { control }: FormField = FORM_FIELDS[key]
  if (control.kind === 'name' || control.kind === 'note') fireEvent.change(first, { target: { value: 'Palavras' } })
  else if (control.kind === 'date') fireEvent.change(first, { target: { value: '2027-03-20' } })
  else if (control.kind === 'tape') fireEvent.change(first, { target: { value: '0' } })
  else fireEvent.click(first)
}

describe.each(FIELD_KEYS)('the question %s', (key) => {
  const field: FormField = FORM_FIELDS[key]

  it('is asked in its words, and an answer is an edit of it alone', () => {
    show({})
    expect(screen.getByText(field.question ?? field.name)).not.toBeNull()
    answer(key)
    expect(changes.map((change) => Object.keys(change))).toEqual([[key]])
    expect(Object.values(changes[0] ?? {})).not.toContain(undefined)
  })

  it('shows the answer it has', () => {
    const { container } = show({})
    const empty = container.innerHTML
    cleanup()
    expect(show(DraftFormData.parse({ [key]: SAMPLE_ANSWERS[key] })).container.innerHTML).not.toBe(empty)
  })

  it('says beside it what is wrong', () => {
    show({}, { [key]: 'Falta isto.' })
    expect(screen.getByRole('alert').textContent).toBe('Falta isto.')
  })
})

it('explains the level of care that was chosen', () => {
  show({ maintenanceLevel: 'Alta' })
  expect(screen.getByText('Alta: salão a cada 3 ou 4 semanas e cuidado diário.')).not.toBeNull()
})
