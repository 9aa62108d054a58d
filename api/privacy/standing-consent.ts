import { Problem } from '#contract/problem.ts'
import type { Tx } from '../platform/db.ts'

/** Whether the person lets us look at their face in this order: the last answer they gave is yes. */
export async function hasStandingConsent(tx: Tx, orderId: string): Promise<boolean> {
  const last = await tx.consent.findFirst({
    where: { orderId, kind: 'fotos_biometria' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { granted: true },
  })
  return last?.granted ?? false
}

/** @throws Problem consent-missing */
export async function requireConsent(tx: Tx, orderId: string): Promise<void> {
  if (!(await hasStandingConsent(tx, orderId))) throw new Problem('consent-missing')
}
