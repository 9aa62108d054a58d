import { describe, expect, it } from 'vitest'
import type { DraftFormData } from '#contract/onboarding.ts'
import {
  asStep,
  fieldOf,
  formErrors,
  furthestStep,
  missingSlots,
  missingWords,
  profileErrors,
  stepOfField,
} from './step-rules.ts'

const profile: DraftFormData = {
  fullName: 'Marina Albuquerque',
  gender: 'Feminino',
  objective: 'Melhoria sutil',
  style: 'Clássico',
}

describe('the profile', () => {
  it('goes on with name, gender, objective and style alone', () => {
    expect(profileErrors(profile)).toEqual({})
  })

  it.each(['fullName', 'gender', 'objective', 'style'] as const)(
    'does not go on without %s, and says so there',
    (field) => {
      const { [field]: _, ...rest } = profile
      expect(Object.keys(profileErrors(rest))).toEqual([field])
      expect(profileErrors(rest)[field]).toMatch(/\.$/)
    },
  )

  it('takes a name of blanks for no name', () => {
    expect(profileErrors({ ...profile, fullName: '   ' })).toHaveProperty('fullName')
  })
})

describe('sending', () => {
  it.each(['agreedToTerms', 'agreedToBiometrics'] as const)('needs %s of its own', (agreement) => {
    const agreed = { ...profile, agreedToTerms: true, agreedToBiometrics: true }
    expect(formErrors(agreed)).toEqual({})
    expect(Object.keys(formErrors({ ...agreed, [agreement]: false }))).toEqual([agreement])
  })
})

describe('the photos', () => {
  it('are counted in the order they are taken', () => {
    expect(missingSlots((slot) => slot === 'side_left')).toEqual(['front', 'side_right', 'back'])
  })

  it.each([
    [['back'], 'Falta 1 foto: costas'],
    [['side_right', 'back'], 'Faltam 2 fotos: lado direito e costas'],
    [['front', 'side_left', 'back'], 'Faltam 3 fotos: frente, lado esquerdo e costas'],
    [['front', 'side_left', 'side_right', 'back'], 'Faltam as quatro fotos'],
    [[], 'As quatro fotos estão aqui'],
  ] as const)('that lack are named: %j', (missing, words) => {
    expect(missingWords(missing)).toBe(words)
  })
})

describe('a restored step', () => {
  it('never opens past what the draft still holds', () => {
    expect(furthestStep({}, [], true)).toBe(1)
    expect(furthestStep(profile, ['back'], true)).toBe(2)
    expect(furthestStep(profile, [], false)).toBe(2)
    expect(furthestStep(profile, [], true)).toBe(3)
  })

  it('that does not exist is the first', () => {
    expect([asStep(0), asStep(7), asStep(null), asStep(2)]).toEqual([1, 1, 1, 2])
  })
})

describe('a field the server names', () => {
  it.each([
    ['formData.fullName', 'fullName', 1],
    ['formData.colorPreferences.2', 'colorPreferences', 1],
    ['side_left', 'side_left', 2],
    ['photos.back', 'back', 2],
    ['agreedToBiometrics', 'agreedToBiometrics', 3],
  ])('%s is shown at %s of step %i', (path, field, step) => {
    expect(fieldOf(path)).toBe(field)
    expect(stepOfField(path)).toBe(step)
  })
})
