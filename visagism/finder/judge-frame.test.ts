import { describe, expect, it } from 'vitest'
import { judgeFrame, judgePhoto } from './judge-frame.ts'
import type { FaceLook } from './look.ts'
import { STRAIGHT_PITCH } from './pose.ts'

const GOOD: FaceLook = {
  faces: 1,
  side: 'front',
  box: { x: 60, y: 80, width: 120, height: 120 },
  other: null,
  turn: 0,
  presence: 1,
  pose: { yaw: 0, pitch: STRAIGHT_PITCH, roll: 0 },
  size: 0.4,
  centre: { x: 0.5, y: 0.48 },
  whole: true,
  eyeOpening: 0.3,
  marks: null,
  hairline: 'seen',
}
const NOBODY: FaceLook = { ...GOOD, faces: 0, side: null, box: null, pose: null, centre: null, whole: false, size: 0 }
const pose = (change: Partial<NonNullable<FaceLook['pose']>>) => ({
  ...GOOD,
  pose: { yaw: 0, pitch: STRAIGHT_PITCH, roll: 0, ...change },
})

describe('a frame of the camera', () => {
  it.each<[string, FaceLook, object]>([
    ['nobody', NOBODY, { state: 'none' }],
    ['two people', { ...GOOD, faces: 2 }, { state: 'two' }],
    ['too far', { ...GOOD, size: 0.2 }, { state: 'far' }],
    ['too near', { ...GOOD, size: 0.7 }, { state: 'near' }],
    ['cut by the edge', { ...GOOD, whole: false }, { state: 'near' }],
    ['at the photo’s right', { ...GOOD, centre: { x: 0.7, y: 0.48 } }, { state: 'off-centre', hint: 'right' }],
    ['too low', { ...GOOD, centre: { x: 0.5, y: 0.7 } }, { state: 'off-centre', hint: 'up' }],
    ['leaning', pose({ roll: -7 }), { state: 'tilted', hint: null }],
    ['looking down', pose({ pitch: STRAIGHT_PITCH + 12 }), { state: 'tilted', hint: 'up' }],
    ['looking up', pose({ pitch: STRAIGHT_PITCH - 12 }), { state: 'tilted', hint: 'down' }],
    ['turned', pose({ yaw: 12 }), { state: 'turned' }],
    ['well', GOOD, { state: 'ready' }],
  ])('%s', (_, look, expected) => {
    expect(judgeFrame(look, 'front')).toMatchObject(expected)
  })

  it('says what matters most first', () => {
    expect(judgeFrame({ ...pose({ roll: 20, yaw: 20 }), size: 0.2, faces: 2 }, 'front').state).toBe('two')
  })

  it('wants a side turned its own way', () => {
    expect(judgeFrame(GOOD, 'side_left')).toMatchObject({ state: 'turned', hint: 'right' })
    expect(judgeFrame(GOOD, 'side_right')).toMatchObject({ state: 'turned', hint: 'left' })
    expect(judgeFrame({ ...GOOD, side: 'left', pose: null }, 'side_left').state).toBe('ready')
    expect(judgeFrame({ ...GOOD, side: 'left', pose: null }, 'side_right').hint).toBe('other-way')
  })

  it('does not send back whoever turned where they stood: a profile is lower in the finder’s eyes', () => {
    const profile: FaceLook = { ...GOOD, side: 'left', pose: null, size: 0.2 }
    expect(judgeFrame(profile, 'side_left').state).toBe('ready')
    expect(judgeFrame({ ...GOOD, size: 0.2 }, 'side_left').state).toBe('far')
    expect(judgeFrame({ ...profile, size: 0.15 }, 'side_left').state).toBe('far')
    expect(judgeFrame({ ...profile, size: 0.5 }, 'side_left').state).toBe('near')
  })

  it('never calls a back ready, and sees a face that should not be there', () => {
    expect(judgeFrame(NOBODY, 'back').state).toBe('none')
    expect(judgeFrame(GOOD, 'back')).toMatchObject({ state: 'turned', hint: 'back' })
  })
})

describe('a photo', () => {
  it.each<[string, Parameters<typeof judgePhoto>, ReturnType<typeof judgePhoto>]>([
    ['good', [GOOD, 'front'], null],
    ['of nobody', [NOBODY, 'front'], 'no-face'],
    ['of nobody from the side, which the finder often misses', [NOBODY, 'side_left'], null],
    ['of two', [{ ...GOOD, faces: 2 }, 'front'], 'two-faces'],
    ['from the side in front', [{ ...GOOD, side: 'left' }, 'front'], 'side-in-front'],
    ['from the front at a side', [GOOD, 'side_left'], 'front-in-side'],
    ['of the other side', [{ ...GOOD, side: 'right', turn: 1 }, 'side_left'], 'other-side'],
    ['with a face where the back was asked for', [GOOD, 'back'], 'face-in-back'],
    ['of a small face', [{ ...GOOD, size: 0.15 }, 'front'], 'small'],
    ['cut', [{ ...GOOD, whole: false }, 'front'], 'cut'],
    ['leaning', [pose({ roll: 9 }), 'front'], 'tilted'],
    ['turned', [pose({ yaw: 15 }), 'front'], 'turned'],
  ])('%s', (_, [look, slot], doubt) => {
    expect(judgePhoto(look, slot)).toBe(doubt)
  })
})
