import type { StillLook } from '#visagism/finder/finder.ts'
import type { ProposedPoint, ProposedPoints } from '#visagism/finder/proposal.ts'
import type { SidePoints } from '#visagism/side/side-points.ts'
import { faceWithin } from './face.ts'
import { imagePixels } from './self-check.ts'

/** More detail moves no point. */
const LONGEST_SIDE = 1200

export interface StudiedPhoto extends StillLook {
  readonly width: number
  readonly height: number
}

/**
 * Points are in pixels of the upright photo. Null without a finder or for an unreadable photo; never rejects.
 * @param waitMs how long the finder may take to load
 * @param again requires a frontal face, and searches harder
 */
export async function studyPhoto(photo: Blob, waitMs?: number, again = true): Promise<StudiedPhoto | null> {
  const face = await faceWithin(waitMs)
  if (!face) return null
  const address = URL.createObjectURL(photo)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { naturalWidth, naturalHeight } = image
    const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight))
    const pixels = imagePixels(image, Math.round(naturalWidth * scale), Math.round(naturalHeight * scale))
    const seen = await face.study(pixels, undefined, again)
    const { proposal, side } = seen
    return {
      ...seen,
      width: naturalWidth,
      height: naturalHeight,
      proposal: proposal && {
        ...proposal,
        points: enlarge(proposal.points, 1 / scale),
        straight: enlarge(proposal.straight, 1 / scale),
      },
      side: side && { ...side, points: enlargeSide(side.points, 1 / scale) },
    }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

function enlarge(points: ProposedPoints, by: number): ProposedPoints {
  const at = (name: ProposedPoint) => ({ x: points[name].x * by, y: points[name].y * by })
  return {
    hairline: at('hairline'),
    browLine: at('browLine'),
    noseBase: at('noseBase'),
    chin: at('chin'),
    templeLeft: at('templeLeft'),
    templeRight: at('templeRight'),
    cheekboneLeft: at('cheekboneLeft'),
    cheekboneRight: at('cheekboneRight'),
    jawLeft: at('jawLeft'),
    jawRight: at('jawRight'),
  }
}

function enlargeSide({ glabella, noseTip, noseBase, chin }: SidePoints, by: number): SidePoints {
  const at = ({ x, y }: SidePoints['chin']) => ({ x: x * by, y: y * by })
  return { glabella: at(glabella), noseTip: at(noseTip), noseBase: at(noseBase), chin: at(chin) }
}
