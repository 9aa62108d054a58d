import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isListData, type ListData, soonOrComing } from './blog-data.ts'
import { useBlogData } from './use-blog-data.ts'

const LIST: ListData = { posts: [] }
const open = (given: unknown, read = () => Promise.resolve(LIST)) =>
  renderHook(() => useBlogData({ given, isData: isListData, read })).result

test('what came with the page is shown at once', () => expect(open(LIST).current.state).toBe('ready'))

test('what is on its way is waited for', async () => {
  const coming = Promise.withResolvers<ListData>()
  const result = open({ coming: coming.promise })
  expect(result.current.state).toBe('loading')
  await act(async () => coming.resolve(LIST))
  expect(result.current.state).toBe('ready')
})

test('what fails on its way says so, and another try may succeed', async () => {
  const coming = Promise.withResolvers<ListData>()
  const result = open({ coming: coming.promise })
  await act(async () => coming.reject(new Error('offline')))
  expect(result.current.state).toBe('failed')
  await act(async () => result.current.retry())
  expect(result.current.state).toBe('ready')
})

test('a page opens without what takes longer than a blink', async () => {
  vi.useFakeTimers()
  const slow = soonOrComing(new Promise<ListData>(() => {}))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await slow).toHaveProperty('coming')
  expect(await soonOrComing(Promise.resolve(LIST))).toBe(LIST)
  vi.useRealTimers()
})
