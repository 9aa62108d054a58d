// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FlushResult } from './lock.ts'
import { OUTBOX_RETRY_MS, startOutbox, type Outbox } from './outbox.ts'

let outbox: Outbox | undefined
let answers: FlushResult[]
const flush = vi.fn<() => Promise<FlushResult>>()

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  flush.mockReset()
  onWaiting.mockReset()
  flush.mockImplementation(() => Promise.resolve(answers.shift() ?? 'empty'))
})
afterEach(() => {
  outbox?.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const onWaiting = vi.fn<() => void>()
const start = () => (outbox = startOutbox({ name: 'test', flush, onWaiting }))
const goHidden = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const settle = () => vi.advanceTimersByTimeAsync(0)

it('tries again after growing waits, and rests once all is sent', async () => {
  answers = ['waiting', 'waiting', 'empty']
  start().wake()
  await settle()
  expect(flush).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS[0])
  expect(flush).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS[1] - 1)
  expect(flush).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(flush).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(flush).toHaveBeenCalledTimes(3)
})

it('begins its waits anew when some of it went through', async () => {
  answers = ['waiting', 'waiting', 'moved', 'empty']
  start().wake()
  await settle()
  await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS[0] + OUTBOX_RETRY_MS[1])
  expect(flush).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS[0])
  expect(flush).toHaveBeenCalledTimes(4)
})

it('leaves a server alone for as long as it asked, whoever wakes it meanwhile', async () => {
  answers = [{ restMs: 45_000 }, 'empty']
  const { wake } = start()
  wake()
  await settle()
  await vi.advanceTimersByTimeAsync(20_000)
  window.dispatchEvent(new Event('online'))
  wake()
  await vi.advanceTimersByTimeAsync(24_999)
  expect(flush).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(flush).toHaveBeenCalledTimes(2)
})

it('does not let a server send it away for a day', async () => {
  answers = [{ restMs: 24 * 3_600_000 }, 'empty']
  start().wake()
  await settle()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(flush).toHaveBeenCalledTimes(2)
})

it('goes at once when the network comes back', async () => {
  answers = ['waiting', 'empty']
  start().wake()
  await settle()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(flush).toHaveBeenCalledTimes(2)
})

it('sends nothing while the browser knows that it is offline, and keeps trying', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  start().wake()
  await settle()
  expect(flush).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS[0])
  expect(flush).toHaveBeenCalledTimes(1)
})

it('never runs twice at once; what arrives meanwhile is sent right after', async () => {
  let finish: (left: 'empty') => void = () => undefined
  flush.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  const { wake } = start()
  wake()
  wake()
  wake()
  await settle()
  expect(flush).toHaveBeenCalledTimes(1)
  finish('empty')
  await settle()
  expect(flush).toHaveBeenCalledTimes(2)
})

it('survives a flush that throws', async () => {
  flush.mockRejectedValueOnce(new Error('a bug'))
  start().wake()
  await settle()
  await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS[0])
  expect(flush).toHaveBeenCalledTimes(2)
})

it('holds a lock of its own name while it sends, so two tabs take turns', async () => {
  const asked: string[] = []
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (name: string, work: () => Promise<string>) => {
        asked.push(name)
        return work()
      },
    },
  })
  start().wake()
  await settle()
  vi.unstubAllGlobals()
  expect(asked).toEqual(['test'])
  expect(flush).toHaveBeenCalledTimes(1)
})

it('is silent once stopped', async () => {
  answers = ['waiting']
  const { wake, stop } = start()
  wake()
  await settle()
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(flush).toHaveBeenCalledTimes(1)
})

it('tells once that something waits, and again when it waits anew', async () => {
  answers = ['waiting', 'waiting', 'empty', 'waiting']
  const { wake } = start()
  wake()
  await settle()
  await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS[0])
  expect(flush).toHaveBeenCalledTimes(2)
  expect(onWaiting).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS[1])
  wake()
  await settle()
  expect(onWaiting).toHaveBeenCalledTimes(2)
})

it('tells when the page goes away in the middle of sending, and not when nothing is on its way', async () => {
  let finish: (left: 'empty') => void = () => undefined
  flush.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  start().wake()
  await settle()
  goHidden()
  expect(onWaiting).toHaveBeenCalledTimes(1)
  finish('empty')
  await settle()
  goHidden()
  expect(onWaiting).toHaveBeenCalledTimes(1)
})
