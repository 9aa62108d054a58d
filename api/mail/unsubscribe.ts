import { MARKETING_CONSENT_VERSION } from '#contract/consent.ts'
import { lockName, transact, type Tx } from '../platform/db.ts'
import type { Visit } from '../platform/http.ts'
import { limitByNetwork } from '../platform/limit.ts'
import { record } from '../platform/log.ts'
import { hashAddress, hashMailbox, readUnsubscribeToken } from './suppression.ts'

const perNetwork = limitByNetwork('unsubscribe', 20, 10 * 60)

/**
 * The same response for unknown addresses.
 * @throws Problem 'too-many-attempts'
 */
export async function unsubscribe(
  { email, reason }: { readonly email: string; readonly reason?: string | null | undefined },
  visit: Visit,
): Promise<void> {
  await perNetwork.consume(visit.ip)
  await suppress({ hash: hashAddress(email), email, reason: reason || null, channel: 'descadastro' }, visit)
}

/** @returns false for a token we never made */
export async function unsubscribeByToken(token: string, visit: Visit): Promise<boolean> {
  const hash = readUnsubscribeToken(token)
  if (hash === null) return false
  await suppress({ hash, email: null, reason: null, channel: 'um-clique' }, visit)
  return true
}

interface Wish {
  readonly hash: string
  /** Null if only the hash is known. */
  readonly email: string | null
  readonly reason: string | null
  readonly channel: 'descadastro' | 'um-clique'
}

async function suppress({ hash, email, reason, channel }: Wish, visit: Visit): Promise<void> {
  const isNew = await transact(async (tx) => {
    await lockName(tx, `suppression:${hash}`)
    const known = email ?? (await addressOf(tx, hash))
    const mailbox = known === null ? {} : { mailboxHash: hashMailbox(known) }
    const data = [{ emailHash: hash, ...mailbox, reason }]
    const { count } = await tx.suppression.createMany({ data, skipDuplicates: true })
    // A bounce becomes the person's own wish.
    await tx.suppression.updateMany({
      where: { emailHash: hash, list: 'bounce' },
      data: { list: 'marketing', ...mailbox, reason },
    })
    await takeBackConsent(tx, hash, channel, visit)
    return count > 0
  })
  if (isNew) await record({ category: 'email', action: 'unsubscribed', message: 'Endereço tirado da lista de e-mails' })
}

async function addressOf(tx: Tx, hash: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ email: string }[]>`
    SELECT email FROM leads WHERE email_hash(email) = ${hash}
    UNION ALL SELECT email FROM users WHERE email_hash(email) = ${hash} LIMIT 1`
  return row?.email ?? null
}

/** Records a withdrawal only where consent had been given. */
async function takeBackConsent(tx: Tx, hash: string, channel: string, visit: Visit): Promise<void> {
  const leads = await tx.$queryRaw<{ id: string }[]>`
    UPDATE leads SET consent_marketing = false WHERE email_hash(email) = ${hash} AND consent_marketing RETURNING id`
  const users = await tx.$queryRaw<{ id: string }[]>`
    UPDATE notification_preferences SET news = false
    WHERE news AND user_id IN (SELECT id FROM users WHERE email_hash(email) = ${hash}) RETURNING user_id AS id`
  const told = {
    kind: 'marketing_email' as const,
    version: MARKETING_CONSENT_VERSION,
    granted: false,
    channel,
    ip: visit.ip,
    userAgent: visit.userAgent?.slice(0, 300) ?? null,
  }
  await tx.consent.createMany({
    data: [...leads.map(({ id }) => ({ ...told, leadId: id })), ...users.map(({ id }) => ({ ...told, userId: id }))],
  })
}
