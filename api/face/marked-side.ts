import { Problem } from '#contract/problem.ts'
import { SideMarking } from '#contract/face/side.ts'
import { SIDE_SLOTS, type SidePoints } from '#visagism/side/side-points.ts'
import { checkMarkedSide, type SideMarks } from '#visagism/side/side-reading.ts'
import type { Prisma } from '../platform/db.ts'
import { type PhotoSize, scaling } from './marked-points.ts'

function scaledSide({ glabella, noseTip, noseBase, chin }: SidePoints, from: PhotoSize, to: PhotoSize) {
  const scale = scaling(from, to)
  return { glabella: scale(glabella), noseTip: scale(noseTip), noseBase: scale(noseBase), chin: scale(chin) }
}

/** @throws Problem 'invalid' with a sentence for each point to move */
export function refuseImplausibleSide(marking: SideMarking): void {
  const problems = checkMarkedSide(marking)
  if (problems.length === 0) return
  throw new Problem('invalid', {
    fields: Object.fromEntries(problems.map(({ point, message }) => [`points.${point}`, message])),
  })
}

/** In pixels of the stored photo. */
export function sideColumns({ points, origins, photo, model }: SideMarking, kept: PhotoSize) {
  return { points: scaledSide(points, photo, kept) satisfies Prisma.InputJsonObject, origins, model: model ?? null }
}

/** Newest first, with photos; a photo moved to front or back has no profile. */
export const sideRows = {
  where: { photo: { purgedAt: null, slot: { in: [...SIDE_SLOTS] } } },
  orderBy: { createdAt: 'desc' },
  include: { photo: true },
} as const satisfies Prisma.Order$sideMarkingsArgs

type SideRow = Pick<Prisma.SideMarkingGetPayload<object>, 'source' | 'points' | 'origins' | 'model' | 'createdAt'> & {
  readonly photo: PhotoSize & { readonly slot: string }
}

/** In pixels of its photo; null if unreadable. */
export function readStoredSide({
  points,
  origins,
  model,
  photo: { slot, width, height },
}: SideRow): SideMarking | null {
  const marking = { slot, points, origins, photo: { width, height }, ...(model === null ? {} : { model }) }
  return SideMarking.safeParse(marking).data ?? null
}

/** Visagist over customer, newest of each. Replacing a photo drops its points. */
export function currentSide(rows: readonly SideRow[]): (SideMarking & SideMarks) | null {
  const row = rows.find(({ source }) => source === 'visagist') ?? rows.find(({ source }) => source === 'customer')
  const marking = row && readStoredSide(row)
  if (!row || !marking) return null
  return { ...marking, by: row.source === 'visagist' ? 'visagista' : 'cliente', at: row.createdAt.toISOString() }
}
