import { finishMail } from '../mail/delivery.ts'
import { jobs } from '#contract/jobs.ts'
import { finishErasure } from '../orders/erased-notice.ts'
import { db } from '../platform/db.ts'

/** Runs the worker's part. Idempotent. */
export async function finishErasures(): Promise<void> {
  const rows = await db.$queryRaw<{ id: string; data: unknown }[]>`
    SELECT id, data FROM pgboss.job WHERE name = 'orders.erased' ORDER BY created_on`
  for (const { id, data } of rows) await finishErasure(jobs['orders.erased'].payload.parse(data), id)
}

/** Sends an erasure receipt. @returns its text */
export async function mailReceipt(email: string): Promise<string> {
  const { id, data } = await db.outgoingMail.findFirstOrThrow({ where: { kind: 'erasure-receipt', toEmail: email } })
  await finishMail(id, { subject: 'Recibo', messageId: `<${id}@test>`, left: true })
  return (data as { receipt: string }).receipt
}
