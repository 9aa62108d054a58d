import { beforeEach, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'

const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(null, { status: 204 })))
let reportFailure: (error: unknown, where?: string) => void

beforeEach(async () => {
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { pathname: '/cartao/segredo-de-um-link' })
  vi.resetModules()
  ;({ reportFailure } = await import('./report-failure.ts'))
})

const told = () =>
  fetch.mock.calls.map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '') as unknown)

function failure(message: string, frame: string): TypeError {
  const error = new TypeError(message)
  error.stack = frame
  return error
}

it.each([
  ['Chromium', 'TypeError: x\n    at n (https://a.br/assets/app-Bx3.js:1:23)'],
  ['Safari', 'n@https://a.br/assets/app-Bx3.js:1:23\nm@https://a.br/assets/common.js:4:5'],
  ['Firefox', 'n/<@https://a.br/assets/app-Bx3.js:1:23'],
])('tells the place in the stack of %s, and nothing of the address that may be a token', (_name, stack) => {
  reportFailure(failure('x is not a function', stack))
  expect(told()).toEqual([
    { message: 'TypeError: x is not a function', place: 'assets/app-Bx3.js:1:23', page: '/cartao' },
  ])
})

it('tells each failure once, and five in all', () => {
  for (let again = 0; again < 3; again++) reportFailure(failure('a', 'at https://a.br/assets/app.js:1:1'))
  expect(fetch).toHaveBeenCalledTimes(1)
  for (let at = 0; at < 20; at++) reportFailure(failure(`a${at}`, 'at https://a.br/service-worker.js:1:1'))
  expect(fetch).toHaveBeenCalledTimes(5)
})

it('lets go of what is no failure of ours', () => {
  const ours = 'at https://a.br/assets/app.js:1:1'
  reportFailure(new Problem('offline'))
  reportFailure(new DOMException('Taken back.', 'AbortError'))
  reportFailure(failure('Failed to fetch dynamically imported module: https://a.br/assets/x.js', ours))
  reportFailure(failure('Importing a module script failed.', ours))
  reportFailure(failure('Load failed', ours))
  reportFailure(failure('x', 'at chrome-extension://abc/inject.js:1:1'))
  reportFailure('words')
  expect(fetch).not.toHaveBeenCalled()
})

it('never throws, whatever is missing', () => {
  vi.stubGlobal('location', undefined)
  vi.stubGlobal('fetch', undefined)
  expect(() => reportFailure(failure('x', 'at https://a.br/assets/app.js:1:1'))).not.toThrow()
})
