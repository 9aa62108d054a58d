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
import { forgetFace } from './forget-face.ts'
import { NOT_ENDED, reopenOrder } from './reopen.ts'

/** Who changed an order: a person, or null for the payment provider and the system. */
export interface Actor {
  readonly id: string | null
  readonly ip?: string
  /** As what somebody of the team acts; the journal keeps it, because roles change. */
  readonly role?: StaffRole | null
}

export type OrderWithUser = Prisma.OrderGetPayload<{ include: { user: true } }>

/** Takes the order's row for this transaction; the next one waits and sees what this one wrote. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderWithUser | null> {
  await tx.$queryRaw`SELECT id FROM orders WHERE id = ${id}::uuid FOR UPDATE`
  return tx.order.findUnique({ where: { id }, include: { user: true } })
}

/** Lets the open screens of its buyer and of the administration know that an order changed. */
export function announceOrder(tx: Tx, order: { id: string; userId: string }): Promise<void> {
  const say = { type: 'order', orderId: order.id } as const
  return announceAll<LiveMessage>(tx, [
    { person: order.userId, say },
    { group: 'admin', say },
  ])
}

/** The journal's line of a state that is set, and the news of it. */
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

/** Form and photos are in: the clock starts, the report is asked for, the person is told. */
export async function startProcessing(tx: Tx, order: OrderWithUser): Promise<Date> {
  const now = new Date()
  const dueAt = deliveryDue(now)
  await tx.order.update({
    where: { id: order.id },
    data: { status: 'EM_PROCESSAMENTO', submittedAt: now, processingStartedAt: now, dueAt, deadlineNotified: 0 },
  })
  await noteStatus(tx, order, 'EM_PROCESSAMENTO', { id: order.userId })
  // Once a submission: an order that was opened again is sent, and told of, again.
  const dedupeKey = `form-received:${order.id}:${now.toISOString()}`
  await notify(tx, {
    userId: order.userId,
    orderId: order.id,
    type: 'order_update',
    title: 'Formulário e fotos recebidos',
    message: 'Sua análise começou. Avisamos aqui e por e-mail quando o relatório ficar pronto.',
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

/** The report is stored: the order is done and the person is told, once a report. */
export async function completeOrder(
  tx: Tx,
  order: OrderWithUser,
  report: { id: string; pages: number },
): Promise<void> {
  await tx.order.update({
    where: { id: order.id },
    data: { status: 'CONCLUIDO', completedAt: order.completedAt ?? new Date(), needsVisagist: false },
  })
  if (order.status !== 'CONCLUIDO') await noteStatus(tx, order, 'CONCLUIDO', { id: null })
  else await announceOrder(tx, order)
  const first = order.completedAt === null
  const key = `report-ready:${order.id}:${report.id}`
  await notify(tx, {
    userId: order.userId,
    orderId: order.id,
    type: first ? 'order_complete' : 'pdf_ready',
    title: first ? 'O seu guia está pronto' : 'Seu relatório foi atualizado',
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

/** A state in which an order is over. */
export type Ending = 'REEMBOLSADO' | 'CHARGEBACK'

/**
 * The payment provider says that the purchase is over: the order's face and report are forgotten at once, also where somebody had
 * ended it by hand and could still have undone that. The buyer is notified once the files are deleted too.
 * @param options.isSilent nobody had access to it yet, and nobody is notified
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

/**
 * Somebody of the team ends an order. Access is closed at once; what is sealed stays sealed for a day, in which `undoEnding` brings
 * all of it back. Another ending of what was ended by hand only mends the word for it: the day runs from the first.
 */
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
 * An administrator sets a state, from any state; the journal keeps who, when, from, to. Set back to waiting for its form, an order is
 * open again and its answers become the draft. Set to being processed, it needs its form, and its report is asked for. An ending by
 * somebody of the team can be undone for a day; one by the system (an actor without an id) is final.
 * @param seen the status they were looking at: when another administrator was first, they are told instead
 * @throws Problem order-not-found, changed-meanwhile, role-forbidden (who does not own the shop, to or from an ending);
 *   form-missing, report-missing for what would not be so
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

/** Ending orders, and bringing them back, is the owner's. @throws Problem role-forbidden */
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

/** What each state an order can be brought back to asks for and does; answers with what its buyer is told. */
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
        dueAt: order.dueAt ?? deliveryDue(submittedAt),
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
        completedAt: order.completedAt ?? pdf.createdAt,
        needsVisagist: false,
      },
    })
    return changedTo('CONCLUIDO')
  },
}
