import type { JournalAction } from '#contract/journal.ts'
import type { LiveMessage } from '#contract/live.ts'
import { formatDayTime } from '#contract/format.ts'
import { isTerminal, type OrderStatus, ORDER_STATUS_WORDS, UNDO_HOURS } from '#contract/orders.ts'
import { may, type StaffRole } from '#contract/permissions.ts'
import { Problem } from '#contract/problem.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { announceAll } from '../platform/announce.ts'
import { type Prisma, transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { deliveryDue } from './business-time.ts'
import { timeGivenBack } from './clock.ts'
import { forgetFace } from './forget-face.ts'
import { NO_CLOCK, NOT_ENDED, reopenOrder } from './reopen.ts'

/** Null id: payment provider or system. */
export interface Actor {
  readonly id: string | null
  readonly ip?: string
  /** Journalled, because roles change. */
  readonly role?: StaffRole | null
}

export type OrderWithUser = Prisma.OrderGetPayload<{ include: { user: true } }>

/** Row lock until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderWithUser | null> {
  await tx.$queryRaw`SELECT id FROM orders WHERE id = ${id}::uuid FOR UPDATE`
  return tx.order.findUnique({ where: { id }, include: { user: true } })
}

export function announceOrder(tx: Tx, order: { id: string; userId: string }): Promise<void> {
  const say = { type: 'order', orderId: order.id } as const
  return announceAll<LiveMessage>(tx, [
    { person: order.userId, say },
    { group: 'admin', say },
  ])
}

export async function noteStatus(
  tx: Tx,
  order: OrderWithUser,
  to: OrderStatus,
  actor: Actor,
  action: JournalAction = 'order.status',
): Promise<void> {
  await tx.journalEntry.create({
    data: {
      actorId: actor.id,
      actorRole: actor.role ?? null,
      action,
      subject: 'order',
      subjectId: order.id,
      from: order.status,
      to,
      ip: actor.ip ?? null,
    },
  })
  await announceOrder(tx, order)
}

/** Starts the delivery time, queues the report, notifies. */
export async function startProcessing(tx: Tx, order: OrderWithUser): Promise<Date> {
  const now = new Date()
  const dueAt = deliveryDue(now)
  await tx.order.update({
    where: { id: order.id },
    data: {
      status: 'EM_PROCESSAMENTO',
      submittedAt: now,
      processingStartedAt: now,
      dueAt,
      ...NO_CLOCK,
      deadlineNotified: 0,
    },
  })
  await noteStatus(tx, order, 'EM_PROCESSAMENTO', { id: order.userId })
  // Per submission: reopened orders notify again.
  const dedupeKey = `form-received:${order.id}:${now.toISOString()}`
  await notify(tx, {
    userId: order.userId,
    orderId: order.id,
    type: 'order_update',
    title: 'Formulário e fotos recebidos',
    message: 'Sua análise começou. Avisamos aqui e por e-mail quando o guia ficar pronto.',
    dedupeKey,
  })
  await queueMail(tx, {
    kind: 'form-received',
    to: order.user.email,
    userId: order.userId,
    orderId: order.id,
    dedupeKey,
    data: { dueAt: dueAt.toISOString() },
  })
  await enqueue(tx, 'reports.build', { orderId: order.id })
  return dueAt
}

/** Report stored: completes the order, notifying once per report. */
export async function completeOrder(
  tx: Tx,
  order: OrderWithUser,
  report: { id: string; pages: number },
): Promise<void> {
  const now = new Date()
  await tx.order.update({
    where: { id: order.id },
    data: {
      status: 'CONCLUIDO',
      completedAt: order.completedAt ?? now,
      needsVisagist: false,
      ...timeGivenBack(order, now),
      ...NO_CLOCK,
    },
  })
  if (order.status !== 'CONCLUIDO') await noteStatus(tx, order, 'CONCLUIDO', { id: null })
  else await announceOrder(tx, order)
  const first = order.completedAt === null
  const key = `report-ready:${order.id}:${report.id}`
  await notify(tx, {
    userId: order.userId,
    orderId: order.id,
    type: first ? 'order_complete' : 'pdf_ready',
    title: first ? 'O seu guia está pronto' : 'Seu guia foi atualizado',
    message: first
      ? `São ${report.pages} páginas sobre o seu rosto, para ler aqui ou em PDF.`
      : `São ${report.pages} páginas sobre o seu rosto. Baixe o PDF no painel.`,
    dedupeKey: key,
  })
  await queueMail(tx, {
    kind: 'report-ready',
    to: order.user.email,
    userId: order.userId,
    orderId: order.id,
    dedupeKey: key,
    data: { pages: report.pages },
  })
}

export type Ending = 'REEMBOLSADO' | 'CHARGEBACK'

/**
 * An ending by the provider: face and report are erased at once, even if undoable until now. The buyer is notified after file deletion.
 * @param options.isSilent no notification, because nobody had access
 */
export async function endOrder(
  tx: Tx,
  order: OrderWithUser,
  status: Ending,
  actor: Actor,
  { isSilent = false }: { isSilent?: boolean } = {},
): Promise<void> {
  if (order.status === status && !order.eraseAt) return
  await tx.order.update({
    where: { id: order.id },
    data: { status, endedAt: new Date(), needsVisagist: false, endedFrom: null, eraseAt: null },
  })
  await noteStatus(tx, order, status, actor)
  const keys = await forgetFace(tx, order.id)
  if (isSilent) await enqueue(tx, 'storage.remove', { keys })
  else await enqueue(tx, 'orders.erased', { orderId: order.id, why: status, keys })
}

/** An ending by staff: access closes, but encrypted data stays a day for `undoEnding`. The day runs from the first ending. */
async function endByHand(tx: Tx, order: OrderWithUser, status: Ending, actor: Actor): Promise<void> {
  if (isTerminal(order.status)) {
    await tx.order.update({ where: { id: order.id }, data: { status } })
    return noteStatus(tx, order, status, actor)
  }
  const [ended] = await tx.$queryRaw<{ eraseAt: Date }[]>`
    UPDATE orders SET status = ${status}::order_status, ended_from = status, ended_at = now(), updated_at = now(),
      erase_at = now() + ${UNDO_HOURS} * interval '1 hour'
    WHERE id = ${order.id}::uuid RETURNING erase_at AS "eraseAt"`
  await noteStatus(tx, order, status, actor)
  const told = { userId: order.userId, orderId: order.id }
  const until = ended?.eraseAt ?? new Date()
  await notify(tx, {
    ...told,
    type: 'order_status',
    title: 'Seu pedido foi encerrado por nós',
    message: `O acesso está fechado. Se foi engano, fale com a gente até ${formatDayTime(until.toISOString())}, horário de Brasília: dá para desfazer.`,
  })
  await queueMail(tx, { kind: 'order-closed', to: order.user.email, ...told, data: { until: until.toISOString() } })
}

/**
 * From any state; journalled. Waiting for the form: answers become the draft. In progress: needs a form and queues the report. Endings by
 * staff can be undone for a day; those by the system (no actor id) are final.
 * @param seen the status shown
 * @throws Problem order-not-found, changed-meanwhile, role-forbidden (endings need the owner); form-missing, report-missing
 */
export async function setOrderStatus(id: string, status: OrderStatus, actor: Actor, seen?: OrderStatus): Promise<void> {
  await transact(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new Problem('order-not-found')
    if (order.status === status) return
    if (seen && seen !== order.status) {
      const { label } = ORDER_STATUS_WORDS[order.status]
      throw new Problem('changed-meanwhile', { text: `Este pedido já mudou para ${label}. Nada foi alterado agora.` })
    }
    if (isTerminal(status) || isTerminal(order.status)) requireOwner(actor)
    if (isTerminal(status))
      return actor.id === null ? endOrder(tx, order, status, actor) : endByHand(tx, order, status, actor)
    const words = await MOVES[status](tx, order)
    await noteStatus(tx, order, status, actor)
    await notify(tx, { userId: order.userId, orderId: id, type: 'order_status', ...words })
  })
}

/** For endings and restorations. @throws Problem role-forbidden */
export function requireOwner({ role }: Actor): void {
  if (role !== undefined && !may(role, 'ownership')) throw new Problem('role-forbidden')
}

interface Words {
  readonly title: string
  readonly message: string
}

const changedTo = (status: OrderStatus): Words => ({
  title: 'Seu pedido mudou de status',
  message: `Agora: ${ORDER_STATUS_WORDS[status].label}.`,
})

/** Requirements and effects per target state; returns the buyer's notification. */
const MOVES: Readonly<Record<Exclude<OrderStatus, Ending>, (tx: Tx, order: OrderWithUser) => Promise<Words>>> = {
  async AGUARDANDO_FORMULARIO(tx, order) {
    const hadForm = await reopenOrder(tx, order)
    return {
      title: 'Seu pedido está aberto de novo',
      message: hadForm
        ? 'O que você já tinha respondido voltou como rascunho. Confira as respostas e as fotos e envie de novo.'
        : 'Preencha o formulário e envie as 4 fotos para começarmos.',
    }
  },

  async EM_PROCESSAMENTO(tx, order) {
    if ((await tx.onboardingForm.count({ where: { orderId: order.id } })) === 0) throw new Problem('form-missing')
    const now = new Date()
    const submittedAt = order.submittedAt ?? now
    await tx.order.update({
      where: { id: order.id },
      data: {
        status: 'EM_PROCESSAMENTO',
        ...NOT_ENDED,
        submittedAt,
        processingStartedAt: order.processingStartedAt ?? now,
        dueAt: order.revisionDueAt ?? order.dueAt ?? deliveryDue(submittedAt),
        revisionDueAt: null,
      },
    })
    await enqueue(tx, 'reports.build', { orderId: order.id })
    return changedTo('EM_PROCESSAMENTO')
  },

  async CONCLUIDO(tx, order) {
    const pdf = await tx.generatedPdf.findFirst({
      where: { orderId: order.id, supersededAt: null, purgedAt: null, expiresAt: { gt: new Date() } },
    })
    if (!pdf) throw new Problem('report-missing')
    await tx.order.update({
      where: { id: order.id },
      data: {
        status: 'CONCLUIDO',
        ...NOT_ENDED,
        ...NO_CLOCK,
        completedAt: order.completedAt ?? pdf.createdAt,
        needsVisagist: false,
      },
    })
    return changedTo('CONCLUIDO')
  },
}
