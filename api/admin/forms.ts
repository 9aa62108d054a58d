import type { Page, PageQuery } from '#contract/admin/page.ts'
import type { AdminForm } from '#contract/admin/records.ts'
import { StoredAnswers } from '#contract/form-fields.ts'
import { db, Prisma } from '../platform/db.ts'
import { findPage, readPage } from './page.ts'
import { orderClause } from './records.ts'

type FormRow = Prisma.OnboardingFormGetPayload<object> & { order: { userId: string } }

export const presentForm = (row: FormRow): AdminForm => ({
  id: row.id,
  orderId: row.orderId,
  userId: row.order.userId,
  ...StoredAnswers.parse(row),
  createdAt: row.createdAt.toISOString(),
})

export async function listForms(query: PageQuery): Promise<Page<AdminForm>> {
  const searched = await orderClause(query.search)
  const source = { from: Prisma.sql`onboarding_forms t ${searched.join}`, where: searched.where, some: searched.some }
  const page = await readPage(
    await findPage(source, query),
    (ids) =>
      db.onboardingForm.findMany({ where: { id: { in: ids } }, include: { order: { select: { userId: true } } } }),
    presentForm,
  )
  return { ...page, ...searched.mark }
}
