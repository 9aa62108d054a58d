import { type Prisma, type Tx } from '../platform/db.ts'
import { headToStore, knownAnswers } from './runs.ts'

/** As stored in the order. */
export interface TestAtPurchase {
  readonly quizAnswers: Prisma.InputJsonObject
  readonly quizHead?: Prisma.InputJsonObject
}

/**
 * Found by the click's run, its lead, or the buyer's address. Frozen at purchase, because anyone may later take the quiz under that
 * address.
 */
export async function testAtPurchase(
  tx: Tx,
  { clickId, email }: { readonly clickId: string | null; readonly email: string },
): Promise<TestAtPurchase | null> {
  const click = clickId === null ? null : await tx.checkoutClick.findUnique({ where: { id: clickId } })
  const run = click?.runId ? await tx.quizRun.findUnique({ where: { id: click.runId } }) : null
  const fromRun = run && given(run)
  if (fromRun) return fromRun
  const lead = click?.leadId ? await tx.lead.findUnique({ where: { id: click.leadId } }) : null
  const fromLead = lead && given(lead)
  if (fromLead) return fromLead
  const beside = await tx.lead.findUnique({ where: { email } })
  return beside && given(beside)
}

function given(taken: { readonly answers: unknown; readonly head: unknown }): TestAtPurchase | null {
  const quizAnswers = knownAnswers(taken.answers)
  const quizHead = headToStore(taken.head)
  return Object.keys(quizAnswers).length > 0 ? { quizAnswers, ...(quizHead && { quizHead }) } : null
}
