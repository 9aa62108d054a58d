import * as z from 'zod/mini'
import { APPROVAL_PAUSE_SECONDS } from '#contract/admin/desk.ts'
import type { Looked } from '#contract/admin/gate.ts'
import { isTerminal, ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { ANALYSIS_VERSION } from '#visagism/analysis/analysis.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { ownName } from '../auth/names.ts'
import { notify } from '../notifications/notifications.ts'
import { type Actor, lockOrder } from '../orders/order-status.ts'
import { transact, type Tx } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { enqueue } from '../platform/queue.ts'

const Settled = z.object({ pdfId: z.string() })

/** A visagist's approval, or an owner's release without one. */
const RELEASES = ['approved', 'unreviewed'] as const

/** Pending until delivery. */
export interface Approval {
  readonly id: string
  readonly authorId: string | null
  readonly by: string
  readonly at: Date
  /** False: released without approval. */
  readonly reviewed: boolean
}

/** Null if none or delivered. */
export async function findApproval(tx: Tx, orderId: string): Promise<Approval | null> {
  const row = await tx.analysis.findFirst({
    where: { orderId, state: { in: [...RELEASES] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { author: { select: { fullName: true } }, order: { select: { submittedAt: true } } },
  })
  if (!row || Settled.safeParse(row.content).success) return null
  // Form sent again since, with unreviewed answers.
  if (row.order.submittedAt && row.createdAt < row.order.submittedAt) return null
  const { id, authorId, createdAt: at, state } = row
  return { id, authorId, by: printedName(row.author?.fullName) ?? 'a equipe', at, reviewed: state === 'approved' }
}

/** Queues the report after a pause for undoing; the caller locks the order. */
export async function keepApproval(
  tx: Tx,
  orderId: string,
  actor: Actor,
  state: (typeof RELEASES)[number] = 'approved',
  seen: { readonly looked?: Looked; readonly anyway?: string | null } = {},
): Promise<void> {
  const { id: approvalId } = await tx.analysis.create({
    data: { orderId, state, engineVersion: ANALYSIS_VERSION, content: {}, authorId: actor.id, ...seen },
  })
  const startAfter = new Date(Date.now() + APPROVAL_PAUSE_SECONDS * 1000)
  await enqueue(tx, 'reports.build', { orderId, forced: true, approvalId }, { startAfter })
}

/** Before delivery; discards the drawing. @throws Problem changed-meanwhile */
export async function dropApproval(tx: Tx, orderId: string): Promise<void> {
  const approval = await findApproval(tx, orderId)
  if (!approval)
    throw new Problem('changed-meanwhile', { text: 'O relatório já saiu. Edite o que for preciso e aprove de novo.' })
  await tx.analysis.delete({ where: { id: approval.id } })
}

/** With an approval: if valid, for the current form, and not delivered. Without: only in automatic mode. */
export async function mayDeliver(tx: Tx, orderId: string, approvalId: string | undefined): Promise<boolean> {
  if (!approvalId) return env.REPORT_REVIEW === 'auto'
  return (await findApproval(tx, orderId))?.id === approvalId
}

export async function settleApprovals(tx: Tx, orderId: string, pdfId: string): Promise<void> {
  await tx.analysis.updateMany({
    where: { orderId, state: { in: [...RELEASES] }, content: { equals: {} } },
    data: { content: { pdfId } },
  })
}

/** The order changed: no delivery; the approver is notified why. */
export async function giveUpApproval(orderId: string): Promise<void> {
  await transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    // If the ending is undone, the approval remains.
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
      message: `${ownName(order.user) ?? order.user.email}: o pedido mudou para ${label} enquanto o relatório era desenhado.`,
      dedupeKey: `undelivered:${approval.id}`,
    })
  })
}

/** In progress or delivered. @throws Problem order-ended, form-missing */
export function requireWorkable(order: { status: keyof typeof ORDER_STATUS_WORDS }): void {
  if (isTerminal(order.status)) throw new Problem('order-ended')
  if (order.status === 'AGUARDANDO_FORMULARIO') throw new Problem('form-missing')
}
