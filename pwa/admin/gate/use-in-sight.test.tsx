import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOOK_MS, useInSight } from './use-in-sight.ts'

let seen: string[]
beforeEach(() => {
  seen = []
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const look = (things: string[]) =>
  renderHook((shown: string[]) => useInSight(shown, (thing) => seen.push(thing)), { initialProps: things })
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

describe('what counts as looked at', () => {
  it('was in sight for three seconds together', () => {
    look(['photo:front', 'chapter:oculos'])
    vi.advanceTimersByTime(LOOK_MS - 1)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['photo:front', 'chapter:oculos'])
  })

  it('opened in passing is not, and the next begins its own three seconds', () => {
    const { rerender } = look(['photo:front'])
    vi.advanceTimersByTime(LOOK_MS - 1)
    rerender(['photo:back'])
    vi.advanceTimersByTime(LOOK_MS - 1)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['photo:back'])
  })

  it('nothing is looked at behind another window, nor after leaving', () => {
    const { unmount } = look(['photo:front'])
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
