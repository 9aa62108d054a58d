import { ProposedMarking } from '#contract/face/marking.ts'
import type { Analysis } from '#visagism/analysis/analysis.ts'
import type { OnPhoto } from '#visagism/chapters/chapter.ts'
import type { Nudge } from '#visagism/on-photo/fit.ts'
import { printedName } from '#visagism/names/person-name.ts'
import type { Prisma } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import type { ReportMaterial } from './brief.ts'
import { currentMarking } from './brief-of.ts'

export const newestFit = {
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  take: 1,
  include: { author: { select: { fullName: true } } },
} as const satisfies Prisma.FaceMarking$fitsArgs

type MarkingRow = Prisma.FaceMarkingGetPayload<{ include: { fits: typeof newestFit } }>

export interface FitStanding {
  readonly id: string
  readonly nudge: Nudge
  readonly laid: boolean
  readonly by: string
  readonly at: Date
}

/** Null if the report has none. */
export const figureOnPhoto = ({ chapters }: Pick<Analysis, 'chapters'>): OnPhoto | null =>
  chapters.flatMap(({ figures }) => figures).find((figure) => figure.kind === 'on-photo') ?? null

/** Another cut or beard needs another judgement. */
export const lookKey = ({ look: { shape, cut, beard } }: OnPhoto): string => [shape, cut, beard ?? ''].join('/')

/** Points of the front photo that is there now; those of a replaced one are none. */
export function markingOnPhoto({ order: { markings, photos } }: ReportMaterial) {
  const marking = currentMarking(markings)
  const front = photos.find(({ slot }) => slot === 'front')
  return marking && front?.id === marking.photoId ? marking : null
}

/** Null: unjudged for this look and these points. */
export const currentFit = (marking: MarkingRow | null, figure: OnPhoto): FitStanding | null =>
  fitOfLook(marking, lookKey(figure))

export function fitOfLook(marking: MarkingRow | null, look: string): FitStanding | null {
  const [row] = marking?.fits ?? []
  if (!row || row.look !== look) return null
  const { id, x, y, scale, laid, author, createdAt } = row
  return { id, nudge: { x, y, scale }, laid, by: printedName(author?.fullName) ?? 'equipe de visagismo', at: createdAt }
}

/** With required review, a person must accept the fit first. */
export const isFitNeeded = (): boolean => env.REPORT_REVIEW === 'required'

export const yawOf = (marking: MarkingRow | null): number | null =>
  ProposedMarking.shape.pose.safeParse(marking?.pose).data?.yaw ?? null

export function photoOverlayOf(marking: MarkingRow | null, analysis: Analysis) {
  const figure = figureOnPhoto(analysis)
  const standing = figure && currentFit(marking, figure)
  return {
    yaw: yawOf(marking) ?? undefined,
    nudge: standing?.nudge,
    isAllowed: standing ? standing.laid : !isFitNeeded(),
  }
}
