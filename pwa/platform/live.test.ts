// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LIVE_SESSION_ENDED, LIVE_SILENCE_MS } from '#contract/live.ts'
import { connectLive, onLive } from './live.ts'

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = []
  readonly url: string
  sent: string[] = []
  isClosed = false
  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.opened.push(this)
  }
  send = (text: string) => void this.sent.push(text)
  close = () => {
    this.isClosed = true
  }
  accept = () => this.dispatchEvent(new Event('open'))
  say = (data: unknown) =>
    this.dispatchEvent(new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  drop = (code = 1006) => this.dispatchEvent(new CloseEvent('close', { code }))
}

const ended = vi.fn<() => void>()
let connection: ReturnType<typeof connectLive>
const heard = vi.fn<(message: { type: string }) => void>()
let forget: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeSocket.opened = []
  heard.mockReset()
  ended.mockReset()
  forget = onLive(['notification', 'order', 'all'], heard)
  connection = connectLive({ onSessionEnded: ended })
})
afterEach(() => {
  connection.stop()
  forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const newest = () => FakeSocket.opened.at(-1)!

it('opens on our own host, says hello, and passes on what it hears', () => {
  newest().accept()
  expect(newest().url).toBe(`${location.origin.replace('http', 'ws')}/ws`)
  expect(JSON.parse(newest().sent[0]!)).toMatchObject({ type: 'authenticate' })
  newest().say({ type: 'notification' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'notification' })
})

it('ignores what it does not understand', () => {
  newest().accept()
  for (const odd of ['not json', '{}', '{"type":"order"}', '{"type":"else"}', '[]', 'null']) newest().say(odd)
  expect(heard).not.toHaveBeenCalled()
})

it('comes back in growing steps, and says that something may have been missed', async () => {
  newest().accept()
  newest().drop()
  await vi.advanceTimersByTimeAsync(999)
  expect(FakeSocket.opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(FakeSocket.opened).toHaveLength(2)
  newest().drop()
  await vi.advanceTimersByTimeAsync(1999)
  expect(FakeSocket.opened).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(FakeSocket.opened).toHaveLength(3)
  expect(heard).not.toHaveBeenCalled()
  newest().accept()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'all' })
})

it('that is opened after a while away says, once open, that something may have been missed on the way', () => {
  const back = connectLive({ onSessionEnded: ended, isReturn: true })
  expect(heard).not.toHaveBeenCalled()
  newest().accept()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'all' })
  back.stop()
})

it('never waits longer than three quarters of a minute, and starts short again after a steady while', async () => {
  for (let i = 0; i < 12; i++) {
    newest().drop()
    await vi.advanceTimersByTimeAsync(30_000)
  }
  expect(FakeSocket.opened).toHaveLength(13)
  newest().accept()
  for (let beats = 0; beats < 10; beats++) {
    await vi.advanceTimersByTimeAsync(1_001)
    newest().say({ type: 'beat' })
  }
  newest().drop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeSocket.opened).toHaveLength(14)
})

it('gives up a connection that went silent', async () => {
  const silent = newest()
  silent.accept()
  await vi.advanceTimersByTimeAsync(LIVE_SILENCE_MS - 1)
  silent.say({ type: 'beat' })
  await vi.advanceTimersByTimeAsync(LIVE_SILENCE_MS - 1)
  expect(silent.isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(silent.isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeSocket.opened).toHaveLength(2)
})

it('stays away when the session ended, and when it was stopped', async () => {
  newest().accept()
  newest().drop(LIVE_SESSION_ENDED)
  expect(ended).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(FakeSocket.opened).toHaveLength(1)
  const other = connectLive({ onSessionEnded: ended })
  other.stop()
  newest().drop(1000)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(FakeSocket.opened).toHaveLength(2)
})
