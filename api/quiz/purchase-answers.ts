import { type Prisma, type Tx } from '../platform/db.ts'
import { knownAnswers } from './runs.ts'

/**
 * What somebody had answered in the free test when they bought: in the run their click came from, else as their click's
 * lead, else beside the buyer's address. Null when nothing was answered. Taken once, as the order is made: whoever knows
 * an address may take the test beside it, and would else decide about the buyer.
 */
export async function answersAtPurchase(
  tx: Tx,
  { clickId, email }: { readonly clickId: string | null; readonly email: string },
): Promise<Prisma.InputJsonObject | null> {
  const click = clickId === null ? null : await tx.checkoutClick.findUnique({ where: { id: clickId } })
  const run = click?.runId ? await tx.quizRun.findUnique({ where: { id: click.runId } }) : null
  const fromRun = run && given(run.answers)
  if (fromRun) return fromRun
  const lead = click?.leadId ? await tx.lead.findUnique({ where: { id: click.leadId } }) : null
  const fromLead = lead && given(lead.answers)
  if (fromLead) return fromLead
  const beside = await tx.lead.findUnique({ where: { email } })
  return beside && given(beside.answers)
}

function given(kept: unknown): Record<string, string> | null {
  const answers = knownAnswers(kept)
  return Object.keys(answers).length > 0 ? answers : null
}
