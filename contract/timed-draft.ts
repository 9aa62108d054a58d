import * as z from 'zod/mini'
import { DraftFormData, type FieldTimes } from './onboarding.ts'

const FIELDS = z.keyof(DraftFormData).options
type Field = (typeof FIELDS)[number]

export interface TimedDraft {
  readonly formData: DraftFormData
  readonly currentStep: number
  readonly editedAt: string | null
  /** Untimed answers were prefilled; any edit is newer. */
  readonly fieldTimes: FieldTimes
}

/** Merges tabs, devices or server: the later edit of each answer wins; `mine` wins ties. */
export function mergeDrafts<T extends TimedDraft>(mine: T, theirs: TimedDraft): T {
  const { editedAt, currentStep } = timeOf(mine.editedAt) >= timeOf(theirs.editedAt) ? mine : theirs
  return { ...mine, currentStep, editedAt, ...mergeAnswers(mine, theirs) }
}

/** Dates all answers alike. */
export function timeAll(formData: DraftFormData, editedAt: string): FieldTimes {
  return Object.fromEntries(FIELDS.filter((field) => field in formData).map((field) => [field, editedAt]))
}

/** Same answers and times. */
export function sameDraft(a: TimedDraft, b: TimedDraft): boolean {
  return (
    a.currentStep === b.currentStep &&
    timeOf(a.editedAt) === timeOf(b.editedAt) &&
    FIELDS.every((field) => fieldTime(a, field) === fieldTime(b, field))
  )
}

/** Whatever the times. */
export function sameAnswers(a: TimedDraft, b: TimedDraft): boolean {
  return FIELDS.every((field) => JSON.stringify(a.formData[field]) === JSON.stringify(b.formData[field]))
}

/** Clamps times: a fast clock must not lock other devices out. */
export function notAfter<T extends TimedDraft>(draft: T, now: number): T {
  const capped = (time: string) => new Date(Math.min(timeOf(time), now)).toISOString()
  return {
    ...draft,
    editedAt: draft.editedAt && capped(draft.editedAt),
    fieldTimes: Object.fromEntries(
      FIELDS.filter((field) => timed(draft, field)).map((field) => [field, capped(timed(draft, field))]),
    ),
  }
}

/** What was edited since `then`. */
export function editedSince<T extends TimedDraft>(now: T, then: TimedDraft): T {
  const formData: DraftFormData = {}
  const fieldTimes: Record<string, string> = {}
  for (const field of FIELDS) {
    if (!isKnown(now, field) || fieldTime(now, field) === fieldTime(then, field)) continue
    copyField(formData, now.formData, field)
    if (timed(now, field)) fieldTimes[field] = timed(now, field)
  }
  return { ...now, formData, fieldTimes, editedAt: now.editedAt === then.editedAt ? null : now.editedAt }
}

function mergeAnswers(mine: TimedDraft, theirs: TimedDraft): Pick<TimedDraft, 'formData' | 'fieldTimes'> {
  const formData: DraftFormData = {}
  const fieldTimes: Record<string, string> = {}
  for (const field of FIELDS) {
    const from = fieldTime(mine, field) >= fieldTime(theirs, field) ? mine : theirs
    if (!isKnown(from, field)) continue
    copyField(formData, from.formData, field)
    if (timed(from, field)) fieldTimes[field] = timed(from, field)
  }
  return { formData, fieldTimes }
}

function copyField<K extends Field>(to: DraftFormData, from: DraftFormData, field: K): void {
  if (field in from) to[field] = from[field]
}

/** Unanswered fields are oldest. */
const fieldTime = (draft: TimedDraft, field: Field) => (isKnown(draft, field) ? timeOf(timed(draft, field)) : -1)
const isKnown = ({ formData, fieldTimes }: TimedDraft, field: Field) => field in formData || field in fieldTimes
const timed = ({ fieldTimes }: TimedDraft, field: Field) => fieldTimes[field] ?? ''
const timeOf = (iso: string | null) => (iso ? new Date(iso).getTime() : 0)
