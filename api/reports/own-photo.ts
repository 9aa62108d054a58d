import type { OwnPhoto } from '#contract/reader/reading.ts'
import type { Analysis } from '#visagism/analysis/analysis.ts'
import { faceConsentStands } from '../onboarding/face-consent.ts'
import { readStoredMarking } from '../face/marked-points.ts'
import { db } from '../platform/db.ts'
import { currentMarking } from './brief-of.ts'
import { figureOnPhoto, newestFit, photoOverlayOf } from './photo-fit.ts'

/** The look placed over the owner's front photo. Null without such a page, photo or consent. */
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
  const marking = currentMarking(order?.markings ?? [])
  // Unreviewed drafts are never drawn on a face.
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
