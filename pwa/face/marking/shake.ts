import { useEffect, useEffectEvent } from 'react'

/** m/s², without gravity: above walking and a trembling hand. */
const STRONG = 13
/** To and fro, twice. */
const TURNS = 4
const WITHIN_MS = 1000

/** Only without a permission prompt, and unless reduced motion is preferred. */
export function useShake(isOn: boolean, onShake: () => void): void {
  const shaken = useEffectEvent(onShake)
  useEffect(() => {
    if (!isOn || !tellsItsMotion() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const isShake = shakeDetector()
    const listen = ({ acceleration, timeStamp }: DeviceMotionEvent) => {
      if (isShake(acceleration?.x ?? 0, acceleration?.y ?? 0, timeStamp)) shaken()
    }
    window.addEventListener('devicemotion', listen)
    return () => window.removeEventListener('devicemotion', listen)
  }, [isOn])
}

/** Safari asks for permission, and has its own shake to undo. */
const tellsItsMotion = () => 'DeviceMotionEvent' in window && !('requestPermission' in DeviceMotionEvent)

/** @returns true when alternating strong pushes end a shake. Takes m/s² without gravity, and milliseconds of a monotonic clock */
export function shakeDetector(): (x: number, y: number, at: number) => boolean {
  let turns: number[] = []
  let last = 0
  return (x, y, at) => {
    const push = Math.abs(x) > Math.abs(y) ? x : y
    if (Math.abs(push) < STRONG || Math.sign(push) === last) return false
    last = Math.sign(push)
    turns = [...turns.filter((before) => at - before < WITHIN_MS), at]
    if (turns.length < TURNS) return false
    turns = []
    return true
  }
}
