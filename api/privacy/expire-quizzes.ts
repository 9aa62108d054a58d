import { LEAD_LIFE_MONTHS } from '#contract/offer.ts'
import { noteDaysOfLeads } from '../figures/changed-days.ts'
import { db, type Tx, transact } from '../platform/db.ts'

const PAGE = 500

/**
 * Deletes quizzes of people who never bought, 24 months after the last, with mails and anonymous runs. Consents stay as anonymous proof.
 * @returns quizzes deleted
 */
export async function expireQuizzes(now: Date): Promise<number> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - LEAD_LIFE_MONTHS)
  await db.$executeRaw`
    WITH gone AS (DELETE FROM quiz_runs WHERE lead_id IS NULL AND updated_at < ${before} RETURNING started_at)
    INSERT INTO changed_days (day) SELECT DISTINCT day_of(started_at) FROM gone`
  let total = 0
  for (;;) {
    const gone = await transact((tx) => forgetPage(tx, before))
    total += gone
    if (gone < PAGE) return total
  }
}

async function forgetPage(tx: Tx, before: Date): Promise<number> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM leads l WHERE updated_at < ${before}
      AND NOT EXISTS (SELECT FROM users u JOIN orders o ON o.user_id = u.id WHERE u.email = l.email)
      AND NOT EXISTS (SELECT FROM checkout_clicks c JOIN orders o ON o.click_id = c.id WHERE c.lead_id = l.id)
    LIMIT ${PAGE} FOR UPDATE`
  const leadId = { in: rows.map(({ id }) => id) }
  await noteDaysOfLeads(tx, leadId.in)
  await tx.outgoingMail.deleteMany({ where: { leadId } })
  await tx.quizRun.deleteMany({ where: { leadId } })
  await tx.lead.deleteMany({ where: { id: leadId } })
  return rows.length
}
