import { describe, expect, it } from 'vitest'
import { judgeSheet, SheetFollower, type SheetJudgement } from './judge-sheet.ts'
import type { FaceLook } from './look.ts'
import type { Pixels } from './pixels.ts'
import { sheetPlace } from './sheet.ts'

const [WIDTH, HEIGHT] = [240, 320]
const PLACE = sheetPlace({ width: WIDTH, height: HEIGHT }, false)

function frame({ paper = 240, left = 150, right = 150 } = {}): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isPaper = x > PLACE.x - 6 && y > PLACE.y - 20 && y < PLACE.y + PLACE.height + 20
      const isFace = x > 40 && x < 130 && y > 90 && y < 220
      data.fill(isPaper ? paper : isFace ? (x < 85 ? left : right) : 120, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)
    }
  return { data, width: WIDTH, height: HEIGHT }
}

const point = (x: number, y: number) => ({ x, y })
const look = (change: Partial<FaceLook> = {}): FaceLook => ({
  faces: 1,
  side: 'front',
  box: { x: 40, y: 90, width: 90, height: 130 },
  other: null,
  turn: 0,
  presence: 1,
  pose: { yaw: 0, pitch: 7, roll: 0 },
  size: 0.4,
  centre: { x: 0.35, y: 0.48 },
  whole: true,
  eyeOpening: 0.3,
  marks: {
    hairline: point(85, 95),
    brow: point(85, 125),
    nose: point(85, 165),
    chin: point(85, 215),
    left: point(42, 150),
    right: point(128, 150),
  },
  hairline: 'seen',
  ...change,
})
const stateOf = (change: Partial<FaceLook>, pixels = frame()) => judgeSheet(pixels, PLACE, look(change)).state

describe('a frame with a sheet in it', () => {
  it('is ready with one face from the front, even light and paper in its place', () => {
    expect(judgeSheet(frame(), PLACE, look())).toEqual({ state: 'ready', isSeen: true, isEven: true, isClear: true })
  })

  it('says one thing, the most important first', () => {
    const dark = frame({ paper: 120 })
    expect(stateOf({ faces: 0 }, dark)).toBe('none')
    expect(stateOf({ faces: 2, size: 0.1 }, dark)).toBe('two')
    expect(stateOf({ size: 0.1, whole: false }, dark)).toBe('far')
    expect(stateOf({ whole: false }, dark)).toBe('near')
    const aside = look().marks
    expect(aside && stateOf({ marks: { ...aside, right: point(200, 150) } }, dark)).toBe('aside')
    expect(stateOf({ pose: { yaw: 24, pitch: 7, roll: 0 } }, dark)).toBe('turned')
    expect(stateOf({}, dark)).toBe('no-edge')
  })

  it('shows which of the three is missing', () => {
    expect(judgeSheet(frame({ paper: 60 }), PLACE, look())).toMatchObject({
      state: 'no-sheet',
      isSeen: false,
      isEven: false,
      isClear: false,
    })
    expect(judgeSheet(frame({ paper: 255 }), PLACE, look())).toMatchObject({
      state: 'clipped',
      isSeen: true,
      isEven: true,
      isClear: false,
    })
    expect(judgeSheet(frame({ right: 210 }), PLACE, look())).toMatchObject({
      state: 'two-lights',
      isSeen: true,
      isEven: false,
      isClear: true,
    })
  })

  it('stands at the other side in a mirror', () => {
    const { x, width } = sheetPlace({ width: WIDTH, height: HEIGHT }, true)
    expect(x + width).toBeCloseTo(WIDTH - PLACE.x)
    expect(x).toBeCloseTo(WIDTH - PLACE.x - PLACE.width)
  })
})

describe('the calm word and the ring', () => {
  const judged = (state: SheetJudgement['state']): SheetJudgement => ({
    state,
    isSeen: true,
    isEven: true,
    isClear: true,
  })

  it('waits for what holds, fills while all is well and empties when it is not', () => {
    const follower = new SheetFollower()
    expect(follower.next(judged('clipped'), 0).shown).toBe('none')
    expect(follower.next(judged('clipped'), 600).shown).toBe('clipped')
    expect(follower.next(judged('ready'), 700)).toEqual({ shown: 'clipped', ring: 0 })
    expect(follower.next(judged('ready'), 1050)).toEqual({ shown: 'ready', ring: 0 })
    expect(follower.next(judged('ready'), 1550).ring).toBeCloseTo(0.5)
    expect(follower.next(judged('two-lights'), 1650).ring).toBeGreaterThan(0)
    expect(follower.next(judged('two-lights'), 2000)).toEqual({ shown: 'ready', ring: 0 })
    expect(follower.next(judged('ready'), 2100).ring).toBe(0)
    expect(follower.next(judged('ready'), 3100).ring).toBe(1)
  })
})
