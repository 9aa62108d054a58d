import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FrameState } from '#visagism/finder/judge-frame.ts'
import { GUIDE_SOUNDS } from './guide-sounds.ts'
import { setSpeechMuted } from './speech.ts'
import type { SeenFrame } from './use-face-guide.ts'
import { useGuideSounds } from './use-guide-sounds.ts'

/** Frequencies of the tones, in order. */
let heard: number[] = []
let felt: unknown[] = []

class SilentAudio {
  readonly currentTime = 0
  readonly destination = {}
  readonly resume = () => Promise.resolve()
  readonly createGain = () => ({
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to: unknown) => to,
  })
  readonly createOscillator = () => ({
    frequency: { setValueAtTime: (hertz: number) => heard.push(hertz), exponentialRampToValueAtTime() {} },
    connect: (to: unknown) => to,
    start() {},
    stop() {},
  })
}

beforeEach(() => {
  heard = []
  felt = []
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', SilentAudio)
  vi.stubGlobal('navigator', Object.assign(navigator, { vibrate: (pattern: unknown) => felt.push(pattern) }))
})
afterEach(() => {
  cleanup()
  setSpeechMuted(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Slot = Parameters<typeof useGuideSounds>[0]['slot']
const seenAs = (state: FrameState, { turn = 0, ring = 0, hint = null as 'other-way' | null } = {}): SeenFrame =>
  ({ guidance: { shown: { state, hint, turn }, ring, notFound: false } }) as SeenFrame

function Camera({ slot, seen, isAuto = true, byOther = false }: Props) {
  useGuideSounds({ seen, slot, isAuto, byOther })
  return null
}
interface Props {
  slot: Slot
  seen: SeenFrame | null
  isAuto?: boolean
  byOther?: boolean
}

/** Renders each moment for its milliseconds. Returns how often each tone played. */
function show(props: Omit<Props, 'seen'>, ...moments: readonly (readonly [SeenFrame | null, number])[]) {
  const [first, ...rest] = moments
  const camera = render(<Camera {...props} seen={first?.[0] ?? null} />)
  const all: number[][] = []
  const wait = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    all.push(heard)
    heard = []
  }
  wait(first?.[1] ?? 0)
  for (const [seen, milliseconds] of rest) {
    camera.rerender(<Camera {...props} seen={seen} />)
    wait(milliseconds)
  }
  return all
}
const { tick, there } = GUIDE_SOUNDS
const ticks = (tones: readonly number[] | undefined) => tones?.filter((hertz) => hertz === tick.from).length ?? 0

describe('from the side, where nobody sees the screen', () => {
  it('ticks come closer as the head turns, and one long tone says that it is there', () => {
    const [ahead, half, almost, ready] = show(
      { slot: 'side_left' },
      [seenAs('turned'), 4000],
      [seenAs('turned', { turn: 0.5 }), 4000],
      [seenAs('turned', { turn: 0.9 }), 4000],
      [seenAs('ready', { turn: 1 }), 4000],
    )
    expect(ticks(ahead)).toBeGreaterThan(0)
    expect(ticks(half)).toBeGreaterThan(ticks(ahead))
    expect(ticks(almost)).toBeGreaterThan(ticks(half))
    expect(ready).toEqual([there.from])
    expect(felt).toEqual([[60, 90, 60, 90, 60]])
  })

  it('nothing leads the wrong way, and nothing ticks for nobody', () => {
    const all = show(
      { slot: 'side_right' },
      [seenAs('turned', { turn: 0.9, hint: 'other-way' }), 3000],
      [seenAs('none'), 3000],
      [null, 3000],
    )
    expect(all.flat()).toEqual([])
  })

  it('who wants it silent feels it all the same', () => {
    setSpeechMuted(true)
    const all = show({ slot: 'side_left' }, [seenAs('turned'), 3000], [seenAs('ready'), 3000])
    expect(all.flat()).toEqual([])
    expect(felt).toHaveLength(1)
  })

  it('somebody else’s phone says nothing', () => {
    const all = show({ slot: 'side_left', byOther: true }, [seenAs('turned'), 3000], [seenAs('ready'), 3000])
    expect(all.flat()).toEqual([])
    expect(felt).toEqual([])
  })
})

describe('in front', () => {
  const quarters = [0.1, 0.3, 0.4, 0.6, 0.8, 1].map((ring) => [seenAs('ready', { ring }), 125] as const)

  it('a tick marks three quarters of the ring, and the fourth is the shot', () => {
    expect(show({ slot: 'front' }, ...quarters).map(ticks)).toEqual([0, 1, 0, 1, 1, 0])
    expect(felt).toEqual([10])
  })

  it('a ring that may not fire counts nothing', () => {
    expect(show({ slot: 'front', isAuto: false }, ...quarters).flat()).toEqual([])
  })
})

it('a device without sound or without vibration guides in silence', () => {
  vi.stubGlobal('AudioContext', undefined)
  Object.assign(navigator, { vibrate: undefined })
  expect(show({ slot: 'side_left' }, [seenAs('turned'), 3000], [seenAs('ready'), 3000]).flat()).toEqual([])
})
