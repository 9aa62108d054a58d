import type { PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { PHOTO_REQUEST_LIFE_MINUTES, type PhotoRequest } from '#contract/photo-request.ts'
import { Problem } from '#contract/problem.ts'
import { greetedName, NAMES } from '../auth/names.ts'
import { hashToken, newToken } from '../auth/secrets.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { limitByKey } from '../platform/limit.ts'
import { faceConsentStands, requireFaceConsent } from './face-consent.ts'
import { hashBytes } from './photo-file.ts'
import { keepPhoto, requireOpenOrder, takesPhotos } from './photos.ts'

const OWNER_HAS_NOT_AGREED =
  'Quem pediu a foto precisa autorizar antes o uso do rosto, no próprio formulário. A foto não foi guardada.'
const opened = limitByKey('photo-request', 30, 60 * 60)

export interface OpenedRequest {
  readonly token: string
  readonly slot: PhotoSlot
  readonly expiresAt: string
}

/** For one photo, for half an hour. Replaces the previous link. */
export async function openPhotoRequest(userId: string, orderId: string, slot: PhotoSlot): Promise<OpenedRequest> {
  await opened.consume(userId)
  const token = newToken()
  const expiresAt = new Date(Date.now() + PHOTO_REQUEST_LIFE_MINUTES * 60_000)
  await transact(async (tx) => {
    await requireOpenOrder(tx, userId, orderId)
    await requireFaceConsent(tx, orderId)
    await tx.photoRequest.deleteMany({ where: { orderId, slot, reason: null, usedAt: null } })
    await tx.photoRequest.create({ data: { orderId, slot, tokenHash: hashToken(token), expiresAt } })
  })
  return { token, slot, expiresAt: expiresAt.toISOString() }
}

async function findRequest(token: string) {
  const request = await db.photoRequest.findUnique({
    where: { tokenHash: hashToken(token) },
    include: { order: { select: { userId: true, status: true, user: { select: NAMES } } } },
  })
  if (!request) throw new Problem('photo-request-unknown')
  return request
}

type Request = Awaited<ReturnType<typeof findRequest>>

function stateOf({ usedAt, expiresAt, order }: Request): PhotoRequest['state'] {
  if (usedAt) return 'used'
  return expiresAt.getTime() <= Date.now() || !takesPhotos(order.status) ? 'expired' : 'open'
}

/** @throws Problem photo-request-unknown */
export async function readPhotoRequest(token: string): Promise<PhotoRequest> {
  const request = await findRequest(token)
  return {
    slot: request.slot,
    firstName: greetedName(request.order.user),
    state: stateOf(request),
    expiresAt: request.expiresAt.toISOString(),
  }
}

/** Before reading a stranger's megabytes. @throws Problem photo-request-unknown */
export async function requireKnownRequest(token: string): Promise<void> {
  await findRequest(token)
}

/**
 * Stores the photo and spends the link atomically. The same photo may be resent.
 * @throws Problem photo-request-unknown, photo-request-used, photo-request-expired, and those of a photo
 */
export async function fulfilPhotoRequest(token: string, source: Buffer, doubts: readonly SeenDoubt[]): Promise<void> {
  const request = await findRequest(token)
  const { id, orderId, slot, order } = request
  const state = stateOf(request)
  if (state === 'used') {
    const isSame = await db.customerPhoto.count({ where: { orderId, slot, sourceHash: hashBytes(source) } })
    if (isSame === 0) throw new Problem('photo-request-used')
    return
  }
  if (state === 'expired') throw new Problem('photo-request-expired')
  // The phone's holder cannot consent for the photographed person.
  if (!(await faceConsentStands(db, orderId))) throw new Problem('consent-missing', { text: OWNER_HAS_NOT_AGREED })
  const takeLink = async (tx: Tx) => {
    const { count } = await tx.photoRequest.updateMany({
      where: { id, usedAt: null, expiresAt: { gt: new Date() } },
      data: { usedAt: new Date() },
    })
    if (count === 0) throw new Problem('photo-request-used')
  }
  await keepPhoto(order.userId, orderId, { slot, bytes: source, doubts }, takeLink)
}
