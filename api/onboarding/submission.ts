import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { FormFact, type FormFacts } from '#contract/facts.ts'
import { StoredAnswers } from '#contract/form-fields.ts'
import {
  NOTE_READING_VERSION,
  OnboardingForm,
  PHOTO_SLOT_WORDS,
  PHOTO_SLOTS,
  type PhotoSlot,
  TERMS_VERSION,
} from '#contract/onboarding.ts'
import { readDoubtsBySlot } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import { settleFacts } from '#visagism/facts/settle.ts'
import { calledName } from '#visagism/names/asked-name.ts'
import { greetingName } from '#visagism/names/person-name.ts'
import { lockOrder, type OrderWithUser, startProcessing } from '../orders/order-status.ts'
import { factRows, formFacts, keepFormFacts, saidFacts } from '../orders/said-facts.ts'
import { db, Prisma, transact, type Tx } from '../platform/db.ts'
import { readAs } from '../platform/http.ts'
import type { Upload } from '../platform/uploads.ts'
import {
  type ConsentGiver,
  consentProof,
  faceConsentStands,
  requireFaceConsent,
  timestampAfter,
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
    await keepAskedName(tx, open, form)
    const terms = { kind: 'termos', version: TERMS_VERSION, granted: true } as const
    await tx.consent.create({ data: { ...consentProof(submitter, orderId), ...terms } })
    await keepNoteReadingSaid(tx, orderId, form.agreedToNoteReading, submitter)
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
  // The ruler may have been answered since.
  const today = sent.today === null ? null : form?.today
  const isSame =
    form !== null &&
    isDeepStrictEqual(answersOf({ ...form, today, facts: formFacts(form.facts) }), answersOf(sent)) &&
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

/** How they asked to be called, where the payment says otherwise: mails and pages follow it. */
async function keepAskedName(tx: Tx, { id: orderId, user }: OrderWithUser, form: OnboardingForm): Promise<void> {
  const facts = saidFacts(await tx.saidFact.findMany({ where: { orderId }, ...factRows }))
  const settled = settleFacts(form.observations, new Date().toISOString(), facts)
  const called = settled.find(({ key }) => key === 'called-so')?.value
  const asked = (called === undefined ? null : calledName(called)) ?? greetingName(form.fullName)
  const askedName = asked === greetingName(user.fullName) ? null : asked
  if (askedName !== user.askedName) await tx.user.update({ where: { id: user.id }, data: { askedName } })
}

/** A no is written down only after a yes. */
async function keepNoteReadingSaid(tx: Tx, orderId: string, granted: boolean, giver: ConsentGiver): Promise<void> {
  const of = { kind: 'recado_ia', orderId } as const
  const last = await tx.consent.findFirst({ where: of, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
  if (granted === (last?.granted ?? false)) return
  const said = { ...of, version: NOTE_READING_VERSION, granted, createdAt: timestampAfter(last) }
  await tx.consent.create({ data: { ...consentProof(giver, orderId), ...said } })
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
  const data = { ...StoredAnswers.parse(form), today: form.today ?? Prisma.DbNull }
  await tx.onboardingForm.upsert({ where: { orderId }, create: { orderId, ...data }, update: data })
  await keepFormFacts(tx, orderId, form.facts)
}
