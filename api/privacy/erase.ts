import { MARKETING_CONSENT_VERSION } from '#contract/consent.ts'
import type { JournalAction } from '#contract/journal.ts'
import { BIOMETRICS_VERSIONS } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { spendEraseCode } from '../auth/codes.ts'
import { limits } from '../auth/limits.ts'
import { closeAllSessions } from '../auth/sessions.ts'
import { erasedAddress } from '../mail/erased-address.ts'
import { noteDaysOfPerson } from '../figures/changed-days.ts'
import { queueMail } from '../mail/outgoing.ts'
import { hashAddress, hashMailbox } from '../mail/suppression.ts'
import { withoutBuyer } from '../orders/buyer-traces.ts'
import { db, Prisma, transact, type Tx } from '../platform/db.ts'
import { destroyKeys } from '../platform/keyring.ts'
import { enqueue } from '../platform/queue.ts'
import { forgetVoice } from '../ratings/voices.ts'
import { forgetPurchase } from '../tracking/purchase.ts'
import { forgetFace } from '../orders/forget-face.ts'
import { listStoredData, writeErasureReceipt } from './receipt.ts'
import type { PrivacyActor } from './revoke.ts'

/** An unattended phone proves no intent. One mail per minute; sooner requests get the same response. */
export async function askToErase(userId: string): Promise<void> {
  const { email } = await requireErasable(userId)
  if (!(await limits.mayMailEraseCode(userId))) return
  await transact((tx) => queueMail(tx, { kind: 'erase-code', to: email, userId }))
}

async function requireErasable(userId: string): Promise<{ email: string }> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } })
  if (user.role === 'admin')
    throw new Problem('forbidden', { text: 'Contas de administração são encerradas por outro administrador.' })
  return user
}

/**
 * All or nothing. Kept: the order's number, price, dates and state (tax and consumer law), consents as proof, the journal, session
 * addresses until retention, and the unsubscription hash. The receipt is the last mail.
 * @returns the receipt; null if already erased
 */
export async function eraseAccount(actor: PrivacyActor, code: string): Promise<string | null> {
  const { userId } = actor
  await requireErasable(userId)
  await spendEraseCode(userId, code)
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    if (user.erasedAt) return null
    const at = new Date()
    const receipt = await writeErasureReceipt(await listStoredData(tx, { userId }), at)
    await noteDaysOfPerson(tx, userId)
    const orders = await tx.order.findMany({ where: { userId } })
    for (const order of orders) {
      await forgetVoice(tx, actor, order.id, 'conta_apagada')
      await eraseOrder(tx, order.id)
    }
    await eraseAddress(tx, user.email)
    await tx.onboardingDraft.deleteMany({ where: { userId } })
    await forgetMessages(tx, user)
    await closeAllSessions(tx, userId)
    await takeBackConsents(tx, actor)
    await tx.user.update({
      where: { id: userId },
      data: {
        email: erasedAddress(userId),
        fullName: null,
        askedName: null,
        phone: null,
        passwordHash: null,
        totpSecret: null,
        totpEnabledAt: null,
        totpRecoveryHashes: [],
        lastSeenAt: null,
        erasedAt: at,
      },
    })
    await queueMail(tx, { kind: 'erasure-receipt', to: user.email, data: { receipt } })
    await tx.journalEntry.create({
      data: {
        actorId: userId,
        action: 'account.erased' satisfies JournalAction,
        subject: 'user',
        subjectId: userId,
        ip: actor.ip,
      },
    })
    // Journal details become unreadable; what, by whom and when stays.
    await destroyKeys(tx, [
      { scope: 'journal', ownerId: userId },
      { scope: 'device', ownerId: userId },
      ...orders.flatMap(({ id: ownerId }) => [
        { scope: 'answers', ownerId } as const,
        { scope: 'journal', ownerId } as const,
      ]),
    ])
    return receipt
  })
}

/** Notifications and sign-in links: each row holds personal data. */
export async function forgetMessages(tx: Tx, { id: userId, email }: { id: string; email: string }): Promise<void> {
  await tx.notification.deleteMany({ where: { userId } })
  await tx.notificationPreference.deleteMany({ where: { userId } })
  await tx.outgoingMail.deleteMany({ where: { OR: [{ userId }, { toEmail: email }] } })
  await tx.signInCode.deleteMany({ where: { userId } })
  await tx.knownDevice.deleteMany({ where: { userId } })
  await tx.magicLink.deleteMany({ where: { userId } })
}

/** Keeps number, price, dates and state. */
async function eraseOrder(tx: Tx, orderId: string): Promise<void> {
  await forgetPurchase(tx, orderId)
  await tx.onboardingForm.deleteMany({ where: { orderId } })
  await tx.reportBuild.deleteMany({ where: { orderId } })
  await tx.orderNote.deleteMany({ where: { orderId } })
  await tx.rating.updateMany({ where: { orderId }, data: { feedback: null, recommendations: null } })
  for (const event of await tx.webhookEvent.findMany({ where: { orderId } }))
    await tx.webhookEvent.update({
      where: { id: event.id },
      data: {
        payload: withoutBuyer(event.payload),
        buyerEmail: null,
        ...(event.otherPayload === null ? {} : { otherPayload: withoutBuyer(event.otherPayload) }),
      },
    })
  const { clickId, status } = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  if (clickId) {
    const { runId } = await tx.checkoutClick.findUniqueOrThrow({ where: { id: clickId } })
    if (runId) await tx.quizRun.deleteMany({ where: { id: runId } })
    await tx.checkoutClick.update({
      where: { id: clickId },
      data: { leadId: null, runId: null, visitorId: null, fbp: null, fbc: null, ip: null, userAgent: null },
    })
  }
  const stopped: Prisma.OrderUpdateInput =
    status === 'EM_PROCESSAMENTO'
      ? { status: 'AGUARDANDO_FORMULARIO', submittedAt: null, dueAt: null, processingStartedAt: null }
      : {}
  await tx.order.update({
    where: { id: orderId },
    data: {
      tracking: {},
      quizAnswers: Prisma.DbNull,
      quizHead: Prisma.DbNull,
      needsVisagist: false,
      eraseAt: null,
      ...stopped,
    },
  })
  const keys = await forgetFace(tx, orderId)
  if (keys.length > 0) await enqueue(tx, 'storage.remove', { keys })
}

/** Deliveries without an order hold only the address. */
async function forgetDeliveries(tx: Tx, email: string): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string; payload: Prisma.JsonValue; other: Prisma.JsonValue }[]>`
    SELECT id, payload, other_payload AS other FROM webhook_events
    WHERE strpos(lower(payload::text), ${email}) > 0 OR strpos(lower(coalesce(other_payload::text, '')), ${email}) > 0
      OR buyer_email = ${email}`
  for (const { id, payload, other } of rows)
    await tx.webhookEvent.update({
      where: { id },
      data: {
        payload: withoutBuyer(payload),
        buyerEmail: null,
        ...(other === null ? {} : { otherPayload: withoutBuyer(other) }),
      },
    })
}

/** Quiz and messages under the address; keeps the unsubscription. */
async function eraseAddress(tx: Tx, email: string): Promise<void> {
  const lead = await tx.lead.findUnique({ where: { email } })
  if (lead) {
    await tx.outgoingMail.deleteMany({ where: { leadId: lead.id } })
    await tx.quizRun.deleteMany({ where: { leadId: lead.id } })
    await tx.lead.delete({ where: { id: lead.id } })
  }
  await tx.contactMessage.deleteMany({ where: { email } })
  await forgetDeliveries(tx, email)
  // Support mails and logs quoting them.
  await tx.$executeRaw`DELETE FROM outgoing_mails WHERE strpos(lower(data::text), ${email}) > 0 OR strpos(lower(coalesce(subject, '')), ${email}) > 0`
  await tx.$executeRaw`DELETE FROM system_logs WHERE strpos(lower(message), ${email}) > 0 OR strpos(lower(coalesce(details::text, '')), ${email}) > 0`
  const emailHash = hashAddress(email)
  await tx.suppression.upsert({
    where: { emailHash },
    create: { emailHash, mailboxHash: hashMailbox(email), reason: 'conta apagada', erasedAt: new Date() },
    update: { erasedAt: new Date() },
  })
}

/** Append-only: withdrawals are new rows. */
async function takeBackConsents(tx: Tx, { userId, ip, userAgent }: PrivacyActor): Promise<void> {
  const proof = { userId, granted: false, channel: 'conta_apagada', ip, userAgent: userAgent?.slice(0, 300) ?? null }
  await tx.consent.createMany({
    data: [
      { ...proof, kind: 'fotos_biometria', version: BIOMETRICS_VERSIONS[0] },
      { ...proof, kind: 'marketing_email', version: MARKETING_CONSENT_VERSION },
    ],
  })
}
