import { setTimeout as wait } from 'node:timers/promises'

/** A person's browser, as far as the demonstration needs one: it keeps the cookie and speaks JSON and multipart. */
export interface Client {
  readonly json: (method: string, path: string, body?: object) => Promise<unknown>
  readonly send: (method: string, path: string, parts: FormData) => Promise<unknown>
  readonly download: (path: string) => Promise<Buffer>
}

export function openClient(address: string): Client {
  let cookie = ''

  async function request(method: string, path: string, body?: string | FormData): Promise<Response> {
    const reply = await fetch(address + path, {
      method,
      headers: { ...(cookie && { cookie }), ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    const [given] = reply.headers.getSetCookie()
    if (given) cookie = given.split(';')[0] ?? ''
    if (!reply.ok) throw new Error(`${method} ${path} respondeu ${reply.status}: ${(await reply.text()).slice(0, 500)}`)
    return reply
  }

  return {
    json: async (method, path, body) => (await request(method, path, body && JSON.stringify(body))).json(),
    send: async (method, path, parts) => (await request(method, path, parts)).json(),
    download: async (path) => Buffer.from(await (await request('GET', path)).arrayBuffer()),
  }
}

/** Asks four times a second until there is an answer. @throws Error after the limit */
export async function until<T>(what: string, limitMs: number, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > deadline) throw new Error(`${what}: nada em ${limitMs / 1000} s.`)
    await wait(250)
  }
}
