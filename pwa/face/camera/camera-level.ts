import { useEffect, useState } from 'react'

/** Degrees from upright. */
export interface Level {
  /** Clockwise. 0 is straight. */
  roll: number
  /** Negative: the top leans towards the person. */
  pitch: number
}

const DEGREES = 180 / Math.PI

/** Gravity on the screen, from a `deviceorientation` event's angles. */
export function levelOf(beta: number, gamma: number): Level {
  const b = beta / DEGREES
  const g = gamma / DEGREES
  const x = Math.cos(b) * Math.sin(g)
  const y = -Math.sin(b)
  const z = -Math.cos(b) * Math.cos(g)
  const roll = Math.atan2(x, -y) * DEGREES
  return {
    // Sideways is straight too: measure to the nearest quarter turn.
    roll: Math.round(roll - Math.round(roll / 90) * 90) || 0,
    pitch: -Math.round(Math.asin(Math.max(-1, Math.min(1, z))) * DEGREES) || 0,
  }
}

interface AskingOrientation {
  requestPermission?: () => Promise<string>
}

/** iOS asks for permission, only inside a tap. */
export async function allowLevel(): Promise<void> {
  if (typeof DeviceOrientationEvent === 'undefined') return
  const asking = DeviceOrientationEvent as unknown as AskingOrientation
  await asking.requestPermission?.().catch(() => undefined)
}

/** Null without sensor or permission. */
export function useLevel(watching: boolean): Level | null {
  const [level, setLevel] = useState<Level | null>(null)
  useEffect(() => {
    if (!watching) return
    const read = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta == null || gamma == null) return
      const next = levelOf(beta, gamma)
      // 60 events a second: update for whole degrees.
      setLevel((last) => (last && last.roll === next.roll && last.pitch === next.pitch ? last : next))
    }
    window.addEventListener('deviceorientation', read)
    return () => window.removeEventListener('deviceorientation', read)
  }, [watching])
  return level
}
