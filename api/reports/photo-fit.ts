import { ProposedMarking } from '#contract/onboarding.ts'
import type { Analysis } from '#visagism/analysis.ts'
import type { OnPhoto } from '#visagism/chapter.ts'
import type { Nudge } from '#visagism/on-photo/fit.ts'
import { printedName } from '#visagism/names/person-name.ts'
import type { Prisma } from '../platform/db.ts'
import { env } from '../platform/env.ts'

/** The newest word on how a drawing lies by a marking's points, to be read along with the marking. */
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

/** The figure of the page about the own photo; null where the report has none. */
export const figureOnPhoto = ({ chapters }: Pick<Analysis, 'chapters'>): OnPhoto | null =>
  chapters.flatMap(({ figures }) => figures).find((figure) => figure.kind === 'on-photo') ?? null

/** What a word is about: another cut or beard is another drawing. */
export const lookKey = ({ look: { shape, cut, beard } }: OnPhoto): string => [shape, cut, beard ?? ''].join('/')

/** Null while nobody said anything about this look by these points. */
export function standingFit(marking: MarkingRow | null, figure: OnPhoto): FitStanding | null {
  const [row] = marking?.fits ?? []
  if (!row || row.look !== lookKey(figure)) return null
  const { id, x, y, scale, laid, author, createdAt } = row
  return { id, nudge: { x, y, scale }, laid, by: printedName(author?.fullName) ?? 'equipe de visagismo', at: createdAt }
}

/** Where every report is looked at, a drawing lies on a face only once somebody found that it does. */
export const isFitNeeded = (): boolean => env.REPORT_REVIEW === 'required'

export const yawOf = (marking: MarkingRow | null): number | null =>
  ProposedMarking.shape.pose.safeParse(marking?.pose).data?.yaw ?? null

/** How the document lays the figure over the photo. */
export function photoOverlayOf(marking: MarkingRow | null, analysis: Analysis) {
  const figure = figureOnPhoto(analysis)
  const standing = figure && standingFit(marking, figure)
  return {
    yaw: yawOf(marking) ?? undefined,
    nudge: standing?.nudge,
    isAllowed: standing ? standing.laid : !isFitNeeded(),
  }
}
