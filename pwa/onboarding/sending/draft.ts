import * as z from 'zod/mini'
import { DraftFormData, FieldTimes } from '#contract/onboarding.ts'
import { editedSince, mergeDrafts, sameAnswers, sameDraft, type TimedDraft } from '#contract/timed-draft.ts'

/** The form being filled; times by this device's clock. */
export const LocalDraft = z.object({
  formData: DraftFormData,
  currentStep: z.int(),
  editedAt: z.nullable(z.string()),
  fieldTimes: z._default(FieldTimes, {}),
  /** The `editedAt` the server last confirmed; equal means that nothing is unsaved. */
  savedAt: z.nullable(z.string()),
})
export type LocalDraft = z.infer<typeof LocalDraft>

export interface ServerDraft {
  formData: DraftFormData | null
  currentStep: number | null
  editedAt: string | null
  fieldTimes: FieldTimes
  now: string
}

export const DRAFT_PREFIX = 'draft/'
export const draftKey = (orderId: string) => `${DRAFT_PREFIX}${orderId}`

/** The purchase already gave the name. */
export function emptyDraft(fullName: string | null): LocalDraft {
  return { formData: fullName ? { fullName } : {}, currentStep: 1, editedAt: null, fieldTimes: {}, savedAt: null }
}

/** The newest edit of each answer; edits only the device has are still unsaved. */
export function joinServer(device: LocalDraft, answer: ServerDraft): LocalDraft {
  const { formData, currentStep, editedAt, fieldTimes } = answer
  if (!formData || !editedAt) return device
  const server: TimedDraft = { formData, currentStep: currentStep ?? 1, editedAt, fieldTimes }
  const joined = mergeDrafts(device, server)
  return { ...joined, savedAt: sameDraft(joined, server) ? joined.editedAt : null }
}

/** Merges another tab's edits and keeps this tab's step. */
export function joinTab(mine: LocalDraft, theirs: LocalDraft): LocalDraft {
  if (theirs.savedAt === theirs.editedAt && sameAnswers(mine, theirs))
    return { ...theirs, currentStep: mine.currentStep }
  const joined = { ...mergeDrafts(mine, theirs), currentStep: theirs.currentStep }
  const savedAt = sameDraft(joined, theirs) && theirs.savedAt === theirs.editedAt ? joined.editedAt : mine.savedAt
  return { ...joined, currentStep: mine.currentStep, savedAt }
}

/**
 * After a save the server's answer and times count, so that a fast clock does not outlive it; except for edits made during the request.
 * @param sent the draft as it left
 */
export function joinAnswer(now: LocalDraft, sent: LocalDraft, answer: TimedDraft): LocalDraft {
  const since = editedSince(now, sent)
  const joined = mergeDrafts(since, answer)
  return { ...joined, currentStep: now.currentStep, savedAt: since.editedAt === null ? joined.editedAt : sent.editedAt }
}

/** The time of an edit made now, always after the edit before it, even one from a device whose clock is fast. */
export function editTime(now: number, previous: string | null): string {
  return new Date(Math.max(now, previous ? new Date(previous).getTime() + 1 : 0)).toISOString()
}
