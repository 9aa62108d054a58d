import * as z from 'zod/mini'
import { DraftFormData, FieldTimes } from '#contract/onboarding.ts'
import { editedSince, mergeDrafts, sameAnswers, sameDraft, type TimedDraft } from '#contract/timed-draft.ts'

/** What is being filled, and when the person last touched each answer by this device's clock. */
export const LocalDraft = z.object({
  formData: DraftFormData,
  currentStep: z.int(),
  editedAt: z.nullable(z.string()),
  fieldTimes: z._default(FieldTimes, {}),
  /** The `editedAt` the server last confirmed: equal means nothing is only here. */
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

/** A draft nobody has touched; the purchase already told the name. */
export function emptyDraft(fullName: string | null): LocalDraft {
  return { formData: fullName ? { fullName } : {}, currentStep: 1, editedAt: null, fieldTimes: {}, savedAt: null }
}

/** Answer by answer the newest edit; what only the device holds has still to go up. */
export function joinServer(device: LocalDraft, answer: ServerDraft): LocalDraft {
  const { formData, currentStep, editedAt, fieldTimes } = answer
  if (!formData || !editedAt) return device
  const server: TimedDraft = { formData, currentStep: currentStep ?? 1, editedAt, fieldTimes }
  const joined = mergeDrafts(device, server)
  return { ...joined, savedAt: sameDraft(joined, server) ? joined.editedAt : null }
}

/** What another tab of this device wrote, without being taken to its step. */
export function joinTab(mine: LocalDraft, theirs: LocalDraft): LocalDraft {
  // The same answers, saved by the other tab: its times are the server's.
  if (theirs.savedAt === theirs.editedAt && sameAnswers(mine, theirs))
    return { ...theirs, currentStep: mine.currentStep }
  const joined = { ...mergeDrafts(mine, theirs), currentStep: theirs.currentStep }
  const savedAt = sameDraft(joined, theirs) && theirs.savedAt === theirs.editedAt ? joined.editedAt : mine.savedAt
  return { ...joined, currentStep: mine.currentStep, savedAt }
}

/**
 * After a save: what the server answered stands, with its times, so that a clock that runs ahead does not outlive the save;
 * except for what was edited while the answer was on its way.
 * @param sent the draft as it was when it left
 */
export function joinAnswer(now: LocalDraft, sent: LocalDraft, answer: TimedDraft): LocalDraft {
  const since = editedSince(now, sent)
  const joined = mergeDrafts(since, answer)
  return { ...joined, currentStep: now.currentStep, savedAt: since.editedAt === null ? joined.editedAt : sent.editedAt }
}

/**
 * The time of an edit made now. Always after the edit it builds on, even when that one came from a device whose clock
 * runs ahead; otherwise the older text would win on the next opening.
 */
export function editTime(now: number, previous: string | null): string {
  return new Date(Math.max(now, previous ? new Date(previous).getTime() + 1 : 0)).toISOString()
}
