import { BRAND } from '#contract/brand.ts'
import { shortId } from '#contract/format.ts'
import type { Analysis, Brief } from '#visagism/analysis.ts'
import type { ReportInput } from './document/draw-report.ts'
import type { PhotoOverlay, Photos } from './document/photos.ts'

interface ReportSource {
  readonly orderId: string
  readonly brief: Brief
  readonly analysis: Analysis
  readonly photos: Photos
  /** How a drawing lies over the front photo; the gate alone decides where nothing is told. */
  readonly photoOverlay?: PhotoOverlay
  /** Address of the product, without a trailing slash. */
  readonly site: string
  /** What the code on the salon's card opens; no code without. */
  readonly card?: string
}

/** What the pages of an analysis are drawn from, for whoever draws them. */
export const reportInput = ({
  orderId,
  brief,
  analysis,
  photos,
  photoOverlay = {},
  site,
  card,
}: ReportSource): ReportInput => ({
  orderNumber: shortId(orderId),
  analysis,
  photos,
  marking: brief.marking?.photo ? { points: brief.marking.points, ...brief.marking.photo, photoOverlay } : null,
  side: brief.side,
  at: new Date(brief.at),
  contact: {
    email: BRAND.supportEmail,
    site,
    reader: `${site}/dashboard/guia/${orderId}`,
    ...(card === undefined ? {} : { card }),
  },
})
