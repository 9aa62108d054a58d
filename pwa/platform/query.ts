import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { hydrate, MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { type PersistQueryClientOptions, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { Problem } from '#contract/problem.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'
import { whenSignedOut } from './sign-out.ts'

export const FRESH_MS = 2 * 60_000
export const GONE_MS = 5 * 60_000
export const RETRIES = 3
/** How old a dashboard may be and still open offline. */
const STORED_MS = 7 * 24 * 60 * 60_000
const STORAGE_KEY = 'rosto-ideal:painel'

// A page opened without a network never hears the event that says so; unasked, it would spend its tries on nothing.
if (typeof navigator !== 'undefined' && navigator.onLine === false) onlineManager.setOnline(false)

/** A 4xx is an answer, not an accident: asking again changes nothing. */
const mayPass = (error: Error) => !(error instanceof Problem) || error.status >= 500

/** 1 s, 2 s, 4 s … never above 30 s. */
export const backoff = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => reportFailure(error) }),
  mutationCache: new MutationCache({ onError: (error) => reportFailure(error) }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      gcTime: GONE_MS,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < RETRIES && mayPass(error),
      retryDelay: backoff,
    },
    mutations: {
      // Without this a mutation made offline waits for ever, and the person with it; it must say so at once.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && mayPass(error),
      retryDelay: backoff,
    },
  },
})

/** Spread into a query whose last answer should open the screen when there is no network. */
export const storedForOffline = { gcTime: STORED_MS, meta: { kept: true } } as const

export const persistence = {
  persister: createSyncStoragePersister({ storage: storage(), key: STORAGE_KEY }),
  maxAge: STORED_MS,
  buster: '1',
  dehydrateOptions: {
    // By its data, not its status: a reading that failed just now still holds the last answer, and a reload must find it.
    // Never a nothing: a page opened right after signing in would believe the "nobody" of a moment before, and ask for a code.
    shouldDehydrateQuery: ({ meta, state }) => meta?.kept === true && state.data !== undefined && state.data !== null,
  },
} satisfies Omit<PersistQueryClientOptions, 'queryClient'>

/**
 * Puts back what the last visit saw, before anything is drawn, and keeps from now on what this one sees. The library's own
 * provider does it a turn later, and the first drawing is of nothing.
 */
export function restoreStored(client: QueryClient): void {
  const { persister, buster, maxAge } = persistence
  try {
    const kept = persister.restoreClient()
    if (kept && 'clientState' in kept) {
      if (kept.buster === buster && Date.now() - kept.timestamp <= maxAge) hydrate(client, kept.clientState)
      else void persister.removeClient()
    }
  } catch {
    // What cannot be read is of no use to the next visit either.
    void persister.removeClient()
  }
  persistQueryClientSubscribe({ queryClient: client, ...persistence })
}

/** Private windows of some browsers throw on touching localStorage: then nothing is kept. */
function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/**
 * Drops every answer the person before was given. What a screen still watches is emptied and asked again instead of removed:
 * a screen that watches a removed query would get no answer any more. The viewer's own query stays, holding `null`.
 */
export function forgetInMemory(client: QueryClient): void {
  const isOfPerson = (query: Query) => query.meta?.outlivesPerson !== true
  client.getMutationCache().clear()
  client.removeQueries({ predicate: (query) => isOfPerson(query) && query.getObserversCount() === 0 })
  void client.resetQueries({ predicate: isOfPerson })
}

whenSignedOut(async () => {
  forgetInMemory(queryClient)
  await persistence.persister.removeClient()
})
