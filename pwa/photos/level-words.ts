import type { Level } from './camera-level.ts'

const STRAIGHT_DEGREES = 4
/** Pitch only makes the face look a little longer. */
const UPRIGHT_DEGREES = 12
const GAUGE_DEGREES = 30

export interface LevelReading {
  word: string
  /** 0 to 100; 50 is straight. */
  position: number
  isGood: boolean
}

export function judgeLevel({ roll, pitch }: Level): LevelReading {
  const position = Math.min(100, Math.max(0, 50 + (roll / GAUGE_DEGREES) * 50))
  if (Math.abs(roll) > STRAIGHT_DEGREES) return { word: roll > 0 ? 'à direita' : 'à esquerda', position, isGood: false }
  if (Math.abs(pitch) > UPRIGHT_DEGREES) return { word: 'inclinado', position, isGood: false }
  return { word: 'reto', position, isGood: true }
}
