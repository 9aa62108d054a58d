import { createHash } from 'node:crypto'
import { db, type Tx } from '../platform/db.ts'
import { isSigned, signText } from '../platform/signing.ts'

/**
 * Whom not to write to, by the address's hash, so that the list outlives the person's erasure. A plain SHA-256: were it keyed,
 * a new secret would silently forget everybody's wish.
 */
export const hashAddress = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

/** Mail to any of these goes to one box: tags after a plus, and Gmail's dots, are only spelling. */
function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@')
  const plain = local.replace(/(?<=.)\+.*$/, '')
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}

/** The same of the mailbox behind an address, however it is spelt. */
export const hashMailbox = (email: string) => hashAddress(mailboxOf(email))

/** Did this address, or another spelling of its mailbox, ask for no such mail? */
export async function isSuppressed(email: string, tx: Tx = db): Promise<boolean> {
  const mailboxHash = hashMailbox(email)
  const emailHash = { in: [hashAddress(email), mailboxHash] }
  return (await tx.suppression.findFirst({ where: { OR: [{ emailHash }, { mailboxHash }] } })) !== null
}

/** The server of the address says it will never take our mail. A wish already kept is worth more than this. */
export async function suppressBounced(email: string, reason: string): Promise<void> {
  await db.suppression.createMany({
    data: [{ emailHash: hashAddress(email), list: 'bounce', reason: reason.slice(0, 300) }],
    skipDuplicates: true,
  })
}

/** Did the server of this very address refuse our last mail for good? */
export const hasBounced = async (email: string, tx: Tx = db): Promise<boolean> =>
  (await tx.suppression.count({ where: { emailHash: hashAddress(email), list: 'bounce' } })) > 0

const subjectOf = (hash: string) => `unsubscribe:marketing:${hash}`

const LINK_TOKEN = /^([0-9a-f]{64})\.([\w-]{43})$/

/** What a mail's one-click link carries: whom, and that we wrote it. The address itself is not in it. */
export function unsubscribeToken(email: string): string {
  const hash = hashAddress(email)
  return `${hash}.${signText(subjectOf(hash))}`
}

/** The hashed address of a token we made, or null. */
export function readUnsubscribeToken(token: string): string | null {
  const [, hash = '', mac = ''] = LINK_TOKEN.exec(token) ?? []
  return hash !== '' && isSigned(subjectOf(hash), mac) ? hash : null
}
