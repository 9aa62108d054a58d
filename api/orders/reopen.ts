import { DraftFormData } from '#contract/onboarding.ts'
import { timeAll } from '#contract/timed-draft.ts'
import { noteChangedDays } from '../figures/changed-days.ts'
import type { Tx } from '../platform/db.ts'

/** An order that goes on. */
export const NOT_ENDED = { endedAt: null, endedFrom: null, eraseAt: null } as const

/** Opened again, the form begins at its photos: the answers are all there. */
const PHOTOS_STEP = 2

/**
 * Makes an order await its form as on its first day, in the caller's transaction, which holds the order. The answers become the
 * draft; photos that are still here stay in their slots, where they can be exchanged; the delivery clock is off. What was read
 * from the face goes, except what a delivered report was drawn from. That the status changed is the caller's to tell.
 * @returns whether there were answers to give back
 */
export async function reopenOrder(tx: Tx, { id: orderId, userId }: { id: string; userId: string }): Promise<boolean> {
  const hadForm = await returnAnswers(tx, { orderId, userId })
  const pdfs = await tx.generatedPdf.findMany({ where: { orderId }, select: { id: true } })
  await tx.analysis.deleteMany({ where: { orderId, id: { notIn: pdfs.map(({ id }) => id) } } })
  // A delivered report keeps the season it was drawn with in its own words.
  await tx.seasonChoice.deleteMany({ where: { orderId } })
  const where = { orderId, purgedAt: { not: null } }
  const purged = await tx.customerPhoto.findMany({ where, select: { createdAt: true } })
  await noteChangedDays(
    tx,
    purged.map(({ createdAt }) => createdAt),
  )
  await tx.customerPhoto.deleteMany({ where })
  // A visagist's question about a photo was about the form that is no more.
  await tx.photoRequest.deleteMany({ where: { orderId } })
  await tx.order.update({
    where: { id: orderId },
    data: {
      status: 'AGUARDANDO_FORMULARIO',
      submittedAt: null,
      dueAt: null,
      processingStartedAt: null,
      completedAt: null,
      ...NOT_ENDED,
      guideOpenedAt: null,
      needsVisagist: false,
      deadlineNotified: 0,
    },
  })
  return hadForm
}

/** The sent form, without its agreements, as a draft of now. A draft that is there already is the newer one. */
async function returnAnswers(tx: Tx, { orderId, userId }: { orderId: string; userId: string }): Promise<boolean> {
  const form = await tx.onboardingForm.findUnique({ where: { orderId } })
  if (!form) return false
  const draft = DraftFormData.safeParse(form)
  if (draft.success) {
    const editedAt = new Date()
    await tx.onboardingDraft.upsert({
      where: { orderId },
      create: {
        orderId,
        userId,
        formData: { ...draft.data },
        currentStep: PHOTOS_STEP,
        editedAt,
        fieldTimes: { ...timeAll(draft.data, editedAt.toISOString()) },
      },
      update: {},
    })
  }
  await tx.onboardingForm.delete({ where: { orderId } })
  return true
}
