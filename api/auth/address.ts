import { isTerminal } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { isErasedAddress } from '../mail/erased-address.ts'
import { dropPending, isJustResent, moveMails, queueMail } from '../mail/outgoing.ts'
import { hasBounced } from '../mail/suppression.ts'
import type { Tx } from '../platform/db.ts'
import { endLinks } from './mailed-links.ts'
import { closeAllSessions } from './sessions.ts'
import { lockPerson } from './users.ts'

/** Revokes the previous address's links, codes, sessions and known browsers. Pending mails move to the new address, codes do not. */
export async function leaveAddress(tx: Tx, userId: string, left: string, email: string): Promise<void> {
  await closeAllSessions(tx, userId)
  await endLinks(tx, userId)
  await tx.$executeRaw`
    UPDATE sign_in_codes SET expires_at = least(expires_at, now()) WHERE user_id = ${userId}::uuid AND used_at IS NULL`
  await tx.knownDevice.deleteMany({ where: { userId } })
  // A signed-in intruder may have created camera links.
  await tx.photoRequest.deleteMany({ where: { tokenHash: { not: null }, usedAt: null, order: { userId } } })
  await moveMails(tx, userId, left, email)
}

export interface SentAccess {
  readonly to: string
  readonly hasBounced: boolean
  /** Sent a moment ago, so not again. */
  readonly isUnderWay: boolean
}

/**
 * Mails one access link, replacing unused earlier ones.
 * @param options.orderId default, also for an ended one: the newest open order
 * @param options.isForced also shortly after another
 * @throws Problem not-found, no-pending-order (nothing to give access to)
 */
export async function sendAccess(
  tx: Tx,
  userId: string,
  { orderId = null, isForced = false }: { orderId?: string | null; isForced?: boolean } = {},
): Promise<SentAccess> {
  const { email, erasedAt } = await lockPerson(tx, userId)
  if (erasedAt || isErasedAddress(email)) throw new Problem('not-found')
  const orders = await tx.order.findMany({ where: { userId }, orderBy: { createdAt: 'desc' } })
  const open = orders.filter(({ status }) => !isTerminal(status))
  const order = open.find(({ id }) => id === orderId) ?? open[0]
  if (!order)
    throw new Problem('no-pending-order', { text: 'Esta pessoa não tem pedido em aberto: não há acesso a enviar.' })
  const isUnderWay = !isForced && (await isJustResent(tx, { kind: 'access', to: email, userId }))
  if (!isUnderWay) {
    await endLinks(tx, userId, 'access')
    await dropPending(tx, { userId, kind: 'access' }, 'Outro e-mail de acesso tomou o lugar deste.')
    await queueMail(tx, { kind: 'access', to: email, userId, orderId: order.id })
  }
  return { to: email, hasBounced: await hasBounced(email, tx), isUnderWay }
}
