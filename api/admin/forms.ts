import type { Page, PageQuery } from '#contract/admin/page.ts'
import type { AdminForm, CustomerForm } from '#contract/admin/records.ts'
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

export function presentCustomerForm(row: FormRow): CustomerForm {
  const form = presentForm(row)
  return { ...form, preferredStyle: form.style, specialNotes: form.observations }
}

export async function listForms(query: PageQuery): Promise<Page<CustomerForm>> {
  const searched = await orderClause(query.search)
  const source = { from: Prisma.sql`onboarding_forms t ${searched.join}`, where: searched.where, some: searched.some }
  const page = await readPage(
    await findPage(source, query),
    (ids) =>
      db.onboardingForm.findMany({ where: { id: { in: ids } }, include: { order: { select: { userId: true } } } }),
    presentCustomerForm,
  )
  return { ...page, ...searched.mark }
}
