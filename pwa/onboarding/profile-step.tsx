import { COLOUR_WORDS, FIELD_KEYS, FORM_FIELDS, type FormField } from '#contract/form-fields.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import type { FieldMessages } from '#contract/problem.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { COLOUR_PREFERENCES, type ColourPreference } from '#visagism/knowledge/form.ts'
import { TextField } from '#pwa/ui/field.tsx'
import { RadioGroup } from '#pwa/ui/radio-group.tsx'
import { SwatchPicker } from '#pwa/ui/swatch-picker.tsx'
import { TapeSlider } from '#pwa/ui/tape-slider.tsx'
import { WhatStays } from './facts/what-stays.tsx'

const SWATCHES = COLOUR_PREFERENCES.map((value) => ({ value, ...COLOUR_WORDS[value] }))

interface ProfileStepProps {
  formData: DraftFormData
  /** What is seen of the person so far. */
  record: ObservedRecord
  hasReader: boolean
  errors: FieldMessages
  edit: (change: DraftFormData) => void
}

/** Step 1. Only the first four answers are required. */
export function ProfileStep({ formData, record, hasReader, errors, edit }: ProfileStepProps) {
  return (
    <div className="onboarding-fields stack gap-28">
      {FIELD_KEYS.map((key) =>
        key === 'observations' ? (
          <WhatStays
            key={key}
            formData={formData}
            record={record}
            hasReader={hasReader}
            error={errors[key]}
            edit={edit}
          />
        ) : (
          <Question
            key={key}
            name={key}
            field={FORM_FIELDS[key]}
            answer={formData[key]}
            onAnswer={(answer) => edit({ [key]: answer })}
            error={errors[key]}
          />
        ),
      )}
    </div>
  )
}

interface QuestionProps {
  name: string
  field: FormField
  answer: string | readonly ColourPreference[] | null | undefined
  onAnswer: (answer: string | ColourPreference[] | null) => void
  error: string | undefined
}

function Question({ name, field, answer, onAnswer, error }: QuestionProps) {
  const { control, help, optionHelp } = field
  const label = field.question ?? field.name
  const words = typeof answer === 'string' ? answer : ''
  const group = { label, name, error, optional: field.isOptional }
  switch (control.kind) {
    case 'name':
      return (
        <TextField
          {...group}
          data-field={name}
          value={words}
          onChange={(event) => onAnswer(event.target.value)}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={control.max}
          required
        />
      )
    case 'date':
      return (
        <TextField
          {...group}
          data-field={name}
          type="date"
          help={help}
          value={words}
          onChange={(event) => onAnswer(event.target.value === '' ? null : event.target.value)}
        />
      )
    // `WhatStays` asks for it.
    case 'note':
      return null
    case 'colours':
      return (
        <SwatchPicker
          {...group}
          help={help}
          swatches={SWATCHES}
          max={control.max}
          value={typeof answer === 'string' ? [] : (answer ?? [])}
          onChange={onAnswer}
        />
      )
    default: {
      const choice = {
        ...group,
        help: optionHelp?.[words] ?? help,
        options: control.options,
        value: words,
        onChange: onAnswer,
      }
      return control.kind === 'tape' ? <TapeSlider {...choice} /> : <RadioGroup look={control.kind} {...choice} />
    }
  }
}
