import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { FrameFollower, type Guidance } from '#visagism/finder/follow-frames.ts'
import { judgeFrame } from '#visagism/finder/judge-frame.ts'
import type { FaceLook } from '#visagism/finder/look.ts'
import { openFace } from '#pwa/face/finder/face.ts'
import type { HeldBy } from './guide-words.ts'
import { measureQuality } from './photo-quality.ts'
import { judgeLight, lightShare } from './photo-verdict.ts'

/** Live enough. Faster would warm the phone. */
const FRAME_MS = 120
const FRAME_SIDE_PX = 320
/** Below this share of the recent best: motion. */
const STEADY_SHARE = 0.4
/** Decay per frame of the best sharpness seen. */
const BEST_FADES = 0.98
/** Then the photo is taken anyway. */
const FRINGE_WAITS_MS = 3000

export interface SeenFrame {
  readonly look: FaceLook
  readonly guidance: Guidance
  readonly heldBy: HeldBy
  readonly isSteady: boolean
  readonly isLit: boolean
  /** Shares of what is required, 0 to 1. */
  readonly steadiness: number
  readonly light: number
  /** Mean luminance, 0 to 255. */
  readonly brightness: number
  /** `look` is in this frame's pixels. */
  readonly width: number
  readonly height: number
}

interface Options {
  video: RefObject<HTMLVideoElement | null>
  slot: PhotoSlot
  isRunning: boolean
  onReady: () => void
}

/** Some eight times a second. Null without a finder: then all is manual. */
export function useFaceGuide({ video, slot, isRunning, onReady }: Options): SeenFrame | null {
  const [seen, setSeen] = useState<SeenFrame | null>(null)
  const follower = useRef(new FrameFollower())
  const fire = useEffectEvent(onReady)
  useEffect(() => {
    if (!isRunning) return
    let left = false
    let hasFired = false
    let best = 0
    let fringeSince: number | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    follower.current = new FrameFollower()

    const watch = async () => {
      const face = await openFace()
      if (!face || !context || left) return
      face.forget()
      const turn = async () => {
        const started = performance.now()
        const frame = video.current && frameOf(video.current, canvas, context)
        if (frame) {
          const { sharpness, brightness } = measureQuality(frame)
          best = Math.max(best * BEST_FADES, sharpness)
          const look = await face.follow(frame, slot !== 'front')
          // The buffer was transferred to the worker.
          if (left) return
          if (look) {
            const isSteady = sharpness >= best * STEADY_SHARE
            const isLit = judgeLight(brightness).isGood
            const judgement = judgeFrame(look, slot)
            const now = performance.now()
            const hasFringe = slot === 'front' && look.hairline === 'fringe'
            fringeSince = hasFringe ? (fringeSince ?? now) : null
            const waitsForFringe = fringeSince !== null && now - fringeSince < FRINGE_WAITS_MS
            const guidance = follower.current.next(judgement, isSteady && isLit && !waitsForFringe, now)
            const heldBy = isLit
              ? waitsForFringe
                ? 'fringe'
                : null
              : judgeLight(brightness).word === 'pouca'
                ? 'dark'
                : 'bright'
            setSeen({
              look,
              guidance,
              heldBy,
              isSteady,
              isLit,
              steadiness: best === 0 ? 0 : sharpness / (best * STEADY_SHARE),
              light: lightShare(brightness),
              brightness,
              width: canvas.width,
              height: canvas.height,
            })
            if (guidance.ring === 1 && !hasFired) {
              hasFired = true
              fire()
            }
          }
        }
        timer = setTimeout(() => void turn().catch(stop), Math.max(0, FRAME_MS - (performance.now() - started)))
      }
      const stop = () => setSeen(null)
      await turn().catch(stop)
    }
    void watch()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [video, slot, isRunning])
  return isRunning ? seen : null
}

function frameOf(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): ImageData | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  const scale = FRAME_SIDE_PX / Math.max(videoWidth, videoHeight)
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
