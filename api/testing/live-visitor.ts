import { once } from 'node:events'
import { WebSocket } from 'ws'
import { LIVE_PATH, LiveMessage } from '#contract/live.ts'
import type { Caller } from './api.ts'

export interface LiveVisitor {
  readonly heard: LiveMessage[]
  /** Skips heartbeats. */
  readonly next: () => Promise<LiveMessage>
  readonly closed: Promise<number>
  readonly say: (text: string) => void
  readonly beat: (frame: 'ping' | 'pong') => void
  readonly leave: () => Promise<void>
}

interface Visit {
  readonly cookie?: string
  readonly origin?: string
}

/** From a page of this caller. @throws the HTTP status it was refused with */
export async function visitLive(base: string, { cookie, origin = base }: Visit): Promise<LiveVisitor> {
  const socket = new WebSocket(base.replace(/^http/, 'ws') + LIVE_PATH, {
    headers: cookie === undefined ? {} : { cookie },
    ...(origin === '' ? {} : { origin }),
  })
  const heard: LiveMessage[] = []
  const waiting: ((message: LiveMessage) => void)[] = []
  const unread: LiveMessage[] = []
  socket.on('message', (data: Buffer) => {
    const message = LiveMessage.parse(JSON.parse(data.toString('utf8')))
    heard.push(message)
    if (message.type === 'beat') return
    const first = waiting.shift()
    if (first) first(message)
    else unread.push(message)
  })
  const refused = Promise.withResolvers<never>()
  socket.on('unexpected-response', (_request, response) => refused.reject(new Error(String(response.statusCode))))
  socket.on('error', (error) => refused.reject(error))
  refused.promise.catch(() => undefined)
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await Promise.race([once(socket, 'open'), refused.promise])
  return {
    heard,
    next: () => {
      const first = unread.shift()
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve))
    },
    closed,
    say: (text) => socket.send(text),
    beat: (frame) => socket[frame](),
    async leave() {
      socket.close()
      await closed
    },
  }
}

export const liveOf = (caller: Caller, base = caller.base): Promise<LiveVisitor> =>
  visitLive(base, { cookie: caller.cookie() })
