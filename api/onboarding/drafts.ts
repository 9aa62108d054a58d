import { type Draft, DraftFormData, type FaceConsent, FieldTimes, type PhotoReceipt } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { mergeDrafts, notAfter, timeAll, type TimedDraft } from '#contract/timed-draft.ts'
import { db, lockName, type Prisma, transact } from '../platform/db.ts'
import { readFaceConsent } from './face-consent.ts'
import { presentPhoto } from './photos.ts'

export interface SavedDraft {
  readonly formData: DraftFormData | null
  readonly currentStep: number | null
  readonly editedAt: string | null
  readonly fieldTimes: FieldTimes
  readonly now: string
  readonly photos: PhotoReceipt[]
  readonly consent: FaceConsent | null
}

/** @throws Problem order-not-found */
export async function readDraft(userId: string, orderId: string): Promise<SavedDraft> {
  const order = await db.order.findFirst({
    where: { id: orderId, userId },
    include: { draft: true, photos: { where: { purgedAt: null } } },
  })
  if (!order) throw new Problem('order-not-found')
  const kept = order.draft && readStored(order.draft)
  return {
    formData: kept?.formData ?? null,
    currentStep: kept?.currentStep ?? null,
    editedAt: kept?.editedAt ?? null,
    fieldTimes: kept?.fieldTimes ?? {},
    now: new Date().toISOString(),
    photos: order.photos.map(presentPhoto),
    consent: await readFaceConsent(order),
  }
}

/**
 * Merges by answer, the later edit winning: tabs and devices lose nothing. Times are clamped to now.
 * @returns the stored draft, and whether this was the newest edit
 */
export async function saveDraft(userId: string, draft: Draft): Promise<StoredDraft & { saved: boolean; now: string }> {
  const now = Date.now()
  const { orderId, formData, currentStep } = draft
  const editedAt = draft.editedAt ?? new Date(now).toISOString()
  const fieldTimes = draft.fieldTimes ?? timeAll(formData, editedAt)
  const sent = notAfter({ formData, currentStep, editedAt, fieldTimes }, now)
  return transact(async (tx) => {
    const order = await tx.order.findFirst({ where: { id: orderId, userId } })
    if (!order) throw new Problem('order-not-found')
    if (order.eraseAt) throw new Problem('order-on-hold')
    if (order.status !== 'AGUARDANDO_FORMULARIO') throw new Problem('order-closed')
    await lockName(tx, `draft:${orderId}`)
    const row = await tx.onboardingDraft.findUnique({ where: { orderId } })
    const kept = row ? mergeDrafts(sent, readStored(row)) : sent
    const data = { ...kept, formData: { ...kept.formData }, fieldTimes: { ...kept.fieldTimes } }
    await tx.onboardingDraft.upsert({ where: { orderId }, create: { orderId, userId, ...data }, update: data })
    return { ...kept, saved: kept.editedAt === sent.editedAt, now: new Date(now).toISOString() }
  })
}

interface StoredDraft extends TimedDraft {
  readonly editedAt: string
}

function readStored(row: Prisma.OnboardingDraftGetPayload<object>): StoredDraft {
  const formData = DraftFormData.safeParse(row.formData)
  const fieldTimes = FieldTimes.safeParse(row.fieldTimes)
  return {
    formData: formData.success ? formData.data : {},
    currentStep: row.currentStep,
    editedAt: row.editedAt.toISOString(),
    fieldTimes: fieldTimes.success ? fieldTimes.data : {},
  }
}

export async function deleteDraft(userId: string, orderId: string): Promise<void> {
  await db.onboardingDraft.deleteMany({ where: { orderId, userId } })
}
