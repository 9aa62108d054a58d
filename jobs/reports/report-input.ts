import { BRAND } from '#contract/brand.ts'
import { shortId } from '#contract/format.ts'
import type { Analysis, Brief } from '#visagism/analysis/analysis.ts'
import type { ReportInput } from './document/compose/draw-report.ts'
import type { PhotoOverlay, Photos } from './document/photos.ts'

interface ReportSource {
  readonly orderId: string
  readonly brief: Brief
  readonly analysis: Analysis
  readonly photos: Photos
  /** Without it, only the fit check decides. */
  readonly photoOverlay?: PhotoOverlay
  /** Without a trailing slash. */
  readonly site: string
  /** The card's QR code target, if any. */
  readonly card?: string
}

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
  // Points that the reading refused are drawn nowhere.
  marking:
    brief.marking?.photo && analysis.evidence.measures
      ? { points: brief.marking.points, ...brief.marking.photo, photoOverlay }
      : null,
  side: brief.side,
  at: new Date(brief.at),
  contact: {
    email: BRAND.supportEmail,
    site,
    reader: `${site}/dashboard/guia/${orderId}`,
    ...(card === undefined ? {} : { card }),
  },
})
