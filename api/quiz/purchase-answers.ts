import { type Prisma, type Tx } from '../platform/db.ts'
import { headToStore, knownAnswers } from './runs.ts'

/** As an order stores it. */
export interface TestAtPurchase {
  readonly quizAnswers: Prisma.InputJsonObject
  readonly quizHead?: Prisma.InputJsonObject
}

/**
 * What somebody had answered in the free test when they bought: in the run their click came from, else as their click's
 * lead, else beside the buyer's address. Null when nothing was answered. Taken once, as the order is made: whoever knows
 * an address may take the test beside it, and would else decide about the buyer.
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
