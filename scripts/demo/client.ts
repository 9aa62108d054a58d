import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any answer may take. */
const ANSWER_MS = 90_000

/** A minimal browser with cookies. */
export interface Client {
  readonly json: (method: string, path: string, body?: object) => Promise<unknown>
  readonly send: (method: string, path: string, parts: FormData) => Promise<unknown>
  readonly download: (path: string) => Promise<Buffer>
}

export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  constructor(status: number, words: string) {
    super(words)
    this.status = status
  }
}

/**
 * Calls throw `Refused`, or fetch's error without an answer.
 * @param always headers of every request
 */
export function openClient(address: string, always: Readonly<Record<string, string>> = {}): Client {
  const cookies = new Map<string, string>()

  async function request(method: string, path: string, body?: string | FormData): Promise<Response> {
    const reply = await fetch(address + path, {
      method,
      headers: {
        ...always,
        ...(cookies.size > 0 && { cookie: [...cookies.values()].join('; ') }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    for (const given of reply.headers.getSetCookie()) {
      const [pair = ''] = given.split(';')
      cookies.set(pair.split('=')[0] ?? '', pair)
    }
    if (!reply.ok)
      throw new Refused(
        reply.status,
        `${method} ${path} respondeu ${reply.status}: ${(await reply.text()).slice(0, 500)}`,
      )
    return reply
  }

  return {
    json: async (method, path, body) => (await request(method, path, body && JSON.stringify(body))).json(),
    send: async (method, path, parts) => (await request(method, path, parts)).json(),
    download: async (path) => Buffer.from(await (await request('GET', path)).arrayBuffer()),
  }
}

/** Four times a second. @throws Error after the limit */
export async function until<T>(what: string, limitMs: number, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`${what}: nada em ${limitMs / 1000} s.`)
    await wait(250)
  }
}
