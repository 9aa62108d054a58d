import { describe, expect, it } from 'vitest'
import { FrameFollower, type Guidance } from './follow-frames.ts'
import type { FrameJudgement, FrameState } from './judge-frame.ts'

const judgement = (state: FrameState): FrameJudgement => ({ state, hint: null, turn: 0 })

function run(...phases: readonly (readonly [state: FrameState, ms: number, steady?: boolean])[]): Guidance[] {
  const follower = new FrameFollower()
  const shown: Guidance[] = []
  let now = 0
  for (const [state, ms, steady = true] of phases)
    for (const end = now + ms; now < end; now += 125) shown.push(follower.next(judgement(state), steady, now))
  return shown
}
const last = (all: readonly Guidance[]) => all.at(-1)
const words = (all: readonly Guidance[]) => [...new Set(all.map(({ shown }) => shown.state))]

describe('guidance by the camera', () => {
  it('is not chased by a tremble', () => {
    expect(words(run(['far', 1000], ['tilted', 250], ['far', 1000]))).toEqual(['none', 'far'])
  })

  it('changes its word once another state has held, and no sooner than one can read', () => {
    const all = run(['far', 1000], ['tilted', 2000])
    expect(words(all)).toEqual(['none', 'far', 'tilted'])
    const frames = all.filter(({ shown }) => shown.state === 'far').length
    expect(frames * 125).toBeGreaterThanOrEqual(1200)
  })

  it('shows what is good soon, even right after another word', () => {
    const all = run(['far', 700], ['ready', 500])
    expect(last(all)?.shown.state).toBe('ready')
  })

  it('fills the ring in a second of all being well, and empties it when it is not', () => {
    expect(last(run(['ready', 700]))?.ring).toBeLessThan(1)
    expect(last(run(['ready', 1750]))?.ring).toBe(1)
    expect(last(run(['ready', 1000], ['tilted', 500]))?.ring).toBe(0)
  })

  it('forgives a quarter of a second', () => {
    const all = run(['ready', 900], ['tilted', 125], ['ready', 250])
    expect(last(all)?.ring).toBeGreaterThan(0.3)
  })

  it('never fills without light and sharpness', () => {
    expect(last(run(['ready', 3000, false]))?.ring).toBe(0)
  })

  it('says after eight seconds of nobody that the photo counts all the same', () => {
    expect(last(run(['none', 7000]))?.notFound).toBe(false)
    expect(last(run(['none', 9000]))?.notFound).toBe(true)
    expect(last(run(['none', 9000], ['far', 125]))?.notFound).toBe(false)
  })
})
