import { beforeEach, describe, expect, it } from 'vitest'
import { type Gestures, type Pointer, stageGestures } from './gestures.ts'

const finger = (id: number, x: number, y: number): Pointer => ({ id, kind: 'touch', x, y })
let log: string[]
let stage: Gestures

beforeEach(() => {
  log = []
  stage = stageGestures(() => ({
    handleAt: ({ x, y }) => (Math.hypot(x - 100, y - 100) <= 28 ? { name: 'chin', at: { x: 100, y: 100 } } : null),
    onGrab: (name) => log.push(`grab ${name}`),
    onDrag: (name, to) => log.push(`drag ${name} ${to.x},${to.y}`),
    onDrop: (name) => log.push(`drop ${name}`),
    onTouch: (name) => log.push(`touch ${name}`),
    onTap: ({ x, y }) => log.push(`tap ${x},${y}`),
    onPan: (dx, dy) => log.push(`pan ${dx},${dy}`),
    onPinch: (factor, _, dx, dy) => log.push(`pinch ${factor.toFixed(2)} ${dx},${dy}`),
  }))
})

describe('one finger', () => {
  it('beside a handle moves it without jumping under the finger', () => {
    stage.down(finger(1, 112, 118))
    stage.move(finger(1, 112, 126))
    stage.move(finger(1, 115, 130))
    stage.up(finger(1, 115, 130))
    expect(log).toEqual(['grab chin', 'drag chin 103,104', 'drop chin'])
  })

  it('that only trembles on a handle confirms it', () => {
    stage.down(finger(1, 100, 100))
    stage.move(finger(1, 103, 102))
    stage.up(finger(1, 103, 102))
    expect(log).toEqual(['touch chin'])
  })

  it('near a handle, not on it, means the place it touches', () => {
    stage.down(finger(1, 118, 100))
    stage.up(finger(1, 118, 100))
    expect(log).toEqual(['tap 118,100'])
  })

  it('elsewhere taps, or pans when it moves', () => {
    stage.down(finger(1, 300, 300))
    stage.up(finger(1, 300, 300))
    stage.down(finger(2, 300, 300))
    stage.move(finger(2, 310, 300))
    stage.move(finger(2, 320, 305))
    stage.up(finger(2, 320, 305))
    expect(log).toEqual(['tap 300,300', 'pan 10,5'])
  })

  it('taken away by the system taps nothing', () => {
    stage.down(finger(1, 300, 300))
    stage.cancel(1)
    stage.up(finger(1, 300, 300))
    expect(log).toEqual([])
  })
})

describe('two fingers', () => {
  it('zoom and pan, let go of the handle, and never end as a tap', () => {
    stage.down(finger(1, 100, 100))
    stage.down(finger(2, 200, 100))
    stage.move(finger(2, 300, 100))
    stage.up(finger(2, 300, 100))
    stage.up(finger(1, 100, 100))
    expect(log).toEqual(['pinch 2.00 50,0'])
  })

  it('leave the photo to the finger that stays', () => {
    stage.down(finger(1, 300, 300))
    stage.down(finger(2, 400, 300))
    stage.up(finger(2, 400, 300))
    stage.move(finger(1, 304, 300))
    stage.up(finger(1, 304, 300))
    expect(log).toEqual(['pan 4,0'])
  })

  it('and a third changes nothing', () => {
    stage.down(finger(1, 300, 300))
    stage.down(finger(2, 400, 300))
    stage.down(finger(3, 100, 100))
    stage.move(finger(3, 140, 140))
    expect(log).toEqual([])
  })
})
