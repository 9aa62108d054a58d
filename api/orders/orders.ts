import type { DashboardStats, Order } from '#contract/orders.ts'
import { db, type Prisma } from '../platform/db.ts'
import { orderParts, presentOrder } from './order-rows.ts'

export async function listOrders(userId: string): Promise<Order[]> {
  const rows = await db.order.findMany({
    relationLoadStrategy: 'join',
    where: { userId },
    include: orderParts,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  })
  return rows.map(presentOrder)
}

const DAY_MS = 24 * 3_600_000

/** Excludes refunds from money spent. */
export async function dashboardStats(userId: string): Promise<DashboardStats> {
  const { createdAt, orders } = await db.user.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: userId },
    select: {
      createdAt: true,
      orders: {
        select: {
          status: true,
          amountCents: true,
          submittedAt: true,
          completedAt: true,
          dueAt: true,
          dueStoppedAt: true,
        },
      },
    },
  })
  const counted = (status: Prisma.OrderGetPayload<object>['status']) =>
    orders.filter((order) => order.status === status).length
  const kept = orders.filter((order) => order.status !== 'REEMBOLSADO' && order.status !== 'CHARGEBACK')
  const days = kept.flatMap(({ submittedAt, completedAt }) =>
    submittedAt && completedAt ? [(completedAt.getTime() - submittedAt.getTime()) / DAY_MS] : [],
  )
  const due = kept.flatMap(({ status, dueAt, dueStoppedAt }) =>
    status === 'EM_PROCESSAMENTO' && dueAt && !dueStoppedAt ? [dueAt.getTime()] : [],
  )
  return {
    totalOrders: orders.length,
    completedOrders: counted('CONCLUIDO'),
    pendingOrders: counted('AGUARDANDO_FORMULARIO'),
    processingOrders: counted('EM_PROCESSAMENTO'),
    totalSpent: kept.reduce((sum, order) => sum + order.amountCents, 0) / 100,
    averageCompletionTime:
      days.length > 0 ? Math.round((days.reduce((a, b) => a + b, 0) / days.length) * 10) / 10 : '-',
    memberSince: createdAt.toISOString(),
    nextDelivery: due.length > 0 ? new Date(Math.min(...due)).toISOString() : null,
  }
}
