import * as z from 'zod/mini'
import { FaceMarking, OwnFeatures } from '#contract/face/marking.ts'
import { Problem } from '#contract/problem.ts'
import { checkMarking } from '#visagism/face/measure.ts'
import { ALWAYS_LOOKED_AT, HIDDEN_PARTS } from '#visagism/face/proposed.ts'
import type { Prisma } from '../platform/db.ts'

type Points = FaceMarking['points']
export type PhotoSize = FaceMarking['photo']

/** Phones mark a perhaps smaller copy of the stored photo. */
export function scaling(from: PhotoSize, to: PhotoSize) {
  const [kx, ky] = [to.width / from.width, to.height / from.height]
  return ({ x, y }: { x: number; y: number }) => ({ x: x * kx, y: y * ky })
}

function scaled(points: Points, from: PhotoSize, kept: PhotoSize): Points {
  const scale = scaling(from, kept)
  const entries = Object.entries(points).flatMap(([name, at]) => (at ? [[name, scale(at)]] : []))
  return FaceMarking.shape.points.parse(Object.fromEntries(entries))
}

/** @throws Problem 'invalid' with a sentence per point to move, or for an unreviewed pair */
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

/** In pixels of the stored photo. */
export function markingColumns({ points, photo, proposed }: FaceMarking, kept: PhotoSize) {
  const put = { points: scaled(points, photo, kept) satisfies Prisma.InputJsonObject }
  if (!proposed) return put
  const { straight, features, hidden, ...facts } = proposed
  const turned = { ...scaled(straight, photo, kept), ...(features && { features }), ...(hidden && { hidden }) }
  return { ...put, ...facts, straight: turned satisfies Prisma.InputJsonObject }
}

type MarkingColumns = Pick<
  Prisma.FaceMarkingGetPayload<object>,
  'points' | 'origins' | 'straight' | 'hairline' | 'pose' | 'model' | 'reviewed'
>

const AlsoSeen = z.object({ features: z.optional(OwnFeatures), hidden: z.optional(z.array(z.enum(HIDDEN_PARTS))) })

/** In pixels of its photo; null if unreadable. */
export function readStoredMarking(row: MarkingColumns & { readonly photo: PhotoSize }): FaceMarking | null {
  const { points, photo, origins, straight, hairline, pose, model, reviewed } = row
  // Kept beside the points they were read from. Those of an earlier version count as absent, never against the points.
  const { features, hidden } = AlsoSeen.safeParse(straight).data ?? {}
  const proposed =
    origins === null ? undefined : { origins, straight, hairline, pose, features, hidden, model, reviewed }
  const { width, height } = photo
  return FaceMarking.safeParse({ points, photo: { width, height }, ...(proposed && { proposed }) }).data ?? null
}
