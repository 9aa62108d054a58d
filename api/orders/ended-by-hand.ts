import { formatDayTime } from '#contract/format.ts'
import { isTerminal, ORDER_STATUS_WORDS, type OrderStatus, UNDO_HOURS } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { forgetFace } from './forget-face.ts'
import { type Actor, lockOrder, noteStatus, type OrderWithUser, requireOwner } from './order-status.ts'
import { NOT_ENDED } from './reopen.ts'

/**
 * Restores state, access and delivery time within a day of the ending. Idempotent.
 * @throws Problem order-not-found, role-forbidden, ending-final (over, or not ours to take back)
 */
export async function undoEnding(id: string, actor: Actor): Promise<OrderStatus> {
  requireOwner(actor)
  return transact(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Problem('order-not-found')
    if (!isTerminal(order.status)) return order.status
    const before = order.endedFrom
    if (!before || !(await isStillOpen(tx, id))) throw new Problem('ending-final', { text: whyFinal(order) })
    await tx.order.update({ where: { id }, data: { status: before, ...NOT_ENDED } })
    await noteStatus(tx, order, before, actor, 'order.restored')
    if (before === 'EM_PROCESSAMENTO') await enqueue(tx, 'reports.build', { orderId: id })
    const told = { userId: order.userId, orderId: id }
    await notify(tx, {
      ...told,
      type: 'order_status',
      title: 'Seu pedido está aberto de novo',
      message: `O encerramento foi desfeito. Nada se perdeu, e o pedido está como antes: ${ORDER_STATUS_WORDS[before].label}.`,
    })
    await queueMail(tx, { kind: 'order-restored', to: order.user.email, ...told })
    return before
  })
}

/** By the database's clock, shared by all machines. */
async function isStillOpen(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<
    { open: boolean | null }[]
  >`SELECT erase_at > now() AS open FROM orders WHERE id = ${id}::uuid`
  return row?.open === true
}

function whyFinal(order: OrderWithUser): string {
  if (order.user.erasedAt) return 'A pessoa apagou a própria conta: não há mais o que devolver.'
  if (!order.endedFrom)
    return 'O meio de pagamento informou que esta compra terminou: o encerramento é definitivo, e as fotos e o relatório já foram apagados.'
  const end = order.eraseAt ?? (order.endedAt && new Date(order.endedAt.getTime() + UNDO_HOURS * 3_600_000))
  if (!order.eraseAt && end && end > new Date())
    return 'A pessoa retirou a autorização das fotos depois do encerramento: elas foram apagadas, e não há mais o que devolver.'
  const at = end ? ` em ${formatDayTime(end.toISOString())}, horário de Brasília` : ''
  return `O prazo de ${UNDO_HOURS} horas para desfazer terminou${at}. As fotos e o relatório são apagados para sempre.`
}

/** Ended by hand and still undoable. */
export const isOnHold = async (id: string): Promise<boolean> =>
  (await db.order.count({ where: { id, eraseAt: { not: null } } })) > 0

/** Orders per minute; the next minute continues. */
const MOST = 200

export async function eraseEnded(): Promise<void> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM orders WHERE erase_at <= now() ORDER BY erase_at LIMIT ${MOST}`
  for (const { id } of due)
    await transact(async (tx) => {
      const order = await lockOrder(tx, id)
      // Undone or finally ended meanwhile.
      if (!order?.eraseAt || !isTerminal(order.status) || (await isStillOpen(tx, id))) return
      await tx.order.update({ where: { id }, data: { eraseAt: null, needsVisagist: false } })
      await enqueue(tx, 'orders.erased', { orderId: id, why: 'closed', keys: await forgetFace(tx, id) })
    })
}
