import type { OwnPhoto } from '#contract/reading.ts'
import type { Analysis } from '#visagism/analysis.ts'
import { faceConsentStands } from '../onboarding/face-consent.ts'
import { readStoredMarking } from '../onboarding/marked-points.ts'
import { db } from '../platform/db.ts'
import { standingMarking } from './brief-of.ts'
import { figureOnPhoto, newestFit, photoOverlayOf } from './photo-fit.ts'

/**
 * How the guide's look lies over its owner's front photo, by the points and the visagist's word that the document follows. Null where
 * the report has no such page, the photo is gone or was replaced, or the owner took their consent back.
 */
export async function ownPhotoOf(orderId: string, analysis: Analysis): Promise<OwnPhoto | null> {
  if (!figureOnPhoto(analysis)) return null
  const [order, mayShow] = await Promise.all([
    db.order.findUnique({
      where: { id: orderId },
      select: {
        photos: { where: { slot: 'front', purgedAt: null, expiresAt: { gt: new Date() } } },
        markings: { orderBy: { createdAt: 'desc' }, include: { photo: true, fits: newestFit } },
      },
    }),
    faceConsentStands(db, orderId),
  ])
  const [photo] = order?.photos ?? []
  const marking = standingMarking(order?.markings ?? [])
  // A program's draft that nobody looked at lays nothing over a face.
  if (!mayShow || !photo || !marking || marking.source === 'model' || marking.photoId !== photo.id) return null
  const read = readStoredMarking(marking)
  if (!read) return null
  const { yaw, nudge, isAllowed } = photoOverlayOf(marking, analysis)
  return {
    photoId: photo.id,
    expiresAt: photo.expiresAt.toISOString(),
    photo: read.photo,
    points: read.points,
    yaw: yaw ?? null,
    nudge: nudge ?? null,
    isAllowed,
  }
}
