import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Announcement } from './announce.ts'
import { log } from './log.ts'

export interface Member {
  readonly person: string
  readonly session: string
  readonly group: string
}

/** HTTP status. */
export type Refusal = 401 | 403

export interface LiveOptions<M> {
  readonly path: string
  readonly beatMs: number
  /** The newest replaces the oldest: dead phone connections look alive. */
  readonly perPerson: number
  readonly total: number
  readonly beat: M
  readonly codes: { readonly ended: number; readonly tooMany: number }
  readonly admit: (request: IncomingMessage) => Promise<Member | Refusal>
  /** Which sessions are still valid. Asked once a minute. */
  readonly stillIn: (sessions: readonly string[]) => Promise<ReadonlySet<string>>
}

export interface Live<M> {
  readonly hear: (announcement: Announcement<M>) => void
  readonly sendToAll: (message: M) => void
  /** Distinct people. */
  readonly people: () => ReadonlyMap<string, string>
  readonly close: () => void
}

const STATUS_WORDS = { 401: 'Unauthorized', 403: 'Forbidden', 503: 'Service Unavailable' } as const
const HELLO_MAX_BYTES = 1024
const RECHECK_MS = 60_000
/** Clients have nothing to send; a few messages are tolerated. */
const WORDS_A_MINUTE = 30
/** Disconnects clients that continue after a close. */
const FLOOD_A_MINUTE = 100
const GOING_AWAY = 1001
const POLICY = 1008
/** Slower readers are disconnected rather than buffered. */
const BUFFER_MAX_BYTES = 64_000

interface Connection extends Member {
  readonly socket: WebSocket
  isAlive: boolean
  words: number
}

export function openLive<M extends object>(server: Server, options: LiveOptions<M>): Live<M> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: HELLO_MAX_BYTES, perMessageDeflate: false })
  const byPerson = new Map<string, Set<Connection>>()
  let count = 0
  let isClosed = false

  const join = (socket: WebSocket, member: Member) => {
    const connection: Connection = { ...member, socket, isAlive: true, words: 0 }
    const own = byPerson.get(member.person) ?? new Set()
    byPerson.set(member.person, own)
    own.add(connection)
    count += 1
    const [oldest] = own
    if (oldest && own.size > options.perPerson) hangUp(oldest, options.codes.tooMany)
    const heard = () => {
      connection.words += 1
      if (connection.words === WORDS_A_MINUTE + 1) hangUp(connection, POLICY)
      else if (connection.words > FLOOD_A_MINUTE) socket.terminate()
    }
    socket.on('pong', () => {
      connection.isAlive = true
      heard()
    })
    socket.on('ping', heard)
    socket.on('error', () => undefined)
    socket.on('close', () => leave(connection))
    socket.on('message', heard)
  }
  const leave = (connection: Connection) => {
    const own = byPerson.get(connection.person)
    if (!own?.delete(connection)) return
    count -= 1
    if (own.size === 0) byPerson.delete(connection.person)
  }
  const hangUp = (connection: Connection, code: number) => {
    leave(connection)
    connection.socket.close(code)
    // Without an answer to the close frame.
    setTimeout(() => connection.socket.terminate(), 3000).unref()
  }
  const everyone = () => [...byPerson.values()].flatMap((own) => [...own])
  const send = (connection: Connection, message: M) => {
    if (connection.socket.bufferedAmount > BUFFER_MAX_BYTES) connection.socket.terminate()
    else connection.socket.send(JSON.stringify(message))
  }

  const beat = setInterval(() => {
    for (const connection of everyone()) {
      if (!connection.isAlive) {
        connection.socket.terminate()
        continue
      }
      connection.isAlive = false
      connection.socket.ping()
      // Scripts cannot see pings.
      send(connection, options.beat)
    }
  }, options.beatMs)
  const recheck = setInterval(() => void checkSessions(), RECHECK_MS)
  const checkSessions = async () => {
    const all = everyone()
    for (const connection of all) connection.words = 0
    if (all.length === 0) return
    try {
      const living = await options.stillIn([...new Set(all.map(({ session }) => session))])
      for (const connection of all) if (!living.has(connection.session)) hangUp(connection, options.codes.ended)
    } catch (error) {
      log.warn({ err: error }, 'live sessions could not be checked')
    }
  }

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Attacker-controlled, perhaps not a valid URL.
    if (request.url?.split('?', 1)[0] !== options.path) return refuse(socket, 403)
    if (isClosed || count >= options.total) return refuse(socket, 503)
    const member = await options.admit(request)
    if (typeof member === 'number') return refuse(socket, member)
    if (isClosed) return refuse(socket, 503)
    sockets.handleUpgrade(request, socket, head, (opened) => join(opened, member))
  }
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    // Nothing received may crash the process.
    admit(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'live admission failed')
      refuse(socket, 503)
    })
  }
  server.on('upgrade', upgrade)

  return {
    hear(announcement) {
      if ('group' in announcement) {
        for (const connection of everyone())
          if (connection.group === announcement.group) send(connection, announcement.say)
      } else if ('say' in announcement)
        for (const connection of byPerson.get(announcement.person) ?? []) send(connection, announcement.say)
      else
        for (const connection of everyone())
          if (
            'endPerson' in announcement
              ? connection.person === announcement.endPerson
              : connection.session === announcement.endSession
          )
            hangUp(connection, options.codes.ended)
    },
    sendToAll(message) {
      for (const connection of everyone()) send(connection, message)
    },
    people: () => new Map(everyone().map(({ person, group }) => [person, group])),
    close() {
      isClosed = true
      clearInterval(beat)
      clearInterval(recheck)
      server.off('upgrade', upgrade)
      for (const connection of everyone()) hangUp(connection, GOING_AWAY)
      sockets.close()
    },
  }
}

function refuse(socket: Duplex, status: keyof typeof STATUS_WORDS): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_WORDS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  )
}
