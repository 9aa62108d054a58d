import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import type { StaffRole } from '#contract/permissions.ts'
import { mintSignIn } from '../auth/codes.ts'
import { mintAccessLink } from '../auth/mailed-links.ts'
import { db } from '../platform/db.ts'
import type { Caller } from './api.ts'

export async function newBuyer(caller: Caller, name = 'Marina Albuquerque') {
  const email = `${randomUUID()}@example.com`
  const user = await db.user.create({ data: { email, fullName: name } })
  const order = await db.order.create({ data: { userId: user.id, providerOrderId: randomUUID(), amountCents: 7990 } })
  await caller.post('/api/login', { token: await mintAccessLink(user.id, email, order.id, 72) })
  return { caller, email, userId: user.id, orderId: order.id }
}

/** The mail's contents; null if no mail is sent. */
export async function askedCode(caller: Caller, email: string): Promise<{ code: string; token: string } | null> {
  await caller.post('/api/login', { email })
  const asked = await db.signInCode.findFirst({
    where: { user: { email }, codeHash: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return asked && mintSignIn(asked.id)
}

/** Required before photos. */
export const agreeToPhotos = ({ userId, orderId }: { userId: string; orderId: string }) =>
  db.consent.create({
    data: { userId, orderId, kind: 'fotos_biometria', version: '2026-11-3', granted: true, channel: 'onboarding' },
  })

export async function newConsentingBuyer(caller: Caller, name?: string) {
  const buyer = await newBuyer(caller, name)
  await agreeToPhotos(buyer)
  return buyer
}

/** Staff with a second factor, just re-authenticated; default: owner. */
export async function newAdministrator(caller: Caller, staffRole: StaffRole = 'dono') {
  const email = `${randomUUID()}@example.com`
  const user = await db.user.create({ data: { email, fullName: 'Administradora' } })
  await caller.post('/api/login', { token: await mintAccessLink(user.id, email, null, 72) })
  // Links cannot sign in administrators, so promote a customer.
  await db.user.update({ where: { id: user.id }, data: { role: 'admin', staffRole, totpEnabledAt: new Date() } })
  await db.session.updateMany({ where: { userId: user.id }, data: { confirmedAt: new Date() } })
  return { caller, userId: user.id, email }
}

export const jpegOf = (width = 800, height = 1000, background = '#c9a383') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A heart-shaped face. */
export const quizAnswers = {
  faceShape: 'coracao',
  jaw: 'suave',
  forehead: 'maior',
  cheekbones: 'moderadas',
  faceLength: 'medio',
  style: 'classico',
  objective: 'sofisticacao',
}

export async function photoForm(fields: Record<string, Buffer | string>): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), `${name}.jpg`)
  }
  return form
}

/** In progress, with form and optionally quiz. */
export async function newSubmitted(caller: Caller, { quiz = true } = {}) {
  const buyer = await newConsentingBuyer(caller)
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, orderId: buyer.orderId } })
  const now = new Date()
  await db.order.update({
    where: { id: buyer.orderId },
    data: {
      status: 'EM_PROCESSAMENTO',
      submittedAt: now,
      dueAt: new Date(now.getTime() + 1e8),
      needsVisagist: true,
      ...(quiz ? { quizAnswers } : {}),
    },
  })
  return buyer
}

/** Why a test approves what it did not look at. */
export const ANYWAY = 'Conferido fora da mesa, com a pessoa ao telefone.'
