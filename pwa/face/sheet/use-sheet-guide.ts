import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { judgeSheet, SheetFollower, type SheetJudgement, type SheetState } from '#visagism/finder/judge-sheet.ts'
import type { FaceLook } from '#visagism/finder/look.ts'
import { type SheetPlace, sheetPlace } from '#visagism/finder/sheet.ts'
import type { Face } from '#pwa/face/finder/face.ts'

/** Fast enough to feel live without heating the phone. */
const FRAME_MS = 120
const FRAME_SIDE_PX = 320

export interface SeenSheet {
  readonly look: FaceLook
  readonly judgement: SheetJudgement
  readonly shown: SheetState
  /** 0 to 1. */
  readonly ring: number
  readonly place: SheetPlace
  /** Size of the examined frame, in pixels. */
  readonly width: number
  readonly height: number
}

interface Options {
  video: RefObject<HTMLVideoElement | null>
  face: Face
  mirrored: boolean
  isRunning: boolean
  onReady: () => void
}

/** What the finder sees in the camera, some eight times a second. */
export function useSheetGuide({ video, face, mirrored, isRunning, onReady }: Options): SeenSheet | null {
  const [seen, setSeen] = useState<SeenSheet | null>(null)
  const fire = useEffectEvent(onReady)
  useEffect(() => {
    if (!isRunning) return
    let left = false
    let hasFired = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const canvas = document.createElement('canvas')
    const follower = new SheetFollower()
    face.forget()
    const turn = async () => {
      const started = performance.now()
      const frame = video.current && videoPixels(video.current, FRAME_SIDE_PX, canvas)
      if (frame) {
        const { width, height } = frame
        // The worker takes ownership of the buffer.
        const copy = { data: frame.data.slice(), width, height }
        const place = sheetPlace(frame, mirrored)
        const look = await face.follow(frame, false)
        if (left) return
        if (look) {
          const judgement = judgeSheet(copy, place, look)
          const guidance = follower.next(judgement, performance.now())
          setSeen({ look, judgement, ...guidance, place, width, height })
          if (guidance.ring === 1 && !hasFired) {
            hasFired = true
            fire()
          }
        }
      }
      timer = setTimeout(() => void turn().catch(stop), Math.max(0, FRAME_MS - (performance.now() - started)))
    }
    const stop = () => setSeen(null)
    void turn().catch(stop)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [video, face, mirrored, isRunning])
  return isRunning ? seen : null
}

/** The current video frame, unmirrored and scaled down; null before the first one. */
export function videoPixels(
  video: HTMLVideoElement,
  longestSide: number,
  canvas = document.createElement('canvas'),
): ImageData | null {
  const { videoWidth, videoHeight } = video
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (videoWidth === 0 || !context) return null
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
