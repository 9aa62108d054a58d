import * as z from 'zod/mini'
import { APPROVAL_PAUSE_SECONDS } from '#contract/admin/desk.ts'
import { isTerminal, ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { ANALYSIS_VERSION } from '#visagism/analysis.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { notify } from '../notifications/notifications.ts'
import { type Actor, lockOrder } from '../orders/order-status.ts'
import { transact, type Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { enqueue } from '../platform/queue.ts'

const Settled = z.object({ pdfId: z.string() })

/** Words that let a report leave: a visagist's approval, or an owner's that it may go without one. */
const RELEASES = ['approved', 'unreviewed'] as const

/** Somebody's word that the report may leave, until it has left. */
export interface Approval {
  readonly id: string
  readonly authorId: string | null
  readonly by: string
  readonly at: Date
  /** False: it goes out although nobody approved it. */
  readonly reviewed: boolean
}

/** The approval whose report is still being made; null before, and once the report is out. */
export async function findApproval(tx: Tx, orderId: string): Promise<Approval | null> {
  const row = await tx.analysis.findFirst({
    where: { orderId, state: { in: [...RELEASES] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { author: { select: { fullName: true } }, order: { select: { submittedAt: true } } },
  })
  if (!row || Settled.safeParse(row.content).success) return null
  // The order went back to its customer since: other answers, which nobody has seen.
  if (row.order.submittedAt && row.createdAt < row.order.submittedAt) return null
  const { id, authorId, createdAt: at, state } = row
  return { id, authorId, by: printedName(row.author?.fullName) ?? 'a equipe', at, reviewed: state === 'approved' }
}

/** In the caller's transaction, which holds the order: the report is asked for, after a pause in which it may be taken back. */
export async function keepApproval(
  tx: Tx,
  orderId: string,
  actor: Actor,
  state: (typeof RELEASES)[number] = 'approved',
): Promise<void> {
  const { id: approvalId } = await tx.analysis.create({
    data: { orderId, state, engineVersion: ANALYSIS_VERSION, content: {}, authorId: actor.id },
  })
  const startAfter = new Date(Date.now() + APPROVAL_PAUSE_SECONDS * 1000)
  await enqueue(tx, 'reports.build', { orderId, forced: true, approvalId }, { startAfter })
}

/** Taken back while the report is not out: what is being drawn is thrown away. @throws Problem changed-meanwhile */
export async function dropApproval(tx: Tx, orderId: string): Promise<void> {
  const approval = await findApproval(tx, orderId)
  if (!approval)
    throw new Problem('changed-meanwhile', { text: 'O relatório já saiu. Edite o que for preciso e aprove de novo.' })
  await tx.analysis.delete({ where: { id: approval.id } })
}

/**
 * May a report of this order leave? With an approval: while it stands, is of this order's present form and its report is not
 * out. Without one: only where the system delivers by itself.
 */
export async function mayDeliver(tx: Tx, orderId: string, approvalId: string | undefined): Promise<boolean> {
  if (!approvalId) return env.REPORT_REVIEW === 'auto'
  return (await findApproval(tx, orderId))?.id === approvalId
}

/** The report is out: every approval that waited for it has its answer. */
export async function settleApprovals(tx: Tx, orderId: string, pdfId: string): Promise<void> {
  await tx.analysis.updateMany({
    where: { orderId, state: { in: [...RELEASES] }, content: { equals: {} } },
    data: { content: { pdfId } },
  })
}

/** The order changed under its report: nothing is delivered, and who approved is told why. */
export async function giveUpApproval(orderId: string): Promise<void> {
  await transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    // Ended by hand: should that be undone, the approval stands as before.
    if (order?.eraseAt) return
    const approval = order && (await findApproval(tx, orderId))
    if (!approval) return
    await tx.analysis.delete({ where: { id: approval.id } })
    if (!approval.authorId) return
    const { label } = ORDER_STATUS_WORDS[order.status]
    await notify(tx, {
      userId: approval.authorId,
      orderId,
      type: 'desk_undelivered',
      title: 'Relatório não entregue',
      message: `${printedName(order.user.fullName) ?? order.user.email}: o pedido mudou para ${label} enquanto o relatório era desenhado.`,
      dedupeKey: `undelivered:${approval.id}`,
    })
  })
}

/** Work at the desk is for orders that are in the works or delivered. @throws Problem order-ended, form-missing */
export function requireWorkable(order: { status: keyof typeof ORDER_STATUS_WORDS }): void {
  if (isTerminal(order.status)) throw new Problem('order-ended')
  if (order.status === 'AGUARDANDO_FORMULARIO') throw new Problem('form-missing')
}
