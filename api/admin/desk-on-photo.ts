import type { DeskOnPhoto } from '#contract/admin/on-photo.ts'
import { Problem } from '#contract/problem.ts'
import { analyse, type Analysis } from '#visagism/analysis/analysis.ts'
import type { Nudge } from '#visagism/on-photo/fit.ts'
import { CUSTOMER_HAS_NOT_AGREED, requireFaceConsent } from '../onboarding/face-consent.ts'
import type { Actor } from '../orders/order-status.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { figureOnPhoto, isFitNeeded, lookKey, currentFit, markingOnPhoto, yawOf } from '../reports/photo-fit.ts'
import { changedBy } from '../platform/changed-by.ts'
import { work } from './desk-work.ts'

/** @throws Problem order-not-found */
async function gather(orderId: string) {
  if ((await db.order.count({ where: { id: orderId } })) === 0) throw new Problem('order-not-found')
  const material = await gatherReport(orderId)
  if (!material?.hasEvidence) return null
  const analysis = analyse(material.brief)
  const figure = figureOnPhoto(analysis)
  const marking = markingOnPhoto(material)
  const { points, photo: size } = material.brief.marking ?? {}
  if (!figure || !marking || !points || !size) return null
  return { figure, marking, points, size, analysis }
}

/** @throws Problem order-not-found */
export async function openOnPhoto(orderId: string): Promise<DeskOnPhoto> {
  const found = await gather(orderId)
  if (!found) return { page: null, isNeeded: isFitNeeded(), standing: null }
  const { figure, marking, points, size, analysis } = found
  const standing = currentFit(marking, figure)
  return {
    page: {
      markingId: marking.id,
      photoId: marking.photoId,
      points,
      photo: { width: size.width, height: size.height },
      yaw: yawOf(marking),
      look: figure.look,
      caption: figure.caption,
      ...drawnOf(analysis),
    },
    isNeeded: isFitNeeded(),
    standing: standing && { ...standing, at: standing.at.toISOString() },
  }
}

/** What the drawings need of a person. */
export const drawnOf = ({ person, evidence, observed = {} }: Analysis) => ({
  gender: person.gender,
  thirds: evidence.measures?.thirds ?? null,
  ownWidths: evidence.ownWidths,
  ownFeatures: evidence.ownFeatures,
  observed: Object.fromEntries(
    Object.entries(observed).flatMap(([field, word]) => (word ? [[field, { value: word.value }]] : [])),
  ),
})

interface FitWord {
  readonly markingId: string
  readonly nudge: Nudge
  readonly laid: boolean
  readonly seen?: string | null | undefined
}

/**
 * Judges the drawing's fit, for these points and this look only; the newest counts.
 * @throws Problem order-not-found, order-ended, consent-missing, changed-meanwhile, photos-missing
 */
export async function setOnPhoto(
  orderId: string,
  { markingId, nudge, laid, seen }: FitWord,
  actor: Actor,
): Promise<void> {
  const found = await gather(orderId)
  // The journal outlives the photo: it keeps the decision, never a face's position.
  const to = { page: laid ? 'sobre a foto' : 'lado a lado' }
  await work(orderId, actor, { action: 'desk.on-photo', to }, async (tx) => {
    await requireFaceConsent(tx, orderId, CUSTOMER_HAS_NOT_AGREED)
    if (!found) throw new Problem('photos-missing', { text: 'Este relatório não tem a página sobre a foto.' })
    const { marking, figure } = found
    const newest = await tx.faceMarking.count({ where: { id: marking.id } })
    if (marking.id !== markingId || newest === 0)
      throw new Problem('changed-meanwhile', { text: 'Os pontos do rosto mudaram. Confira o desenho de novo.' })
    const standing = currentFit(marking, figure)
    if (standing && seen !== undefined && standing.id !== seen)
      throw changedBy(standing.by, 'conferiu este desenho', standing.at, 'Veja antes como ficou.')
    await tx.photoFit.create({
      data: { orderId, markingId, look: lookKey(figure), ...nudge, laid, authorId: actor.id },
    })
  })
}
