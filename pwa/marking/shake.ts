import { useEffect, useEffectEvent } from 'react'

/** m/s², without gravity: walking and a hand that trembles stay well below. */
const STRONG = 13
/** To and fro, and to and fro again. */
const TURNS = 4
const WITHIN_MS = 1000

/** Calls back when the device is shaken, where it tells of its motion without having to ask, and motion is not unwelcome. */
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

/** Safari asks the person, and shakes by itself what is typed. */
const tellsItsMotion = () => 'DeviceMotionEvent' in window && !('requestPermission' in DeviceMotionEvent)

/**
 * Whether this sample ends a shake: strong pushes across or along the screen, each against the one before.
 * @returns a function of m/s² without gravity, and the sample's milliseconds on a steady clock
 */
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
