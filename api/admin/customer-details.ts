import { type CustomerDetails, DETAIL_MAILS } from '#contract/admin/users.ts'
import { db } from '../platform/db.ts'
import { presentCustomerForm } from './forms.ts'
import { readUser } from './users.ts'

/**
 * @param withForms include form answers, for permitted readers
 * @throws Problem not-found
 */
export async function readCustomer(userId: string, withForms = true): Promise<CustomerDetails> {
  const [user, orders, mails, emailLogsTotal] = await Promise.all([
    readUser(db, userId),
    db.order.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: 100,
      include: { form: true },
    }),
    db.outgoingMail.findMany({
      where: { userId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: DETAIL_MAILS,
    }),
    db.outgoingMail.count({ where: { userId } }),
  ])
  return {
    user,
    orders: orders.map((order) => ({
      id: order.id,
      kiwifyOrderId: order.providerOrderId,
      status: order.status,
      amount: order.amountCents,
      createdAt: order.createdAt.toISOString(),
      completedAt: order.completedAt?.toISOString() ?? null,
    })),
    emailLogs: mails.map((mail) => ({
      id: mail.id,
      type: mail.kind,
      subject: mail.subject,
      status: mail.status,
      createdAt: mail.createdAt.toISOString(),
    })),
    emailLogsTotal,
    customerForms: orders.flatMap(({ form }) =>
      form && withForms ? [presentCustomerForm({ ...form, order: { userId } })] : [],
    ),
  }
}
