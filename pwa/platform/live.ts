import { useEffect } from 'react'
import { LIVE_PATH, LIVE_SESSION_ENDED, LIVE_SILENCE_MS, type LiveHello, LiveMessage } from '#contract/live.ts'
import { useOnline } from './online.ts'
import { useVisible } from './visible.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** A connection this old resets the backoff. */
const STEADY_MS = 10_000

type Type = LiveMessage['type']
type Heard = (message: LiveMessage) => void
const listeners = new Map<Type, Set<Heard>>()

/** `all`: events may have been missed. */
export function onLive(types: readonly Exclude<Type, 'beat'>[], heard: Heard): () => void {
  for (const type of types) {
    const known = listeners.get(type) ?? new Set()
    listeners.set(type, known.add(heard))
  }
  return () => {
    for (const type of types) listeners.get(type)?.delete(heard)
  }
}

export function useOnLive(types: readonly Exclude<Type, 'beat'>[], heard: Heard): void {
  const key = types.join(' ')
  useEffect(() => onLive(types, heard), [key, heard]) // oxlint-disable-line react/exhaustive-deps
}

interface LiveOptions {
  readonly onSessionEnded: () => void
  /** Events may have been missed since an earlier connection. */
  readonly isReturn?: boolean
}

interface LiveConnection {
  readonly stop: () => void
}

/** Keeps one connection open, with growing, random delays to spare a restarted server. Polling must continue. */
export function connectLive({ onSessionEnded, isReturn = false }: LiveOptions): LiveConnection {
  let socket: WebSocket | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let steady: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  let wasOpen = isReturn

  const open = () => {
    const fresh = new WebSocket(location.origin.replace(/^http/, 'ws') + LIVE_PATH)
    socket = fresh
    fresh.addEventListener('open', () => {
      const hello: LiveHello = { type: 'authenticate', userId: '' }
      fresh.send(JSON.stringify(hello))
      steady = setTimeout(() => (wait = FIRST_WAIT_MS), STEADY_MS)
      listenFor(fresh)
      if (wasOpen) notifyListeners({ type: 'all' })
      wasOpen = true
    })
    fresh.addEventListener('message', ({ data }) => {
      listenFor(fresh)
      const message = LiveMessage.safeParse(parsed(data))
      if (message.success) notifyListeners(message.data)
    })
    fresh.addEventListener('close', ({ code }) => lose(fresh, code))
  }
  /** After a network change, a socket may look open and receive nothing. */
  const listenFor = (fresh: WebSocket) => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      fresh.close()
      lose(fresh, 0)
    }, LIVE_SILENCE_MS)
  }
  const lose = (lost: WebSocket, code: number) => {
    if (lost !== socket) return
    socket = undefined
    clearTimeout(silence)
    clearTimeout(steady)
    if (code === LIVE_SESSION_ENDED) {
      onSessionEnded()
      return
    }
    retry = setTimeout(open, wait * (0.5 + Math.random()))
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  open()
  return {
    stop() {
      const last = socket
      socket = undefined
      clearTimeout(retry)
      clearTimeout(silence)
      clearTimeout(steady)
      last?.close()
    },
  }
}

/** Connects only while signed in, visible and online. */
export function useLive(isSignedIn: boolean, onSessionEnded: () => void): void {
  const isVisible = useVisible()
  const isOnline = useOnline()
  const isWanted = isSignedIn && isVisible && isOnline
  useEffect(() => {
    if (!isWanted) return
    const connection = connectLive({ onSessionEnded, isReturn: hasBeenAway })
    // Events may have been missed: refresh now, and again once connected.
    if (hasBeenAway) notifyListeners({ type: 'all' })
    hasBeenAway = true
    return connection.stop
  }, [isWanted, onSessionEnded])
}

let hasBeenAway = false

function notifyListeners(message: LiveMessage): void {
  for (const heard of listeners.get(message.type) ?? []) heard(message)
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null
  } catch {
    return null
  }
}
