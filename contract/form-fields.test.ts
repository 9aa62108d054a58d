import { describe, expect, it } from 'vitest'
import { answersOn, FIELD_KEYS, FORM_FIELDS, KnownAnswers, StoredAnswers } from './form-fields.ts'
import { DraftFormData, OnboardingForm, Profile } from './onboarding.ts'
import { SAMPLE_ANSWERS, SAMPLE_FORM } from './sample-form.ts'

describe('the fields of the form', () => {
  it.each(FIELD_KEYS)('%s goes from the draft to what the knowledge reads', (key) => {
    const draft = DraftFormData.parse({ [key]: SAMPLE_ANSWERS[key] })
    const submitted = OnboardingForm.parse({ ...SAMPLE_FORM, ...draft })
    const stored = StoredAnswers.parse(submitted)
    expect(stored[key]).toEqual(SAMPLE_ANSWERS[key])
    expect(KnownAnswers.parse(stored)[key]).toEqual(SAMPLE_ANSWERS[key])
  })

  it.each(FIELD_KEYS)('%s may be left out where the form says so, and only there', (key) => {
    const { [key]: _left, ...others } = SAMPLE_ANSWERS
    const told = Profile.safeParse(others).error?.issues.map(({ path }) => path[0]) ?? []
    expect(told).toEqual(FORM_FIELDS[key].isOptional ? [] : [key])
  })

  it('reads an option of an old form that is offered no more as none, or as the first of its list', () => {
    const old = { ...SAMPLE_ANSWERS, gender: 'Outro', hairLength: 'Raspado' }
    expect(KnownAnswers.parse(old)).toMatchObject({ gender: 'Masculino', hairLength: null })
  })

  it('gives the AI provider neither the name nor what was written freely', () => {
    const kinds = answersOn('model', {}).map(({ key }) => FORM_FIELDS[key].control.kind)
    expect(kinds).not.toContain('name')
    expect(kinds).not.toContain('note')
  })
})
