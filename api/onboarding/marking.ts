import { FaceMarking } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { checkMarking } from '#visagism/face/measure.ts'
import { ALWAYS_LOOKED_AT } from '#visagism/face/proposed.ts'
import { db, type Prisma, transact, type Tx } from '../platform/db.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from './face-consent.ts'
import { requireOpenOrder } from './photos.ts'

type Points = FaceMarking['points']

/** Pixels of the marked picture → pixels of the photo we keep: a phone marks its own copy, which may be smaller. */
function scaled(points: Points, from: FaceMarking['photo'], kept: FaceMarking['photo']): Points {
  const [kx, ky] = [kept.width / from.width, kept.height / from.height]
  const entries = Object.entries(points).flatMap(([name, at]) => (at ? [[name, { x: at.x * kx, y: at.y * ky }]] : []))
  return FaceMarking.shape.points.parse(Object.fromEntries(entries))
}

/** @throws Problem 'invalid' with a sentence for each point to move, or for the pair nobody looked at */
export function refuseImplausible(marking: FaceMarking): void {
  const problems = checkMarking(marking.points, marking.photo)
  const { proposed } = marking
  const unseen = proposed?.reviewed ? ALWAYS_LOOKED_AT.filter((name) => proposed.origins[name] === 'device') : []
  if (problems.length === 0 && unseen.length === 0) return
  throw new Problem('invalid', {
    fields: Object.fromEntries([
      ...unseen.map((point) => [`proposed.origins.${point}`, 'Confira este ponto, ou mova-o, antes de guardar.']),
      ...problems.map(({ point, message }) => [`points.${point}`, message]),
    ]),
  })
}

export interface NewMarking {
  readonly orderId: string
  readonly source: 'customer' | 'visagist' | 'model'
  /** Null: a program of ours, and nobody. */
  readonly markedById: string | null
  readonly marking: FaceMarking
}

/**
 * Keeps a marking of the order's front photo; earlier ones stay as its history.
 * @throws Problem consent-missing, photos-missing
 */
export async function keepMarking(tx: Tx, { orderId, source, markedById, marking }: NewMarking) {
  const ofCustomer = source === 'customer'
  await requireFaceConsent(tx, orderId, ofCustomer ? undefined : CUSTOMER_HAS_NOT_AGREED)
  const photo = await tx.customerPhoto.findFirst({ where: { orderId, slot: 'front', purgedAt: null } })
  if (!photo) throw new Problem('photos-missing', { fields: { front: 'Envie primeiro a foto de frente.' } })
  const points = scaled(marking.points, marking.photo, photo) satisfies Prisma.InputJsonObject
  // The scheme is that of the points people put; those that are still a program's tell so by their origin.
  const kept = { orderId, photoId: photo.id, source, scheme: 'outline', points, markedById }
  return tx.faceMarking.create({ data: { ...kept, ...columnsOf(marking, photo) } })
}

function columnsOf({ proposed, photo }: FaceMarking, kept: FaceMarking['photo']) {
  if (!proposed) return {}
  const { straight, ...facts } = proposed
  return { ...facts, straight: scaled(straight, photo, kept) satisfies Prisma.InputJsonObject }
}

type MarkingRow = Prisma.FaceMarkingGetPayload<{ include: { photo: true } }>

/** A stored marking in the pixels of its photo; null when the row holds none that can be read. */
export function readStoredMarking(row: MarkingRow): FaceMarking | null {
  const { points, photo, origins, straight, hairline, pose, model, reviewed } = row
  const proposed = origins === null ? undefined : { origins, straight, hairline, pose, model, reviewed }
  const { width, height } = photo
  return FaceMarking.safeParse({ points, photo: { width, height }, ...(proposed && { proposed }) }).data ?? null
}

/** The customer marks their own face while the order still takes photos. */
export async function markOwnFace(
  userId: string,
  orderId: string,
  marking: FaceMarking,
): Promise<{ id: string; markedAt: string }> {
  refuseImplausible(marking)
  const row = await transact(async (tx) => {
    await requireOpenOrder(tx, userId, orderId)
    return keepMarking(tx, { orderId, source: 'customer', markedById: userId, marking })
  })
  return { id: row.id, markedAt: row.createdAt.toISOString() }
}

/** The newest marking of a person's own order, in the pixels of the photo we keep. */
export async function findOwnMarking(
  userId: string,
  orderId: string,
): Promise<{ marking: FaceMarking | null; markedAt: string | null }> {
  if ((await db.order.count({ where: { id: orderId, userId } })) === 0) throw new Problem('order-not-found')
  const row = await db.faceMarking.findFirst({
    // What our own program proposes to the visagist is nobody's marking.
    where: { orderId, source: { not: 'model' } },
    orderBy: { createdAt: 'desc' },
    include: { photo: true },
  })
  return { marking: row && readStoredMarking(row), markedAt: row?.createdAt.toISOString() ?? null }
}
