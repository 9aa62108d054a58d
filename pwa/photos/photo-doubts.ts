import type { PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import type { FramingDoubt } from '#visagism/finder/doubts.ts'
import type { Point } from '#visagism/face/measure.ts'
import type { QuarterTurns } from '#visagism/finder/look-again.ts'
import { judgePhoto } from '#visagism/finder/judge-frame.ts'
import { studyPhoto } from '#pwa/face/study-photo.ts'
import { measurePhoto } from './photo-quality.ts'
import { judgePhoto as judgeQuality, type PhotoVerdict } from './photo-verdict.ts'

/** A photo is not held back for a finder that is still on its way. */
export const FINDER_WAIT_MS = 1500

/** What the finder says of a photo for its slot. */
export interface Framing {
  readonly doubt: FramingDoubt | null
  readonly hasFace: boolean
  /** How often it is to be turned clockwise until the face stands. */
  readonly turns: QuarterTurns
  /** Of a head that leans: from its chin to its hair, in pixels of the photo. */
  readonly axis: { readonly chin: Point; readonly hair: Point; readonly width: number; readonly height: number } | null
}

/** Null where there is no finder. */
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

/** Sharpness and light; null where the browser cannot decode the photo. */
export async function judgeLightOf(photo: Blob): Promise<PhotoVerdict | null> {
  const quality = await measurePhoto(photo)
  return quality && judgeQuality(quality)
}

/** All that is doubtful, as far as anybody has looked. */
export function doubtsIn(framing: Framing | null, light: PhotoVerdict | null): SeenDoubt[] {
  return [...(framing?.doubt ? [framing.doubt] : []), ...(light?.doubts ?? [])]
}

/** The same of a photo that goes without a review: at once where the finder is not there yet. */
export async function lookForDoubts(photo: Blob, slot: PhotoSlot): Promise<SeenDoubt[]> {
  const [light, framing] = await Promise.all([judgeLightOf(photo), judgeFraming(photo, slot, FINDER_WAIT_MS)])
  return doubtsIn(framing, light)
}
