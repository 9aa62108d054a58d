import type { JournalAction } from '#contract/journal.ts'
import { BIOMETRICS_VERSIONS } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { momentAfter } from '../onboarding/face-consent.ts'
import { forgetFace } from '../orders/forget-face.ts'
import { announceOrder, lockOrder } from '../orders/order-status.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'

export interface PrivacyActor {
  readonly userId: string
  readonly ip: string
  readonly userAgent: string | null
}

interface Revoked {
  readonly stoppedAnalysis: boolean
  readonly withdrawnAt: Date
}

/**
 * The person takes back that we may look at their face in one order. Photos, measures and what was made from them, a delivered
 * report too, go at once; the person is told once the files are gone. An analysis under way
 * stops: the order awaits its form again, with the answers kept as a draft, so that another yes needs no retyping.
 * @returns whether an analysis was stopped, and when the consent ended
 */
export async function revokeBiometrics(actor: PrivacyActor, orderId: string): Promise<Revoked> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.userId !== actor.userId) throw new Problem('order-not-found')
    const withdrawnAt = await writeRevocation(tx, actor, orderId)
    const stops = order.status === 'EM_PROCESSAMENTO'
    const keys = await forgetFace(tx, orderId)
    if (stops) await reopenOrder(tx, order)
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
    await enqueue(tx, 'orders.erased', { orderId, why: stops ? 'revoked-stopped' : 'revoked', keys })
    await announceOrder(tx, order)
    return { stoppedAnalysis: stops, withdrawnAt }
  })
}

/**
 * A row of its own: what was granted stays written, and so does that it ended. Nothing granted, nothing to take back.
 * @returns when it was taken back
 */
async function writeRevocation(tx: Tx, { userId, ip, userAgent }: PrivacyActor, orderId: string): Promise<Date> {
  const last = await tx.consent.findFirst({
    where: { userId, orderId, kind: 'fotos_biometria' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  if (last && !last.granted) return last.createdAt
  const { createdAt } = await tx.consent.create({
    data: {
      userId,
      orderId,
      kind: 'fotos_biometria',
      version: last?.version ?? BIOMETRICS_VERSIONS[0],
      granted: false,
      channel: 'privacidade',
      createdAt: momentAfter(last),
      ip,
      userAgent: userAgent?.slice(0, 300) ?? null,
    },
  })
  return createdAt
}
