import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as BackStep from './back-step.ts'

let room: typeof BackStep
// It listens to one window, once.
beforeEach(async () => {
  vi.resetModules()
  room = await import('./back-step.ts')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('takes its entries out of the history before a page is left', async () => {
  const before = window.history.length
  renderHook(() => room.useBackStep(true, () => undefined))
  await vi.waitFor(() => expect(window.history.state).toEqual({ backStep: 1 }))
  expect(window.history.length).toBe(before + 1)
  await room.leaveBackSteps()
  expect(window.history.state ?? {}).not.toHaveProperty('backStep')
})

it('lets the page be left where the browser loses the move', async () => {
  renderHook(() => room.useBackStep(true, () => undefined))
  await vi.waitFor(() => expect(window.history.state).toEqual({ backStep: 1 }))
  vi.useFakeTimers()
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  const left = vi.fn<() => void>()
  const leaving = room.leaveBackSteps().then(left)
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
  expect(left).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  await leaving
  expect(left).toHaveBeenCalledOnce()
})
