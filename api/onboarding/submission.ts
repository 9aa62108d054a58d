import { isDeepStrictEqual } from 'node:util'
import { StoredAnswers } from '#contract/form-fields.ts'
import {
  type BiometricsVersion,
  OnboardingForm,
  PHOTO_SLOT_WORDS,
  PHOTO_SLOTS,
  type PhotoSlot,
  TERMS_VERSION,
} from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { lockOrder, type OrderWithUser, startProcessing } from '../orders/order-status.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { readAs, type Upload } from '../platform/http.ts'
import { hashBytes } from './photo-file.ts'
import { keepPhoto, refuseEnded } from './photos.ts'

export interface Submission {
  readonly orderId: string
  /** The form as JSON text, as the multipart call carries it. */
  readonly formData: string
  readonly files: readonly Upload[]
}

export interface Submitter {
  readonly userId: string
  readonly ip: string
  readonly userAgent: string | null
}

const isSlot = (field: string): field is PhotoSlot => PHOTO_SLOTS.some((slot) => slot === field)

/**
 * Takes form and photos. Photos that arrive with it are kept one by one first, so that a form refused for one field loses
 * none of them. A phone that lost the answer may repeat: it is answered as the first time where the order holds this very
 * form, and only there, because the phone lets its copy go for it.
 * @returns when the report is due
 * @throws Problem no-pending-order, order-ended, photos-missing, invalid, unreadable
 */
export async function submitOnboarding(submission: Submission, submitter: Submitter): Promise<Date> {
  const { orderId } = submission
  const order = await db.order.findFirst({ where: { id: orderId, userId: submitter.userId } })
  if (!order) throw new Problem('no-pending-order')
  if (order.status !== 'AGUARDANDO_FORMULARIO') return repeatAnswer(db, submission)
  for (const { field, bytes } of submission.files)
    if (isSlot(field)) await keepPhoto(submitter.userId, orderId, field, bytes)
  const form = readForm(submission.formData)
  return transact(async (tx) => {
    const open = await lockOrder(tx, orderId)
    if (!open) throw new Problem('no-pending-order')
    if (open.status !== 'AGUARDANDO_FORMULARIO') return repeatAnswer(tx, submission)
    await requireFourPhotos(tx, orderId)
    await keepForm(tx, orderId, form)
    await keepConsents(tx, open, form.biometricsVersion, submitter)
    await tx.onboardingDraft.deleteMany({ where: { orderId } })
    return startProcessing(tx, open)
  })
}

/** The first answer again, when the order holds these very answers and photos. @throws Problem no-pending-order, order-ended */
async function repeatAnswer(tx: Tx, { orderId, formData, files }: Submission): Promise<Date> {
  const sent = StoredAnswers.parse(readForm(formData))
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId }, include: { form: true, photos: true } })
  const { status, form, photos, dueAt } = order
  const isHeld = ({ field, bytes }: Upload) =>
    photos.some(({ slot, sourceHash }) => slot === field && sourceHash === hashBytes(bytes))
  if (form && dueAt && isDeepStrictEqual(StoredAnswers.parse(form), sent) && files.every(isHeld)) return dueAt
  refuseEnded(status)
  throw new Problem('no-pending-order', {
    text: 'Nenhum pedido pendente encontrado: este pedido já foi enviado, com outras respostas ou fotos.',
  })
}

function readForm(json: string): OnboardingForm {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Problem('unreadable')
  }
  return readAs(OnboardingForm, value)
}

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
  const data = StoredAnswers.parse(form)
  await tx.onboardingForm.upsert({ where: { orderId }, create: { orderId, ...data }, update: data })
}

/** Two agreements, two rows: when, which text, from where. The burden of proof is ours. */
async function keepConsents(
  tx: Tx,
  order: OrderWithUser,
  biometrics: BiometricsVersion,
  { ip, userAgent }: Submitter,
): Promise<void> {
  const proof = {
    userId: order.userId,
    orderId: order.id,
    granted: true,
    channel: 'onboarding',
    ip,
    userAgent: userAgent?.slice(0, 300) ?? null,
  }
  await tx.consent.createMany({
    data: [
      { ...proof, kind: 'termos', version: TERMS_VERSION },
      { ...proof, kind: 'fotos_biometria', version: biometrics },
    ],
  })
}
