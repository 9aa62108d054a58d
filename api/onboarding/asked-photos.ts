import { type AskedPhoto, PHOTO_SLOT_WORDS, type PhotoReceipt, type PhotoSlot } from '#contract/onboarding.ts'
import { ownName } from '../auth/names.ts'
import { queueMail } from '../mail/outgoing.ts'
import { notify } from '../notifications/notifications.ts'
import { photoOwed, restartClock, startRevision, stopClock } from '../orders/clock.ts'
import { lockOrder, type OrderWithUser } from '../orders/order-status.ts'
import { requireOwnOrder } from '../orders/own-order.ts'
import { DESK_TEAM } from '../auth/users.ts'
import { db, type Prisma, type Tx } from '../platform/db.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from './face-consent.ts'
import { keepPhoto, type SentPhoto } from './photos.ts'

/** Outlasts the delivery time, so that links never appear expired. */
const ASKED_LIFE_DAYS = 14

const open = (orderId: string) =>
  ({
    orderId,
    ...photoOwed(),
    order: { status: { in: ['EM_PROCESSAMENTO', 'CONCLUIDO'] } },
  }) satisfies Prisma.PhotoRequestWhereInput

/** Notifies here and by mail, each linking to that slot. The delivery time stands still until it comes. */
export async function askPhoto(tx: Tx, order: OrderWithUser, slot: PhotoSlot, reason: string): Promise<void> {
  const { id: orderId, userId } = order
  await requireFaceConsent(tx, orderId, CUSTOMER_HAS_NOT_AGREED)
  await tx.photoRequest.deleteMany({ where: { orderId, slot, usedAt: null } })
  const expiresAt = new Date(Date.now() + ASKED_LIFE_DAYS * 24 * 3_600_000)
  await tx.photoRequest.create({ data: { orderId, slot, reason, expiresAt } })
  await stopClock(tx, orderId)
  await notify(tx, {
    userId,
    orderId,
    type: 'photo_wanted',
    title: `Precisamos de outra foto: ${PHOTO_SLOT_WORDS[slot].toLowerCase()}`,
    message: reason,
  })
  await queueMail(tx, { kind: 'photo-wanted', to: order.user.email, userId, orderId, data: { slot, reason } })
}

/** Still missing. @throws Problem order-not-found */
export async function listAskedPhotos(userId: string, orderId: string): Promise<AskedPhoto[]> {
  await requireOwnOrder(userId, orderId)
  const rows = await db.photoRequest.findMany({ where: open(orderId), orderBy: { createdAt: 'asc' } })
  return rows.map(({ slot, reason, createdAt }) => ({ slot, reason: reason ?? '', createdAt: createdAt.toISOString() }))
}

/** A requested photo is accepted once; the desk is notified. After delivery a new version is owed from then on. */
export async function keepOwnPhoto(userId: string, orderId: string, photo: SentPhoto): Promise<PhotoReceipt> {
  const { slot } = photo
  const asked = await db.photoRequest.findFirst({ where: { ...open(orderId), slot } })
  if (!asked) return keepPhoto(userId, orderId, photo)
  const answer = async (tx: Tx) => {
    const { count } = await tx.photoRequest.updateMany({
      where: { id: asked.id, usedAt: null },
      data: { usedAt: new Date() },
    })
    if (count === 0) return
    const order = await lockOrder(tx, orderId)
    if (order?.status === 'CONCLUIDO') await startRevision(tx, orderId)
    else await restartClock(tx, orderId)
    await notifyDesk(tx, orderId, slot)
  }
  return keepPhoto(userId, orderId, photo, answer, true)
}

/** The assignee, or everyone if unassigned. */
async function notifyDesk(tx: Tx, orderId: string, slot: PhotoSlot): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId }, include: { user: true } })
  const team = await tx.user.findMany({
    where: { ...DESK_TEAM, ...(order.deskAssigneeId ? { id: order.deskAssigneeId } : {}) },
    select: { id: true },
  })
  for (const { id } of team)
    await notify(tx, {
      userId: id,
      orderId,
      type: 'desk_photo',
      title: 'A foto pedida chegou',
      message: `${ownName(order.user) ?? 'Sem nome'}: ${PHOTO_SLOT_WORDS[slot].toLowerCase()}.`,
    })
}
