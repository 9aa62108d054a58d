import { DELIVERY_BUSINESS_HOURS } from '#contract/offer.ts'
import { NAMES, ownName } from '../auth/names.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { DESK_TEAM } from '../auth/users.ts'
import { db, type Prisma, transact, type Tx } from '../platform/db.ts'
import { businessTimeLeft, CLOCK_RUNS, restartForgotten, runningDue } from './clock.ts'

const MARKS = [100, 80, 50] as const
type Mark = (typeof MARKS)[number]
/** Percent from which mails are sent too. */
const MAIL_FROM = 80
const BATCH = 2000

type WaitingOrder = Prisma.OrderGetPayload<{ include: { user: { select: typeof NAMES } } }>
interface Due {
  readonly order: WaitingOrder
  readonly mark: Mark
}

const HOUR_MS = 3_600_000

/** The highest mark passed, in business hours without those that stood still. */
export function markOf(order: Parameters<typeof businessTimeLeft>[0], now: Date): Mark | null {
  const [left, due] = [businessTimeLeft(order, now), runningDue(order)]
  if (left === null || due === null || order.dueStoppedAt) return null
  const passed = (mark: Mark) =>
    mark === 100 ? due <= now : left <= (DELIVERY_BUSINESS_HOURS * HOUR_MS * (100 - mark)) / 100
  return MARKS.find(passed) ?? null
}

/** Each mark once: at 50 % the assignee (or everyone), at 80 and 100 % everyone, also by mail. Several orders share one notification. */
export async function notifyDeadlines(now = new Date()): Promise<void> {
  await transact((tx) => restartForgotten(tx, now))
  await transact(async (tx) => {
    // Skip rows locked by another worker.
    const ids = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM orders WHERE deadline_told < 100 AND due_stopped_at IS NULL
        AND (status = 'EM_PROCESSAMENTO' OR (status = 'CONCLUIDO' AND revision_due_at IS NOT NULL))
      ORDER BY coalesce(revision_due_at, due_at), id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
    const orders = await tx.order.findMany({
      where: { id: { in: ids.map(({ id }) => id) } },
      include: { user: { select: NAMES } },
      orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    })
    const due = orders.flatMap((order): Due[] => {
      const mark = markOf(order, now)
      return mark && mark > order.deadlineNotified ? [{ order, mark }] : []
    })
    if (due.length > 0) await notifyAdministrators(tx, due)
    for (const mark of MARKS) {
      const passed = due.filter((one) => one.mark === mark).map(({ order }) => order.id)
      await tx.order.updateMany({ where: { id: { in: passed } }, data: { deadlineNotified: mark } })
    }
  })
}

async function notifyAdministrators(tx: Tx, due: readonly Due[]): Promise<void> {
  const team = await tx.user.findMany({ where: DESK_TEAM, select: { id: true, email: true } })
  for (const { id: userId, email } of team) {
    for (const mark of MARKS) {
      const mine = due.filter((one) => one.mark === mark && concerns(one, userId))
      if (mine.length > 0) await notify(tx, { userId, type: 'desk_deadline', ...wordsOf(mark, mine) })
    }
    const orders = due
      .filter(({ mark }) => mark >= MAIL_FROM)
      .map(({ order, mark }) => ({ orderId: order.id, percent: mark }))
    if (orders.length > 0) await queueMail(tx, { kind: 'desk-deadline', to: email, userId, data: { orders } })
  }
}

const concerns = ({ order, mark }: Due, userId: string) =>
  mark >= MAIL_FROM || order.deskAssigneeId === null || order.deskAssigneeId === userId

const TITLES: Readonly<Record<Mark, readonly [one: string, many: string]>> = {
  50: ['Metade do prazo passou', 'pedidos na metade do prazo'],
  80: ['Prazo perto do fim', 'pedidos com o prazo perto do fim'],
  100: ['Prazo vencido', 'pedidos com o prazo vencido'],
}

function wordsOf(mark: Mark, due: readonly Due[]) {
  const [one, many] = TITLES[mark]
  const names = due.slice(0, 5).map(({ order }) => ownName(order.user) ?? 'Sem nome')
  const rest = due.length - names.length
  const [first] = due
  if (due.length === 1 && first)
    return { title: one, orderId: first.order.id, message: `${names[0]}: ${mark} % do prazo de entrega.` }
  return { title: `${due.length} ${many}`, message: `${names.join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}.` }
}

/** Read when the mail is written, without orders delivered meanwhile. */
export async function readDeadlines(marks: readonly { orderId: string; percent: number }[]) {
  const rows = await db.order.findMany({
    where: { id: { in: marks.map(({ orderId }) => orderId) }, ...CLOCK_RUNS },
    include: { user: { select: NAMES } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => ({
    id: row.id,
    name: ownName(row.user) ?? 'Sem nome',
    dueAt: runningDue(row)?.toISOString() ?? null,
    percent: marks.find(({ orderId }) => orderId === row.id)?.percent ?? 0,
  }))
}
