import { DraftFormData } from '#contract/onboarding.ts'
import { timeAll } from '#contract/timed-draft.ts'
import { noteChangedDays } from '../figures/changed-days.ts'
import type { Tx } from '../platform/db.ts'
import { factRows, formFacts } from './said-facts.ts'

/** Nothing is owed. */
export const NO_CLOCK = { dueStoppedAt: null, revisionDueAt: null } as const
export const NOT_ENDED = { endedAt: null, endedFrom: null, eraseAt: null } as const

/** The form reopens at the photos. */
const PHOTOS_STEP = 2

/**
 * The order awaits its form again; the caller locks it and announces the status. Answers become the draft, photos stay, the delivery time
 * stops. Face findings go, except what a delivered report was drawn from.
 * @returns whether there were answers
 */
export async function reopenOrder(tx: Tx, { id: orderId, userId }: { id: string; userId: string }): Promise<boolean> {
  const hadForm = await returnAnswers(tx, { orderId, userId })
  const pdfs = await tx.generatedPdf.findMany({ where: { orderId }, select: { id: true } })
  await tx.analysis.deleteMany({ where: { orderId, id: { notIn: pdfs.map(({ id }) => id) } } })
  // A delivered report contains them in its text.
  await tx.seasonChoice.deleteMany({ where: { orderId } })
  await tx.deskChoice.deleteMany({ where: { orderId } })
  const where = { orderId, purgedAt: { not: null } }
  const purged = await tx.customerPhoto.findMany({ where, select: { createdAt: true } })
  await noteChangedDays(
    tx,
    purged.map(({ createdAt }) => createdAt),
  )
  await tx.customerPhoto.deleteMany({ where })
  // The visagist's request concerned the withdrawn form.
  await tx.photoRequest.deleteMany({ where: { orderId } })
  await tx.order.update({
    where: { id: orderId },
    data: {
      status: 'AGUARDANDO_FORMULARIO',
      submittedAt: null,
      dueAt: null,
      ...NO_CLOCK,
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

/** Without its consents. An existing draft is newer. */
async function returnAnswers(tx: Tx, { orderId, userId }: { orderId: string; userId: string }): Promise<boolean> {
  const form = await tx.onboardingForm.findUnique({ where: { orderId }, include: { facts: factRows } })
  if (!form) return false
  const draft = DraftFormData.safeParse({ ...form, facts: formFacts(form.facts) })
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
