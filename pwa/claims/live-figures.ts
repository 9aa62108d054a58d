import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ListPrice, Marketing, MarketingFigures, marketingApi, Voice } from '#contract/marketing.ts'
import { callPublic } from '#pwa/platform/public-call.ts'
import { isRecord, readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { readLead } from '#pwa/tracking/stored-lead.ts'
import { COUNTDOWN_S, salesThisWeekWords, salesTodayWords } from './moving-content.ts'
import { NEWS_STORED, newsIdAt, newsUpTo, ROTATION_MS, salesAt, spotsAt, testersAt } from './simulation.ts'

/**
 * The administrator chooses the source of all figures (GET /api/marketing): invented, true, or none. Nothing is shown before the response.
 */
const PATH: (typeof marketingApi)['read']['path'] = '/api/marketing'

const SECOND_MS = 1000
/** An older countdown restarts. */
const COUNTDOWN_STORED_MS = 24 * 60 * 60 * SECOND_MS
/** Kept across reloads and pages. */
const COUNTDOWN_KEY = 'ofertaInicio'

/** `23:47:32`, and `14:32` under an hour. */
export function clock(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${two(h)}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
}

export const secondsLeft = (total: number, startedAt: number, now: number): number =>
  Math.max(0, total - Math.floor((now - startedAt) / SECOND_MS))

/** With fewer messages, people might be identified. */
const FEWEST_TOLD = 5

/** True messages about others, if there are too many to identify anyone. */
export const trueMessages = (
  { recent, salesThisWeek, quizThisMonth }: MarketingFigures,
  ownLeadId: string | undefined,
): string[] =>
  recent
    // The visitor's own actions are no proof to them.
    .filter(({ mark }) => mark === null || !ownLeadId?.endsWith(mark))
    .filter(({ did }) => (did === 'compra' ? salesThisWeek : quizThisMonth) >= FEWEST_TOLD)
    .map(({ initials, did, hoursAgo }) => {
      const when = hoursAgo < 1 ? 'há menos de uma hora' : `há ${hoursAgo} h`
      return `${initials} ${did === 'compra' ? 'comprou o guia' : 'fez o teste'} ${when}`
    })

const NO_OFFER: Marketing['offer'] = { ends: null, listPrice: null }
const NOTHING: Marketing = { mode: 'desligado', figures: null, offer: NO_OFFER, voices: [] }
let current: Marketing = NOTHING
let isAsked = false
/** Also true when the request failed. */
let isAnswered = false
const listeners = new Set<() => void>()

const watchChoice = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when the choice is known: substitutes for claims must wait for it. */
export const useIsMarketingKnown = (): boolean =>
  useSyncExternalStore(
    watchChoice,
    () => isAnswered,
    () => false,
  )

export function useMarketing(): Marketing {
  useEffect(() => {
    if (isAsked) return
    isAsked = true
    void callPublic({ path: PATH, read: readMarketing }).then((answer) => {
      if (answer.isOk) current = answer.reply
      isAnswered = true
      for (const listener of listeners) listener()
    })
  }, [])
  return useSyncExternalStore(
    watchChoice,
    () => current,
    () => NOTHING,
  )
}

export function readMarketing(reply: unknown): Marketing | null {
  if (!isRecord(reply)) return null
  if (reply.mode === 'simulado') return { ...NOTHING, mode: 'simulado' }
  if (reply.mode !== 'real') return NOTHING
  const { figures, offer, voices } = reply
  return {
    mode: 'real',
    figures: readFigures(figures),
    offer: isRecord(offer) ? { ends: readEnds(offer.ends), listPrice: readListPrice(offer.listPrice) } : NO_OFFER,
    voices: (Array.isArray(voices) ? voices : []).filter(isRecord).map(({ text, name, shape, rating }) => ({
      text: String(text),
      name: String(name),
      shape: typeof shape === 'string' ? shape : null,
      rating: Number(rating),
    })),
  }
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const readEnds = (ends: unknown): Marketing['offer']['ends'] =>
  isRecord(ends) && isDay(ends.on) && typeof ends.daysLeft === 'number' && ends.daysLeft >= 0
    ? { on: ends.on, daysLeft: ends.daysLeft }
    : null

function readListPrice(price: unknown): ListPrice | null {
  if (!isRecord(price)) return null
  const { cents, where, from, until } = price
  return typeof cents === 'number' && typeof where === 'string' && where !== '' && isDay(from) && isDay(until)
    ? { cents, where, from, until }
    : null
}

function readFigures(given: unknown): MarketingFigures | null {
  if (!isRecord(given)) return null
  const count = (key: string) => (typeof given[key] === 'number' ? given[key] : 0)
  const { delivery, refunds } = given
  const recent = (Array.isArray(given.recent) ? given.recent : []).filter(isRecord).map((entry) => ({
    initials: String(entry.initials),
    did: entry.did === 'compra' ? ('compra' as const) : ('teste' as const),
    hoursAgo: Number(entry.hoursAgo),
    mark: typeof entry.mark === 'string' ? entry.mark : null,
  }))
  return {
    salesThisWeek: count('salesThisWeek'),
    salesTotal: count('salesTotal'),
    quizToday: count('quizToday'),
    quizThisMonth: count('quizThisMonth'),
    quizTotal: count('quizTotal'),
    ratingAverage: typeof given.ratingAverage === 'number' ? given.ratingAverage : null,
    ratingCount: count('ratingCount'),
    delivery: isRecord(delivery) ? { medianHours: Number(delivery.medianHours), month: String(delivery.month) } : null,
    refunds: isRecord(refunds) ? { refunded: Number(refunds.refunded), sold: Number(refunds.sold) } : null,
    recent,
  }
}

/** When this visitor's countdown began, in milliseconds: now, if none began in the last day. */
export function countdownStart(now: number): number {
  const start = readLocal(COUNTDOWN_KEY)
  if (typeof start === 'number' && start <= now && now - start < COUNTDOWN_STORED_MS) return start
  writeLocal(COUNTDOWN_KEY, now)
  return now
}

/** The offer's seconds left, the same on all pages; null where not allowed. Decoration: the true end is given in days. */
export const useCountdown = (): number | null =>
  useEachSecond(useIsSimulated(), (now) => secondsLeft(COUNTDOWN_S, countdownStart(now), now))

export interface Message {
  readonly id: number
  readonly text: string
}

/** Messages about others, newest first, at most three. */
export function useFeed(): readonly Message[] {
  const { mode, figures } = useMarketing()
  const newest = useEachSecond(mode === 'simulado', newsIdAt)
  return useMemo(() => {
    if (newest !== null) return newsUpTo(newest)
    return figures
      ? trueMessages(figures, readLead()?.id)
          .map((text, id) => ({ id, text }))
          .slice(0, NEWS_STORED)
      : []
  }, [newest, figures])
}

/** One message about others, changed every 5 seconds. */
export function useTicker(): string | null {
  const feed = useFeed()
  const turn = useEachSecond(feed.length > 0, (now) => Math.floor(now / ROTATION_MS))
  return feed[(turn ?? 0) % Math.max(1, feed.length)]?.text ?? null
}

/** People taking the test now (invented) or today (true); null if not shown. */
export function useTesters(): { readonly count: number; readonly isToday: boolean } | null {
  const { mode, figures } = useMarketing()
  const count = useEachSecond(mode === 'simulado', testersAt)
  if (count !== null) return { count, isToday: false }
  return figures && figures.quizToday >= FEWEST_TOLD ? { count: figures.quizToday, isToday: true } : null
}

/** Sales of today (invented) or of the last seven days (true); null if too few. */
export function useSalesLine(): string | null {
  const { mode, figures } = useMarketing()
  const count = useEachSecond(mode === 'simulado', salesAt)
  if (count !== null) return salesTodayWords(count)
  return figures && figures.salesThisWeek >= FEWEST_TOLD ? salesThisWeekWords(figures.salesThisWeek) : null
}

/** The owner's stated end of the price and earlier price; only in `real`. */
export const useOffer = (): Marketing['offer'] => useMarketing().offer

/** Only in `real`. */
export const useLicensedVoices = (): readonly Voice[] => useMarketing().voices

export const useIsSimulated = (): boolean => useMarketing().mode === 'simulado'

/** Never in `real`, since nothing runs out. */
export const useSpots = (): number | null => useEachSecond(useIsSimulated(), spotsAt)

const onSecond = new Set<() => void>()
let beat: ReturnType<typeof setInterval> | undefined

/** One shared timer, so that all widgets show the same moment. */
function watchSeconds(listener: () => void): () => void {
  onSecond.add(listener)
  beat ??= setInterval(() => {
    for (const listener of onSecond) listener()
  }, SECOND_MS)
  return () => {
    onSecond.delete(listener)
    if (onSecond.size > 0) return
    clearInterval(beat)
    beat = undefined
  }
}
const watchNothing = () => () => undefined

function useEachSecond(isOn: boolean, read: (now: number) => number): number | null {
  return useSyncExternalStore(
    isOn ? watchSeconds : watchNothing,
    () => (isOn ? read(Date.now()) : null),
    () => null,
  )
}
