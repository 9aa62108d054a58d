import type { AccountChange } from '#contract/mail.ts'
import { queueMail } from '../mail/outgoing.ts'
import type { Tx } from '../platform/db.ts'

/**
 * Tells a person by mail what was changed about their account: whoever did not do it themself learns of it.
 * @param previousAddress where the address was changed, the one before: both are told
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
