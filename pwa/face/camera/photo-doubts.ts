import type { PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import type { FramingDoubt } from '#visagism/finder/doubts.ts'
import type { Point } from '#visagism/face/measure.ts'
import type { QuarterTurns } from '#visagism/finder/look-again.ts'
import { judgePhoto } from '#visagism/finder/judge-frame.ts'
import { studyPhoto } from '#pwa/face/finder/study-photo.ts'
import { measurePhoto } from './photo-quality.ts'
import { judgePhoto as judgeQuality, type PhotoVerdict } from './photo-verdict.ts'

/** A loading finder must not delay a photo. */
export const FINDER_WAIT_MS = 1500

export interface Framing {
  readonly doubt: FramingDoubt | null
  readonly hasFace: boolean
  /** Clockwise quarter turns until upright. */
  readonly turns: QuarterTurns
  /** Of a leaning head, in photo pixels. */
  readonly axis: { readonly chin: Point; readonly hair: Point; readonly width: number; readonly height: number } | null
}

/** Null without a finder. */
export async function judgeFraming(photo: Blob, slot: PhotoSlot, waitMs?: number): Promise<Framing | null> {
  const seen = await studyPhoto(photo, waitMs, slot === 'front')
  if (!seen) return null
  const { look, proposal, width, height } = seen
  const turns = slot === 'back' ? 0 : seen.turns
  const doubt = turns === 0 ? judgePhoto(look, slot) : 'lying'
  const axis =
    doubt === 'tilted' && proposal
      ? { chin: proposal.points.chin, hair: proposal.points.hairline, width, height }
      : null
  return { doubt, hasFace: look.faces > 0, turns, axis }
}

/** Null where the browser cannot decode the photo. */
export async function judgeLightOf(photo: Blob): Promise<PhotoVerdict | null> {
  const quality = await measurePhoto(photo)
  return quality && judgeQuality(quality)
}

export function doubtsIn(framing: Framing | null, light: PhotoVerdict | null): SeenDoubt[] {
  return [...(framing?.doubt ? [framing.doubt] : []), ...(light?.doubts ?? [])]
}

/** For photos without a review. Does not wait for the finder. */
export async function lookForDoubts(photo: Blob, slot: PhotoSlot): Promise<SeenDoubt[]> {
  const [light, framing] = await Promise.all([judgeLightOf(photo), judgeFraming(photo, slot, FINDER_WAIT_MS)])
  return doubtsIn(framing, light)
}
