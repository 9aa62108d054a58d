import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onboardingApi } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { upload } from './upload.ts'

/** The test controls its network. */
class StandInXhr extends EventTarget {
  static last: StandInXhr
  upload = new EventTarget()
  status = 0
  responseText = ''
  withCredentials = false
  sent: FormData | undefined
  method = ''
  path = ''
  headers: Record<string, string> = {}
  constructor() {
    super()
    StandInXhr.last = this
  }
  open(method: string, path: string) {
    this.method = method
    this.path = path
  }
  send(form: FormData) {
    this.sent = form
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  moves(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }))
  }
  getResponseHeader(name: string) {
    return this.headers[name] ?? null
  }
  answers(status: number, body: string, headers: Record<string, string> = {}) {
    this.headers = headers
    this.status = status
    this.responseText = body
    this.dispatchEvent(new Event('load'))
  }
}

const ORDER = '01980000-0000-7000-8000-0000000000a1'
const receipt = {
  id: '01980000-0000-7000-8000-0000000000b1',
  slot: 'front',
  size: 4,
  width: 1,
  height: 1,
  createdAt: '2026-11-20T12:00:00Z',
}
const photo = new Blob(['jpeg'], { type: 'image/jpeg' })
const start = (watch = {}) =>
  upload(
    onboardingApi.photo,
    { params: { orderId: ORDER, slot: 'front' }, body: { doubts: 'tilted' }, files: { photo } },
    watch,
  )

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', StandInXhr)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('puts the photo at its slot, with the cookie, and answers the receipt', async () => {
  const answer = start()
  expect(StandInXhr.last).toMatchObject({ method: 'PUT', path: `/api/orders/${ORDER}/photos/front` })
  expect(StandInXhr.last.withCredentials).toBe(true)
  expect(StandInXhr.last.sent?.get('photo')).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' })
  StandInXhr.last.answers(200, JSON.stringify(receipt))
  expect(await answer).toEqual(receipt)
})

it('tells the percentage that really left', async () => {
  const seen: number[] = []
  const answer = start({ onProgress: (percent: number) => seen.push(percent) })
  StandInXhr.last.moves(310, 500)
  StandInXhr.last.moves(500, 500)
  StandInXhr.last.answers(200, JSON.stringify(receipt))
  await answer
  expect(seen).toEqual([62, 100])
})

it("throws the server's own Problem with its sentence", async () => {
  const answer = start()
  StandInXhr.last.answers(422, JSON.stringify({ error: 'Pequena demais.', code: 'photo-too-small' }))
  await expect(answer).rejects.toMatchObject({ code: 'photo-too-small', text: 'Pequena demais.' })
})

it('reads a proxy that answers in HTML by its status', async () => {
  const answer = start()
  StandInXhr.last.answers(413, '<html>Too large</html>')
  await expect(answer).rejects.toMatchObject({ code: 'body-too-large' })
})

it('hears how long a busy server wants to be left alone', async () => {
  const answer = start()
  StandInXhr.last.answers(503, '', { 'Retry-After': '120' })
  await expect(answer).rejects.toMatchObject({ code: 'offline', retryAfterMs: 120_000 })
})

it('counts a network that fails as being offline', async () => {
  const answer = start()
  StandInXhr.last.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toEqual(new Problem('offline'))
})

it('gives up an upload that no longer moves, but not one that is merely slow', async () => {
  const answer = start()
  const lost = answer.catch((error: unknown) => error)
  vi.advanceTimersByTime(80_000)
  StandInXhr.last.moves(1, 500)
  vi.advanceTimersByTime(80_000)
  StandInXhr.last.moves(2, 500)
  vi.advanceTimersByTime(91_000)
  expect(await lost).toMatchObject({ code: 'offline' })
})

it('stops when the photo is replaced', async () => {
  const cancel = new AbortController()
  const answer = start({ signal: cancel.signal })
  const lost = answer.catch((error: unknown) => error)
  cancel.abort()
  expect(await lost).toMatchObject({ code: 'offline' })
})
