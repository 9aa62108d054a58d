import type { JournalAction } from '#contract/journal.ts'
import { BIOMETRICS_VERSIONS } from '#contract/onboarding.ts'
import { shortId } from '#contract/format.ts'
import { Problem } from '#contract/problem.ts'
import { notify } from '../notifications/notifications.ts'
import { momentAfter } from '../onboarding/face-consent.ts'
import { announceOrder, deletePhotos, lockOrder } from '../orders/order-status.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { transact, type Tx } from '../platform/db.ts'

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
 * The person takes back that we may look at their face in one order. Photos and measures go at once. An analysis under way
 * stops: the order awaits its form again, with the answers kept as a draft, so that another yes needs no retyping.
 * @returns whether an analysis was stopped, and when the consent ended
 */
export async function revokeBiometrics(actor: PrivacyActor, orderId: string): Promise<Revoked> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.userId !== actor.userId) throw new Problem('order-not-found')
    const withdrawnAt = await writeRevocation(tx, actor, orderId)
    await forgetFace(tx, orderId)
    const stops = order.status === 'EM_PROCESSAMENTO'
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
    await notify(tx, {
      userId: actor.userId,
      orderId,
      type: 'order_update',
      title: 'Autorização das fotos retirada',
      message: stops
        ? `Apagamos as fotos e paramos a análise do pedido ${shortId(orderId)}. Para receber o dinheiro de volta, fale com o suporte.`
        : `Apagamos as fotos e as medidas do pedido ${shortId(orderId)}.`,
    })
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

/** Photos, what was seen and marked on them, the links that asked for more and those that show a drawing of the person. */
export async function forgetFace(tx: Tx, orderId: string): Promise<void> {
  await deletePhotos(tx, orderId)
  await tx.photoRequest.deleteMany({ where: { orderId } })
  // Drawn in the free test, by the same person.
  await tx.$executeRaw`
    WITH own AS (
      UPDATE leads SET head = NULL FROM orders o JOIN users u ON u.id = o.user_id
      WHERE o.id = ${orderId}::uuid AND leads.email = u.email RETURNING leads.id)
    UPDATE quiz_runs SET head = NULL FROM own WHERE quiz_runs.lead_id = own.id`
  await tx.salonCardLink.deleteMany({ where: { orderId } })
  // The season was set by looking at the face.
  await tx.seasonChoice.deleteMany({ where: { orderId } })
  await tx.clothTest.deleteMany({ where: { orderId } })
  // A delivered guide keeps its words; its drawings no longer show what was seen of the person.
  await tx.$executeRaw`UPDATE analyses SET content = content - 'observed' WHERE order_id = ${orderId}::uuid AND content ? 'observed'`
}
