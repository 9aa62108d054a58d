import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LookedThing, Shown } from '#contract/admin/gate.ts'
import { LOOK_MS, useInSight } from './use-in-sight.ts'

let seen: Shown[]
const thing = (what: LookedThing, of = 'a'): Shown => ({ what, of })
const [FRONT, BACK, FRAMES] = [thing('photo:front'), thing('photo:back'), thing('chapter:oculos')]
beforeEach(() => {
  seen = []
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const look = (things: Shown[]) =>
  renderHook((shown: Shown[]) => useInSight(shown, (one) => seen.push(one)), { initialProps: things })
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('what counts as looked at', () => {
  it('was in sight for three seconds together', () => {
    look([FRONT, FRAMES])
    vi.advanceTimersByTime(LOOK_MS - 1)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([FRONT, FRAMES])
  })

  it('opened in passing is not, and the next begins its own three seconds', () => {
    const { rerender } = look([FRONT])
    vi.advanceTimersByTime(LOOK_MS - 1)
    rerender([BACK])
    vi.advanceTimersByTime(LOOK_MS - 1)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([BACK])
  })

  it('a new photo in the place of the old begins its own three seconds', () => {
    const { rerender } = look([FRONT])
    vi.advanceTimersByTime(LOOK_MS - 1)
    rerender([thing('photo:front', 'b')])
    vi.advanceTimersByTime(LOOK_MS - 1)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([thing('photo:front', 'b')])
  })

  it('nothing is looked at behind another window, nor after leaving', () => {
    const { unmount } = look([FRONT])
    hide('hidden')
    vi.advanceTimersByTime(10 * LOOK_MS)
    expect(seen).toEqual([])
    hide('visible')
    vi.advanceTimersByTime(LOOK_MS - 1)
    unmount()
    vi.advanceTimersByTime(LOOK_MS)
    expect(seen).toEqual([])
  })
})
