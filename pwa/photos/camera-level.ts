import { useEffect, useState } from 'react'

/** How far the device is from upright, in degrees. */
export interface Level {
  /** Clockwise turn of the picture; 0 is straight. */
  roll: number
  /** Lean of the top towards the person (negative) or away (positive); 0 is vertical. */
  pitch: number
}

const DEGREES = 180 / Math.PI

/** Where gravity points on the screen of a device held up, from the angles of a `deviceorientation` event. */
export function levelOf(beta: number, gamma: number): Level {
  const b = beta / DEGREES
  const g = gamma / DEGREES
  const x = Math.cos(b) * Math.sin(g)
  const y = -Math.sin(b)
  const z = -Math.cos(b) * Math.cos(g)
  const roll = Math.atan2(x, -y) * DEGREES
  return {
    // A device held sideways is straight too: only the distance to the nearest quarter turn counts.
    roll: Math.round(roll - Math.round(roll / 90) * 90) || 0,
    pitch: -Math.round(Math.asin(Math.max(-1, Math.min(1, z))) * DEGREES) || 0,
  }
}

interface AskingOrientation {
  requestPermission?: () => Promise<string>
}

/** iOS shows the sensor only after a yes; must be called inside a tap. Elsewhere it does nothing. */
export async function allowLevel(): Promise<void> {
  if (typeof DeviceOrientationEvent === 'undefined') return
  const asking = DeviceOrientationEvent as unknown as AskingOrientation
  await asking.requestPermission?.().catch(() => undefined)
}

/** The device's level while `watching`; null where there is no sensor or no permission. */
export function useLevel(watching: boolean): Level | null {
  const [level, setLevel] = useState<Level | null>(null)
  useEffect(() => {
    if (!watching) return
    const read = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta == null || gamma == null) return
      const next = levelOf(beta, gamma)
      // The sensor speaks 60 times a second; a degree is all the gauge can show.
      setLevel((last) => (last && last.roll === next.roll && last.pitch === next.pitch ? last : next))
    }
    window.addEventListener('deviceorientation', read)
    return () => window.removeEventListener('deviceorientation', read)
  }, [watching])
  return level
}
