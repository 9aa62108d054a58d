import { expect, it } from 'vitest'
import { editedSince, mergeDrafts, notAfter, sameAnswers, sameDraft, timeAll, type TimedDraft } from './timed-draft.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()
const draft = (formData: TimedDraft['formData'], minute: number, currentStep = 1): TimedDraft => ({
  formData,
  currentStep,
  editedAt: at(minute),
  fieldTimes: timeAll(formData, at(minute)),
})

it('keeps what only one side has, and of the same answer the later edit', () => {
  const joined = mergeDrafts(
    draft({ fullName: 'Ana', style: 'Moderno' }, 1),
    draft({ fullName: 'Bia', gender: 'Feminino' }, 2, 2),
  )
  expect(joined).toEqual({
    formData: { fullName: 'Bia', style: 'Moderno', gender: 'Feminino' },
    currentStep: 2,
    editedAt: at(2),
    fieldTimes: { fullName: at(2), style: at(1), gender: at(2) },
  })
})

it('comes to the same from either side, and joining again changes nothing', () => {
  const [one, two] = [draft({ fullName: 'Ana', style: 'Moderno' }, 1), draft({ fullName: 'Bia', hairLength: null }, 2)]
  const joined = mergeDrafts(one, two)
  expect(sameDraft(joined, mergeDrafts(two, one))).toBe(true)
  expect(sameAnswers(joined, mergeDrafts(two, one))).toBe(true)
  expect(mergeDrafts(joined, one)).toEqual(joined)
})

it('an answer filled in for the person yields to any edit, an answer taken back does not come again', () => {
  const untouched: TimedDraft = { formData: { fullName: 'Da compra' }, currentStep: 1, editedAt: null, fieldTimes: {} }
  expect(mergeDrafts(untouched, draft({ fullName: 'Ana' }, 1)).formData).toEqual({ fullName: 'Ana' })
  const cleared = { ...draft({}, 3), fieldTimes: { observations: at(3) } }
  expect(mergeDrafts(draft({ observations: 'Uso óculos' }, 2), cleared).formData).toEqual({})
})

it('of a clock that runs ahead counts nothing as later than now', () => {
  const capped = notAfter(draft({ fullName: 'Amanhã' }, 59), Date.parse(at(5)))
  expect(capped).toMatchObject({ editedAt: at(5), fieldTimes: { fullName: at(5) } })
  expect(notAfter(draft({ fullName: 'Ontem' }, 1), Date.parse(at(5)))).toMatchObject({ editedAt: at(1) })
})

it('finds what was edited while a save was on its way', () => {
  const then = draft({ fullName: 'Ana', style: 'Moderno' }, 1)
  const now = mergeDrafts(draft({ style: 'Clássico' }, 2), then)
  expect(editedSince(now, then)).toMatchObject({ formData: { style: 'Clássico' }, editedAt: at(2) })
  expect(editedSince(then, then)).toMatchObject({ formData: {}, fieldTimes: {}, editedAt: null })
})
