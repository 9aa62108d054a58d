import { MOST_VOICES, type Voice } from '#contract/marketing.ts'
import { Problem } from '#contract/problem.ts'
import { type OwnRating, VOICE_VERSION, type VoiceLicence } from '#contract/ratings.ts'
import { FACE_SHAPES } from '#visagism/knowledge/axes.ts'
import { SHAPE_NAMES } from '#visagism/knowledge/shape-names.ts'
import { faceShapeOf, shapeParts } from '../orders/order-rows.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import type { Visit } from '../platform/http.ts'

export interface VoiceGiver extends Pick<Visit, 'ip' | 'userAgent'> {
  readonly userId: string
}

const rated = {
  licence: true,
  order: { select: { status: true, analyses: shapeParts } },
} as const

/** @throws Problem not-rated, also for another person's order */
async function requireRating(tx: Tx, userId: string, orderId: string) {
  const rating = await tx.rating.findUnique({ where: { orderId_userId: { orderId, userId } }, include: rated })
  if (!rating) throw new Problem('not-rated')
  return rating
}

/** `em coração`; null if not a shape. */
export const voicedShape = (shape: string | null): string | null => {
  const known = FACE_SHAPES.find((one) => one === shape)
  return known ? SHAPE_NAMES[known].adjective : null
}

/** @throws Problem not-rated */
export async function readOwnRating(userId: string, orderId: string): Promise<OwnRating> {
  const { order, licence, ...given } = await requireRating(db, userId, orderId)
  return {
    rating: given.rating,
    serviceQuality: given.serviceQuality,
    deliveryTime: given.deliveryTime,
    feedback: given.feedback,
    recommendations: given.recommendations,
    wouldRecommend: given.wouldRecommend,
    shape: voicedShape(faceShapeOf(order)),
    licence: licence && {
      text: licence.text,
      name: licence.name,
      withShape: licence.shape !== null,
      isPublished: isShown(licence, order),
    },
  }
}

const isShown = ({ publishedAt }: { publishedAt: Date | null }, { status }: { status: string }) =>
  publishedAt !== null && status === 'CONCLUIDO'

/**
 * Changed words, name or shape go offline until the owner reads them; recorded like any consent.
 * @throws Problem not-rated
 */
export async function allowVoice(giver: VoiceGiver, orderId: string, given: VoiceLicence): Promise<void> {
  await transact(async (tx) => {
    const rating = await requireRating(tx, giver.userId, orderId)
    const shape = given.withShape ? faceShapeOf(rating.order) : null
    const said = { text: given.text, name: given.name, shape }
    const before = rating.licence
    if (before && before.text === said.text && before.name === said.name && before.shape === said.shape) return
    await tx.voiceLicence.upsert({
      where: { ratingId: rating.id },
      create: { ratingId: rating.id, ...said },
      update: { ...said, grantedAt: new Date(), publishedAt: null },
    })
    await writeConsent(tx, giver, orderId, { granted: true, channel: 'avaliacao' })
  })
}

/** Unpublishes and deletes; idempotent. @throws Problem not-rated */
export async function withdrawVoice(giver: VoiceGiver, orderId: string): Promise<void> {
  await transact(async (tx) => {
    await requireRating(tx, giver.userId, orderId)
    await forgetVoice(tx, giver, orderId, 'avaliacao')
  })
}

/** Deletes the sentence and records the end of its licence. */
export async function forgetVoice(
  tx: Tx,
  giver: VoiceGiver,
  orderId: string,
  channel: 'avaliacao' | 'conta_apagada',
): Promise<void> {
  const { count } = await tx.voiceLicence.deleteMany({ where: { rating: { orderId, userId: giver.userId } } })
  if (count > 0) await writeConsent(tx, giver, orderId, { granted: false, channel })
}

async function writeConsent(
  tx: Tx,
  { userId, ip, userAgent }: VoiceGiver,
  orderId: string,
  said: { readonly granted: boolean; readonly channel: string },
): Promise<void> {
  await tx.consent.create({
    data: {
      userId,
      orderId,
      kind: 'depoimento_publico',
      version: VOICE_VERSION,
      ...said,
      ip,
      userAgent: userAgent?.slice(0, 300) ?? null,
    },
  })
}

/** Newest first. Only delivered orders: refunded buyers are no reference. */
export async function publishedVoices(): Promise<Voice[]> {
  const rows = await db.voiceLicence.findMany({
    where: { publishedAt: { not: null }, rating: { order: { status: 'CONCLUIDO' }, user: { erasedAt: null } } },
    orderBy: [{ publishedAt: 'desc' }, { ratingId: 'desc' }],
    take: MOST_VOICES,
    select: { text: true, name: true, shape: true, rating: { select: { rating: true } } },
  })
  return rows.map(({ text, name, shape, rating: { rating } }) => ({ text, name, shape: voicedShape(shape), rating }))
}
