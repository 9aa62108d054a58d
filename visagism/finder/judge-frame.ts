/** The most important correction for a camera frame or photo. */
import type { FramingDoubt } from './doubts.ts'
import { type FaceLook, type FaceSide, tilt } from './look.ts'

/** `side_left` shows the person's left side: they look to the photo's left. */
export type FramedSlot = 'front' | 'side_left' | 'side_right' | 'back'
const SIDES = { side_left: 'left', side_right: 'right' } as const

export const FRAME_STATES = ['none', 'two', 'far', 'near', 'off-centre', 'tilted', 'turned', 'ready'] as const
export type FrameState = (typeof FRAME_STATES)[number]

/** The person's own left and right. */
export type FrameHint = 'left' | 'right' | 'up' | 'down' | 'back' | 'other-way' | null

export interface FrameJudgement {
  readonly state: FrameState
  readonly hint: FrameHint
  readonly turn: number
}

/** Shares of the picture; degrees. */
const SMALLEST = 0.26
const LARGEST = 0.62
const ASIDE = 0.12
const OVER = 0.16
const MIDDLE = 0.48
const ROLL = 5
const PITCH = 10
const YAW = 8
/** Softer than for a camera frame; below it the face has too few pixels. */
export const SMALLEST_ON_PHOTO = 0.22
/** In profile only the detector's box is known: its height relative to a frontal mesh. */
const PROFILE_HEIGHT = 0.7

export function judgeFrame(look: FaceLook, slot: FramedSlot): FrameJudgement {
  const say = (state: FrameState, hint: FrameHint = null): FrameJudgement => ({ state, hint, turn: look.turn })
  if (slot === 'back') return look.faces > 0 ? say('turned', 'back') : say('none')
  if (look.faces === 0) return say('none')
  if (look.faces > 1) return say('two')
  const scale = look.side === 'front' ? 1 : PROFILE_HEIGHT
  if (look.size < SMALLEST * scale) return say('far')
  if (look.size > LARGEST * scale || !look.whole) return say('near')
  if (slot !== 'front') return judgeSide(look, slot, say)
  const { centre, pose } = look
  if (centre && Math.abs(centre.x - 0.5) > ASIDE) return say('off-centre', centre.x > 0.5 ? 'right' : 'left')
  if (centre && Math.abs(centre.y - MIDDLE) > OVER) return say('off-centre', centre.y > MIDDLE ? 'up' : 'down')
  if (!pose) return say('turned')
  const { roll, pitch, yaw } = tilt(pose)
  if (Math.abs(roll) > ROLL) return say('tilted')
  if (Math.abs(pitch) > PITCH) return say('tilted', pitch > 0 ? 'up' : 'down')
  if (Math.abs(yaw) > YAW) return say('turned', yaw > 0 ? 'right' : 'left')
  return say('ready')
}

function judgeSide(
  look: FaceLook,
  slot: keyof typeof SIDES,
  say: (state: FrameState, hint?: FrameHint) => FrameJudgement,
): FrameJudgement {
  if (look.side === SIDES[slot]) return say('ready')
  if (look.side !== 'front') return say('turned', 'other-way')
  // To show the left side, turn right.
  return say('turned', slot === 'side_left' ? 'right' : 'left')
}

export function judgePhoto(look: FaceLook, slot: FramedSlot): FramingDoubt | null {
  if (slot === 'back') return look.faces > 0 && look.presence >= 0.9 ? 'face-in-back' : null
  if (look.faces === 0) return slot === 'front' ? 'no-face' : null
  if (look.faces > 1) return 'two-faces'
  const side: FaceSide = look.side ?? 'front'
  if (slot === 'front' && side !== 'front') return 'side-in-front'
  if (slot !== 'front' && side === 'front') return look.turn < 0.5 ? 'front-in-side' : null
  if (slot !== 'front' && side !== SIDES[slot]) return 'other-side'
  if (look.size < SMALLEST_ON_PHOTO * (side === 'front' ? 1 : PROFILE_HEIGHT)) return 'small'
  if (!look.whole) return 'cut'
  if (slot !== 'front' || !look.pose) return null
  const { roll, pitch, yaw } = tilt(look.pose)
  if (Math.abs(yaw) > YAW + 4) return 'turned'
  return Math.abs(roll) > ROLL || Math.abs(pitch) > PITCH + 4 ? 'tilted' : null
}
