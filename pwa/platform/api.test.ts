import * as z from 'zod/mini'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#contract/endpoint.ts'
import { FAILURE_REPORTS_PATH } from '#contract/failure-report.ts'
import { Problem } from '#contract/problem.ts'
import { call } from './api.ts'

const api = endpoints({
  one: {
    method: 'GET',
    path: '/api/things/:id',
    audience: 'customer',
    says: 'Uma coisa.',
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.optional(z.int()), search: z.optional(z.string()) }),
    reply: z.object({ name: z.string() }),
  },
  photo: {
    method: 'POST',
    path: '/api/photos',
    audience: 'customer',
    says: 'Recebe fotos.',
    body: z.object({ orderId: z.string() }),
    files: ['front', 'back'],
    reply: z.object({ name: z.string() }),
  },
  report: { method: 'GET', path: '/api/report', audience: 'customer', says: 'O relatório.', reply: 'file' },
})

function answer(body: unknown, init?: ResponseInit) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init)),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function ownError(message: string): TypeError {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at send (https://rostoideal.com.br/assets/app-AuTIqDkw.js:1:2345)`
  return error
}

const askOne = () => call(api.one, { params: { id: 'a/b' } })

afterEach(() => vi.unstubAllGlobals())

const UNREACHED = 'O servidor não respondeu. Tente de novo em instantes.'

describe('call', () => {
  it('fills the path, drops empty query values and sends the cookie', async () => {
    const fetch = answer({ name: 'x', secret: 1 })
    const thing = await call(api.one, { params: { id: 'a/b' }, query: { page: 2, search: '' } })
    expect(thing).toEqual({ name: 'x' })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/things/a%2Fb?page=2')
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
  })

  it('sends files as multipart, without the slots that are empty', async () => {
    const fetch = answer({ name: 'x' })
    const photo = new Blob(['jpeg'], { type: 'image/jpeg' })
    await call(api.photo, { body: { orderId: '7' }, files: { front: photo } })
    const body = fetch.mock.calls[0]?.[1]?.body
    if (!(body instanceof FormData)) throw new Error('not multipart')
    expect([...body.keys()]).toEqual(['orderId', 'front'])
    expect(body.get('front')).toMatchObject({ name: 'front.jpg', type: 'image/jpeg' })
  })

  it('hands over a file as it came', async () => {
    answer('%PDF-1.7')
    expect(await (await call(api.report)).text()).toBe('%PDF-1.7')
  })

  it('turns an answer on purpose into its Problem, with the fields it names', async () => {
    answer(
      { error: 'Digite um e-mail válido.', code: 'invalid', fields: { email: 'Digite.' }, requestId: 'r1' },
      { status: 422 },
    )
    await expect(askOne()).rejects.toMatchObject({
      code: 'invalid',
      status: 422,
      text: 'Digite um e-mail válido.',
      fields: { email: 'Digite.' },
      requestId: 'r1',
    })
  })

  it('reads the kind of failure from the status when a proxy answers in HTML', async () => {
    answer('<h1>Bad gateway</h1>', { status: 502 })
    await expect(askOne()).rejects.toMatchObject({ code: 'offline', text: UNREACHED })
    answer('<h1>Too big</h1>', { status: 413 })
    await expect(askOne()).rejects.toMatchObject({ code: 'body-too-large' })
  })

  it('calls a network that fails offline, whatever the browser words it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')))
    vi.stubGlobal('navigator', { onLine: false })
    await expect(askOne()).rejects.toMatchObject({ code: 'offline', text: 'Sem conexão com a internet.' })
  })

  it('does not blame the internet where only the server is silent', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')))
    vi.stubGlobal('navigator', { onLine: true })
    await expect(askOne()).rejects.toMatchObject({ code: 'offline', text: UNREACHED })
  })

  it('gives up on an answer that never comes', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const asked = call(api.one, { params: { id: '1' } }, { timeoutMs: 5 })
    await expect(asked).rejects.toMatchObject({ code: 'offline', text: 'A conexão está lenta demais. Tente de novo.' })
  })

  it('lets the caller take the question back without inventing a Problem', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const asker = new AbortController()
    const asked = call(api.one, { params: { id: '1' } }, { signal: asker.signal })
    asker.abort()
    await expect(asked).rejects.not.toBeInstanceOf(Problem)
  })

  it('blames neither the network nor the server for an exception of our own, and reports it', async () => {
    const fetch = answer({ name: 'x' })
    vi.stubGlobal('location', { pathname: '/auth/entrar' })
    vi.stubGlobal(
      'AbortController',
      class {
        constructor() {
          throw ownError('AbortController is not a constructor')
        }
      },
    )
    await expect(askOne()).rejects.toMatchObject({
      code: 'app-failed',
      text: expect.not.stringMatching('não respondeu'),
    })
    await expect(askOne()).rejects.toBeInstanceOf(Problem)
    expect(
      fetch.mock.calls.map(([path, init]) => [path, JSON.parse(typeof init?.body === 'string' ? init.body : '')]),
    ).toEqual([
      [
        FAILURE_REPORTS_PATH,
        {
          message: 'TypeError: AbortController is not a constructor',
          place: 'assets/app-AuTIqDkw.js:1:2345',
          page: '/auth',
        },
      ],
    ])
  })

  it('says of an answer that breaks off or was put there by somebody else that it did not arrive whole', async () => {
    answer('<html>Wi-Fi do hotel</html>', { headers: { 'x-request-id': 'r3' } })
    await expect(askOne()).rejects.toMatchObject({
      code: 'bug',
      requestId: 'r3',
      text: expect.stringMatching('inteira'),
    })
    const half = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(half)))
    vi.stubGlobal('navigator', { onLine: true })
    await expect(askOne()).rejects.toMatchObject({ code: 'offline', text: UNREACHED })
    const late = new ReadableStream({ start: (stream) => stream.error(new DOMException('Aborted.', 'AbortError')) })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(late)))
    await expect(askOne()).rejects.toMatchObject({ code: 'offline', text: expect.stringMatching('lenta demais') })
  })

  it('treats an answer outside the contract as our bug', async () => {
    answer({ nome: 'x' }, { headers: { 'x-request-id': 'r2' } })
    await expect(askOne()).rejects.toMatchObject({ code: 'bug', requestId: 'r2' })
  })
})
