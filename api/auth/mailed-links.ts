import { ACCESS_LINK_LIFE_HOURS } from '#contract/auth.ts'
import { type MailRow, PENDING } from '../mail/delivery.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { hashToken, mailedToken, newToken } from './secrets.ts'
import { lockPerson } from './users.ts'

/**
 * Only its hash is stored.
 * @param token a retried mail's unchanged link, valid from the newest retry
 */
export async function mintAccessLink(
  userId: string,
  email: string,
  orderId: string | null,
  hours: number,
  { tx = db, token = newToken() }: { tx?: Tx; token?: string } = {},
): Promise<string> {
  const expiresAt = new Date(Date.now() + hours * 3_600_000)
  const tokenHash = hashToken(token)
  await tx.magicLink.upsert({
    where: { tokenHash },
    create: { userId, email, orderId, purpose: 'access', tokenHash, expiresAt },
    update: { expiresAt },
  })
  return token
}

/**
 * Stable across retries.
 * @throws Error if the address changed or another mail replaced it: nothing may be sent
 */
export async function mintMailedLink(
  mail: Pick<MailRow, 'id' | 'userId' | 'toEmail' | 'orderId'>,
  hours = ACCESS_LINK_LIFE_HOURS,
): Promise<string> {
  const { id, userId, toEmail, orderId } = mail
  if (!userId) throw new Error('a mail with a link to an account, without a person')
  return transact(async (tx) => {
    const { email } = await lockPerson(tx, userId)
    const isPending = (await tx.outgoingMail.count({ where: { id, toEmail, status: { in: [...PENDING] } } })) > 0
    if (email !== toEmail || !isPending) throw new Error('this mail is for an address that was left, or was replaced')
    return mintAccessLink(userId, email, orderId, hours, { tx, token: mailedToken(id, toEmail) })
  })
}

/** Uses the database's clock, which also decides expiry. */
export async function endLinks(tx: Tx, userId: string, purpose?: 'access'): Promise<void> {
  await tx.$executeRaw`
    UPDATE magic_links SET expires_at = least(expires_at, now())
    WHERE user_id = ${userId}::uuid AND used_at IS NULL AND (${purpose ?? null}::text IS NULL OR purpose::text = ${purpose ?? null})`
}
