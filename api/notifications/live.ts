import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import * as z from 'zod/mini'
import { SESSION_COOKIE } from '#contract/auth.ts'
import { Id } from '#contract/fields.ts'
import { LIVE_BEAT_MS, LIVE_PATH, LIVE_SESSION_ENDED, LIVE_TOO_MANY, LiveMessage } from '#contract/live.ts'
import { findViewer, livingSessions } from '../auth/sessions.ts'
import { LIVE_CHANNEL } from '../platform/announce.ts'
import { env } from '../platform/env.ts'
import { closedBy, cookieOf, isOwnOrigin } from '../platform/http.ts'
import { listenToChannel } from '../platform/listen.ts'
import { openLive } from '../platform/live.ts'
import { log } from '../platform/log.ts'
import { forgetOldPresence, keepPresence, PRESENCE_EVERY_MS } from './presence.ts'

const PER_PERSON = 8
const PER_PROCESS = 10_000

const Heard = z.union([
  z.object({ person: Id, say: LiveMessage }),
  z.object({ group: z.string(), say: LiveMessage }),
  z.object({ endPerson: Id }),
  z.object({ endSession: Id }),
])

export interface LiveServer {
  readonly ready: Promise<void>
  /** Otherwise every few seconds. */
  readonly savePresence: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Signed-in people, from our own pages only. */
export function openLiveServer(server: Server): LiveServer {
  const processId = randomUUID()
  const live = openLive<LiveMessage>(server, {
    path: LIVE_PATH,
    beatMs: LIVE_BEAT_MS,
    beat: { type: 'beat' },
    perPerson: PER_PERSON,
    total: PER_PROCESS,
    codes: { ended: LIVE_SESSION_ENDED, tooMany: LIVE_TOO_MANY },
    stillIn: livingSessions,
    async admit({ headers }) {
      // Browsers let any page connect with the visitor's cookies, but send its Origin.
      if (headers.origin === undefined || !isOwnOrigin(headers.origin, headers.host)) return 403
      const viewer = await findViewer(cookieOf(headers.cookie, SESSION_COOKIE))
      if (!viewer) return 401
      // Staff shut out of the back office hear nothing of it.
      const group = viewer.role === 'admin' && closedBy(viewer) === null ? 'admin' : 'customer'
      return { person: viewer.id, session: viewer.sessionId, group }
    },
  })
  const listener = listenToChannel({
    connectionString: env.DATABASE_URL,
    channel: LIVE_CHANNEL,
    onPayload(payload) {
      const heard = Heard.safeParse(parsed(payload))
      if (heard.success) live.hear(heard.data)
      else log.warn({ payload }, 'unreadable announcement')
    },
    onResumed: () => live.sendToAll({ type: 'all' }),
  })
  const savePresence = async () => {
    await keepPresence(processId, [...live.people().keys()])
    await forgetOldPresence()
  }
  const timer = setInterval(
    () => void savePresence().catch((error: unknown) => log.warn({ err: error }, 'presence not written')),
    PRESENCE_EVERY_MS,
  )
  return {
    ready: listener.ready,
    savePresence,
    async close() {
      clearInterval(timer)
      live.close()
      await listener.stop()
      await keepPresence(processId, []).catch(() => undefined)
    },
  }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
