import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Marketing, MarketingFigures, marketingApi } from '#contract/marketing.ts'
import { tell } from '#pwa/platform/light-call.ts'
import { isRecord } from '#pwa/platform/local-store.ts'

/**
 * Every ticker, counter and countdown of the funnel. Where their figures come from is the administrator's choice
 * (GET /api/marketing): invented as the specification has them, true ones (none without them), or shown nowhere. Until the
 * answer is here, and without a network, nothing is shown.
 */
const PATH: (typeof marketingApi)['read']['path'] = '/api/marketing'

const SECOND_MS = 1000
/** A ticker's message stays this long. */
export const ROTATION_MS = 5 * SECOND_MS
const SALES_GROW_MS = 45 * SECOND_MS
const FEED_MS = [8 * SECOND_MS, 12 * SECOND_MS] as const
const FEED_KEPT = 3

export type Random = () => number
const between = (low: number, high: number, random: Random) => low + Math.floor(random() * (high - low + 1))

const PEOPLE = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elisa',
  'Fábio',
  'Gabriela',
  'Hugo',
  'Isabel',
  'João',
  'Kátia',
  'Lucas',
]
const CITIES = ['Curitiba', 'Recife', 'São Paulo', 'Belo Horizonte', 'Salvador', 'Porto Alegre', 'Goiânia', 'Belém']

/** One invented purchase or finished test. */
export function inventMessage(random: Random = Math.random): string {
  const person = PEOPLE[between(0, PEOPLE.length - 1, random)] ?? ''
  const city = CITIES[between(0, CITIES.length - 1, random)] ?? ''
  const did = random() < 0.5 ? 'acabou de receber o guia' : 'acabou de fazer o teste'
  return `${person}, de ${city}, ${did}`
}

/** 120 to 140, a few steps from where it was. */
export const wander = (count: number, random: Random = Math.random): number =>
  Math.min(140, Math.max(120, count + between(-3, 3, random)))
export const WANDER_START = 127

/** 147 and up to 19 more. */
export const firstSales = (random: Random = Math.random): number => 147 + between(0, 19, random)
/** 1 to 3 more, every 45 seconds. */
export const moreSales = (sales: number, random: Random = Math.random): number => sales + between(1, 3, random)
/** 27 to 47. */
export const someSpots = (random: Random = Math.random): number => between(27, 47, random)

/** `23:47:32`, and `14:32` under an hour. */
export function clock(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${two(h)}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

/** How much is left of a countdown that began then: never less than nothing. */
export const secondsLeft = (total: number, startedAt: number, now: number): number =>
  Math.max(0, total - Math.floor((now - startedAt) / SECOND_MS))

/** True messages: initials and hours, as the server gives them. */
export const trueMessages = ({ recent }: MarketingFigures): string[] =>
  recent.map(({ initials, did, hoursAgo }) => {
    const when = hoursAgo < 1 ? 'há menos de uma hora' : `há ${hoursAgo} h`
    return `${initials} ${did === 'compra' ? 'comprou o guia' : 'fez o teste'} ${when}`
  })

const NOTHING: Marketing = { mode: 'desligado', figures: null }
let current: Marketing = NOTHING
let isAsked = false
const listeners = new Set<() => void>()

/** The administrator's choice, asked for once a document. */
function useMarketing(): Marketing {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    void tell({ path: PATH, read: readMarketing }).then((told) => {
      if (told.isHeard) current = told.reply
      for (const listener of listeners) listener()
    })
  }, [])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => NOTHING,
  )
}

/** What the server answered, as far as the widgets use it. */
export function readMarketing(reply: unknown): Marketing | null {
  if (!isRecord(reply)) return null
  if (reply.mode === 'simulado') return { mode: 'simulado', figures: null }
  if (reply.mode === 'real') return { mode: 'real', figures: readFigures(reply.figures) }
  return NOTHING
}

function readFigures(given: unknown): MarketingFigures | null {
  if (!isRecord(given)) return null
  const count = (key: string) => (typeof given[key] === 'number' ? given[key] : 0)
  const recent = (Array.isArray(given.recent) ? given.recent : []).filter(isRecord).map((entry) => ({
    initials: String(entry.initials),
    did: entry.did === 'compra' ? ('compra' as const) : ('teste' as const),
    hoursAgo: Number(entry.hoursAgo),
  }))
  return {
    salesToday: count('salesToday'),
    salesThisWeek: count('salesThisWeek'),
    salesTotal: count('salesTotal'),
    quizToday: count('quizToday'),
    quizThisMonth: count('quizThisMonth'),
    quizTotal: count('quizTotal'),
    ratingAverage: typeof given.ratingAverage === 'number' ? given.ratingAverage : null,
    ratingCount: count('ratingCount'),
    recent,
  }
}

/** A countdown of so many seconds, decoration only; null where none may be shown. There is no true one. */
export function useCountdown(total: number): number | null {
  const { mode } = useMarketing()
  const [left, setLeft] = useState(total)
  useEffect(() => {
    if (mode !== 'simulado') return
    const startedAt = Date.now()
    const timer = setInterval(() => {
      const now = secondsLeft(total, startedAt, Date.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [mode, total])
  return mode === 'simulado' ? left : null
}

/** The last three messages of others, the newest first; a new one every 8 to 12 seconds. */
export function useFeed(): readonly string[] {
  const { mode, figures } = useMarketing()
  const [feed, setFeed] = useState<readonly string[]>([])
  useEffect(() => {
    const messages = figures ? trueMessages(figures) : []
    if (mode === 'desligado' || (mode === 'real' && messages.length === 0)) return
    let shown = 0
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      timer = setTimeout(
        () => {
          const next = mode === 'simulado' ? inventMessage() : messages[shown]
          // True messages come once each: nobody bought twice because a visitor stayed.
          if (next === undefined) return
          shown += 1
          setFeed((before) => [next, ...before].slice(0, FEED_KEPT))
          later()
        },
        between(...FEED_MS, Math.random),
      )
    }
    later()
    return () => clearTimeout(timer)
  }, [mode, figures])
  return mode === 'desligado' ? [] : feed
}

/** One message of others at a time, another every 5 seconds; null where there is none. */
export function useTicker(): string | null {
  const { mode, figures } = useMarketing()
  const [turn, setTurn] = useState(0)
  const [invented] = useState(() => Array.from({ length: 8 }, () => inventMessage()))
  useEffect(() => {
    if (mode === 'desligado') return
    const timer = setInterval(() => setTurn((now) => now + 1), ROTATION_MS)
    return () => clearInterval(timer)
  }, [mode])
  const messages = mode === 'simulado' ? invented : mode === 'real' && figures ? trueMessages(figures) : []
  return messages[turn % Math.max(1, messages.length)] ?? null
}

/** How many take the test now (invented) or took it today (true); null where there is nothing to say. */
export function useTesters(): { readonly count: number; readonly isToday: boolean } | null {
  const { mode, figures } = useMarketing()
  const count = useInvented(mode === 'simulado', () => WANDER_START, wander, FEED_MS[0])
  if (mode === 'simulado') return { count, isToday: false }
  return figures && figures.quizToday > 0 ? { count: figures.quizToday, isToday: true } : null
}

/** Sales of today; null where there are none to show. */
export function useSalesToday(): number | null {
  const { mode, figures } = useMarketing()
  const count = useInvented(mode === 'simulado', firstSales, moreSales, SALES_GROW_MS)
  if (mode === 'simulado') return count
  return figures && figures.salesToday > 0 ? figures.salesToday : null
}

/** Whether what is not true may be shown. */
export const useIsSimulated = (): boolean => useMarketing().mode === 'simulado'

/** The spots said to be left; never in `real`, since nothing here runs out. */
export function useSpots(): number | null {
  const { mode } = useMarketing()
  const count = useInvented(mode === 'simulado', someSpots, () => someSpots(), SALES_GROW_MS)
  return mode === 'simulado' ? count : null
}

function useInvented(isOn: boolean, first: () => number, next: (now: number) => number, everyMs: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setCount((now) => next(now)), everyMs)
    return () => clearInterval(timer)
    // The functions are the module's own and never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn, everyMs])
  return count
}
