import type { JournalAction } from '#contract/journal.ts'
import { BIOMETRICS_VERSIONS } from '#contract/onboarding.ts'
import { timestampAfter } from '../onboarding/face-consent.ts'
import { forgetFace } from '../orders/forget-face.ts'
import { announceOrder } from '../orders/order-status.ts'
import { lockOwnOrder } from '../orders/own-order.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { queueMail } from '../mail/outgoing.ts'
import { transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { listStoredData, writeRevocationReceipt } from './receipt.ts'

export interface PrivacyActor {
  readonly userId: string
  readonly ip: string
  readonly userAgent: string | null
}

interface Revoked {
  readonly stoppedAnalysis: boolean
  readonly withdrawnAt: Date
  /** Also mailed; null if already revoked. */
  readonly receipt: string | null
}

/**
 * Photos, findings and reports go at once, and the person is notified after file deletion. An analysis stops: the order awaits its form,
 * with answers as a draft. The signed receipt is returned and mailed.
 * @returns whether an analysis was stopped, when the consent ended, and the receipt
 */
export async function revokeBiometrics(actor: PrivacyActor, orderId: string): Promise<Revoked> {
  return transact(async (tx) => {
    const order = await lockOwnOrder(tx, actor.userId, orderId)
    const { withdrawnAt, isNew } = await writeRevocation(tx, actor, orderId)
    const [held] = isNew ? await listStoredData(tx, { userId: actor.userId, id: orderId }) : []
    const stops = order.status === 'EM_PROCESSAMENTO'
    const keys = await forgetFace(tx, orderId)
    if (stops) await reopenOrder(tx, order)
    // Ended by hand just now: undoing becomes impossible.
    if (order.eraseAt) await tx.order.update({ where: { id: orderId }, data: { eraseAt: null } })
    await tx.journalEntry.create({
      data: {
        actorId: actor.userId,
        action: 'consent.revoked' satisfies JournalAction,
        subject: 'order',
        subjectId: orderId,
        from: order.status,
        to: stops ? 'AGUARDANDO_FORMULARIO' : order.status,
        ip: actor.ip,
      },
    })
    // A repeated revocation would give an empty receipt.
    const receipt = held ? await writeRevocationReceipt(held, withdrawnAt) : null
    if (receipt)
      await queueMail(tx, {
        kind: 'revocation-receipt',
        to: order.user.email,
        userId: actor.userId,
        orderId,
        data: { receipt },
      })
    await enqueue(tx, 'orders.erased', { orderId, why: stops ? 'revoked-stopped' : 'revoked', keys })
    await announceOrder(tx, order)
    return { stoppedAnalysis: stops, withdrawnAt, receipt }
  })
}

/**
 * Append-only; nothing without an earlier consent.
 * @returns when it was revoked, and whether by this call
 */
async function writeRevocation(
  tx: Tx,
  { userId, ip, userAgent }: PrivacyActor,
  orderId: string,
): Promise<{ withdrawnAt: Date; isNew: boolean }> {
  const last = await tx.consent.findFirst({
    where: { userId, orderId, kind: 'fotos_biometria' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (last && !last.granted) return { withdrawnAt: last.createdAt, isNew: false }
  const { createdAt } = await tx.consent.create({
    data: {
      userId,
      orderId,
      kind: 'fotos_biometria',
      version: last?.version ?? BIOMETRICS_VERSIONS[0],
      granted: false,
      channel: 'privacidade',
      createdAt: timestampAfter(last),
      ip,
      userAgent: userAgent?.slice(0, 300) ?? null,
    },
  })
  return { withdrawnAt: createdAt, isNew: true }
}
