import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { FormFact, type FormFacts } from '#contract/facts.ts'
import { StoredAnswers } from '#contract/form-fields.ts'
import { OnboardingForm, PHOTO_SLOT_WORDS, PHOTO_SLOTS, type PhotoSlot, TERMS_VERSION } from '#contract/onboarding.ts'
import { readDoubtsBySlot } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import { lockOrder, startProcessing } from '../orders/order-status.ts'
import { factRows, formFacts, keepFormFacts } from '../orders/said-facts.ts'
import { db, Prisma, transact, type Tx } from '../platform/db.ts'
import { readAs } from '../platform/http.ts'
import type { Upload } from '../platform/uploads.ts'
import {
  type ConsentGiver,
  consentProof,
  faceConsentStands,
  requireFaceConsent,
  writeFaceConsent,
} from './face-consent.ts'
import { hashBytes } from './photo-file.ts'
import { keepPhoto } from './photos.ts'
import { refuseEnded } from './refuse-ended.ts'

export interface Submission {
  readonly orderId: string
  /** JSON text of the multipart request. */
  readonly formData: string
  /** As written by photo-doubts.ts. */
  readonly doubts?: string | undefined
  readonly files: readonly Upload[]
}

const isSlot = (field: string): field is PhotoSlot => PHOTO_SLOTS.some((slot) => slot === field)

const AgreedForm = z.pick(OnboardingForm, { agreedToBiometrics: true, biometricsVersion: true, consentAfter: true })

/**
 * Keeps photos one by one first, so that a refused form loses none; requires consent, which the form may bring. A retry succeeds only if
 * the order holds this very form, because phones then delete their copy.
 * @returns when the report is due
 * @throws Problem no-pending-order, order-ended, photos-missing, consent-withdrawn, invalid, unreadable
 */
export async function submitOnboarding(submission: Submission, submitter: ConsentGiver): Promise<Date> {
  const { orderId } = submission
  const order = await db.order.findFirst({ where: { id: orderId, userId: submitter.userId } })
  if (!order) throw new Problem('no-pending-order')
  if (order.status !== 'AGUARDANDO_FORMULARIO') return repeatAnswer(db, submission)
  await keepAgreement(submission, submitter)
  const doubts = readDoubtsBySlot(submission.doubts)
  if (await faceConsentStands(db, orderId))
    for (const { field: slot, bytes } of submission.files)
      if (isSlot(slot)) await keepPhoto(submitter.userId, orderId, { slot, bytes, doubts: doubts[slot] ?? [] })
  const form = readForm(submission.formData)
  return transact(async (tx) => {
    const open = await lockOrder(tx, orderId)
    if (!open) throw new Problem('no-pending-order')
    if (open.status !== 'AGUARDANDO_FORMULARIO') return repeatAnswer(tx, submission)
    await requireFaceConsent(tx, orderId)
    await requireFourPhotos(tx, orderId)
    await keepForm(tx, orderId, form)
    const terms = { kind: 'termos', version: TERMS_VERSION, granted: true } as const
    await tx.consent.create({ data: { ...consentProof(submitter, orderId), ...terms } })
    await tx.onboardingDraft.deleteMany({ where: { orderId } })
    return startProcessing(tx, open)
  })
}

/** If the order holds the same answers and photos. @throws Problem no-pending-order, order-ended */
async function repeatAnswer(tx: Tx, { orderId, formData, files }: Submission): Promise<Date> {
  const sent = readForm(formData)
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { form: { include: { facts: factRows } }, photos: true },
  })
  const { form, photos, dueAt } = order
  const isHeld = ({ field, bytes }: Upload) =>
    photos.some(({ slot, sourceHash }) => slot === field && sourceHash === hashBytes(bytes))
  const isSame =
    form !== null &&
    isDeepStrictEqual(answersOf({ ...form, facts: formFacts(form.facts) }), answersOf(sent)) &&
    files.every(isHeld)
  if (isSame && dueAt) return dueAt
  refuseEnded(order)
  throw new Problem('no-pending-order', {
    text: 'Nenhum pedido pendente encontrado: este pedido já foi enviado, com outras respostas ou fotos.',
  })
}

/** Facts in no order: they are stored in none. */
const answersOf = (form: StoredAnswers & { readonly facts: FormFacts; readonly today: unknown }) => ({
  ...StoredAnswers.parse(form),
  today: form.today,
  facts: form.facts.map((fact) => JSON.stringify(FormFact.parse(fact))).toSorted(),
})

/** A form refused for another field has still consented. */
async function keepAgreement({ orderId, formData }: Submission, submitter: ConsentGiver): Promise<void> {
  const agreed = AgreedForm.safeParse(parseJson(formData))
  if (!agreed.success) return
  const { biometricsVersion: version, consentAfter: after } = agreed.data
  await transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status === 'AGUARDANDO_FORMULARIO') await writeFaceConsent(tx, order, { version, after }, submitter)
  })
}

/** @throws Problem unreadable */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Problem('unreadable')
  }
}

const readForm = (json: string): OnboardingForm => readAs(OnboardingForm, parseJson(json))

async function requireFourPhotos(tx: Tx, orderId: string): Promise<void> {
  const photos = await tx.customerPhoto.findMany({ where: { orderId, purgedAt: null }, select: { slot: true } })
  const missing = PHOTO_SLOTS.filter((slot) => !photos.some((photo) => photo.slot === slot))
  if (missing.length === 0) return
  throw new Problem('photos-missing', {
    text: `Faltam fotos: ${missing.map((slot) => PHOTO_SLOT_WORDS[slot].toLowerCase()).join(', ')}.`,
    fields: Object.fromEntries(missing.map((slot) => [slot, 'Envie esta foto para finalizar.'])),
  })
}

async function keepForm(tx: Tx, orderId: string, form: OnboardingForm): Promise<void> {
  const data = { ...StoredAnswers.parse(form), today: form.today ?? Prisma.DbNull }
  await tx.onboardingForm.upsert({ where: { orderId }, create: { orderId, ...data }, update: data })
  await keepFormFacts(tx, orderId, form.facts)
}
