import { createHash } from 'node:crypto'
import { db, type Tx } from '../platform/db.ts'
import { isSigned, signText } from '../platform/signing.ts'

/** A hash outlives erasure. Unkeyed: a new secret would silently forget everyone's wish. */
export const hashAddress = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

/** Ignores plus tags and Gmail's dots, which are only spelling. */
function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@')
  const plain = local.replace(/(?<=.)\+.*$/, '')
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${host}`
}

export const hashMailbox = (email: string) => hashAddress(mailboxOf(email))

/** Any spelling of the mailbox. */
export async function isSuppressed(email: string, tx: Tx = db): Promise<boolean> {
  const mailboxHash = hashMailbox(email)
  const emailHash = { in: [hashAddress(email), mailboxHash] }
  return (await tx.suppression.findFirst({ where: { OR: [{ emailHash }, { mailboxHash }] } })) !== null
}

/** Permanently refused. An existing unsubscription takes precedence. */
export async function suppressBounced(email: string, reason: string): Promise<void> {
  await db.suppression.createMany({
    data: [{ emailHash: hashAddress(email), list: 'bounce', reason: reason.slice(0, 300) }],
    skipDuplicates: true,
  })
}

/** This exact address permanently refused our last mail. */
export const hasBounced = async (email: string, tx: Tx = db): Promise<boolean> =>
  (await tx.suppression.count({ where: { emailHash: hashAddress(email), list: 'bounce' } })) > 0

const subjectOf = (hash: string) => `unsubscribe:marketing:${hash}`

const LINK_TOKEN = /^([0-9a-f]{64})\.([\w-]{43})$/

/** Signed; contains only the address's hash. */
export function unsubscribeToken(email: string): string {
  const hash = hashAddress(email)
  return `${hash}.${signText(subjectOf(hash))}`
}

/** Null unless signed by us. */
export function readUnsubscribeToken(token: string): string | null {
  const [, hash = '', mac = ''] = LINK_TOKEN.exec(token) ?? []
  return hash !== '' && isSigned(subjectOf(hash), mac) ? hash : null
}
