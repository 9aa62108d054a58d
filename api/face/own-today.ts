import { FormHairToday } from '#contract/facts.ts'
import { Problem } from '#contract/problem.ts'
import { announceOrder } from '../orders/order-status.ts'
import { requireOwnOrder } from '../orders/own-order.ts'
import { db, type Tx, transact } from '../platform/db.ts'
import { lockUndelivered } from './face-order.ts'

/** Null where nothing was measured. @throws Problem order-not-found */
export async function findOwnToday(userId: string, orderId: string): Promise<FormHairToday | null> {
  await requireOwnOrder(userId, orderId)
  return (await readToday(db, orderId)) ?? null
}

/** Undefined without a form. */
async function readToday(tx: Tx, orderId: string): Promise<FormHairToday | null | undefined> {
  const form = await tx.onboardingForm.findUnique({ where: { orderId }, select: { today: true } })
  return form ? (FormHairToday.safeParse(form.today).data ?? null) : undefined
}

/**
 * In the form that was sent, before delivery: given later it is the same answer.
 * @returns what is stored
 * @throws Problem order-not-found, order-ended, order-closed, consent-missing, form-missing
 */
export async function keepOwnToday(userId: string, orderId: string, today: FormHairToday): Promise<FormHairToday> {
  return transact(async (tx) => {
    const order = await lockUndelivered(tx, userId, orderId)
    if ((await readToday(tx, orderId)) === undefined)
      throw new Problem('form-missing', { text: 'Envie antes o formulário: a régua está nele.' })
    await tx.onboardingForm.update({ where: { orderId }, data: { today } })
    await announceOrder(tx, order)
    return today
  })
}
