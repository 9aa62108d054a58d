import type { AccountChange } from '#contract/mail.ts'
import { queueMail } from '../mail/outgoing.ts'
import type { Tx } from '../platform/db.ts'

/**
 * Mails the person about a change, in case they did not make it.
 * @param previousAddress for an address change: both addresses are notified
 */
export async function notifyAccountChange(
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
  change: AccountChange,
  previousAddress: string | null = null,
): Promise<void> {
  const addresses = previousAddress && previousAddress !== email ? [email, previousAddress] : [email]
  for (const to of addresses) await queueMail(tx, { kind: 'account-changed', to, userId: id, data: { change } })
}
