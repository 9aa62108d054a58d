import { useEffect, useState, type RefObject } from 'react'
import { meanLuminance } from './photo-quality.ts'

const SAMPLE_MS = 500
const SAMPLE_SIDE_PX = 32

/** Mean luminance (0 to 255), twice a second. Null before the first frame. */
export function useLight(video: RefObject<HTMLVideoElement | null>, watching: boolean): number | null {
  const [light, setLight] = useState<number | null>(null)
  useEffect(() => {
    if (!watching) return
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = SAMPLE_SIDE_PX
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const timer = setInterval(() => {
      if (!context || !video.current || video.current.videoWidth === 0) return
      context.drawImage(video.current, 0, 0, SAMPLE_SIDE_PX, SAMPLE_SIDE_PX)
      setLight(Math.round(meanLuminance(context.getImageData(0, 0, SAMPLE_SIDE_PX, SAMPLE_SIDE_PX))))
    }, SAMPLE_MS)
    return () => clearInterval(timer)
  }, [video, watching])
  return light
}
