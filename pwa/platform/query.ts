import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { hydrate, MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { type PersistQueryClientOptions, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { Problem } from '#contract/problem.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'
import { whenSignedOut } from './sign-out.ts'

export const FRESH_MS = 2 * 60_000
export const GONE_MS = 5 * 60_000
export const RETRIES = 3
/** Maximum age of answers shown offline. */
const STORED_MS = 7 * 24 * 60 * 60_000
const STORAGE_KEY = 'rosto-ideal:painel'

// A page opened offline never gets the `offline` event, and would waste its retries.
if (typeof navigator !== 'undefined' && navigator.onLine === false) onlineManager.setOnline(false)

/** A 4xx is final: a retry changes nothing. */
const mayPass = (error: Error) => !(error instanceof Problem) || error.status >= 500

/** 1 s, 2 s, 4 s … at most 30 s. */
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
      // Otherwise an offline mutation waits for ever instead of failing at once.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && mayPass(error),
      retryDelay: backoff,
    },
  },
})

/** Spread into a query whose last answer should open the screen offline. */
export const storedForOffline = { gcTime: STORED_MS, meta: { kept: true } } as const

export const persistence = {
  persister: createSyncStoragePersister({ storage: storage(), key: STORAGE_KEY }),
  maxAge: STORED_MS,
  buster: '1',
  dehydrateOptions: {
    // By data, not status: a query that just failed still holds its last answer. Never null: after signing in, a page would restore the
    // "nobody" of a moment before and ask for a code.
    shouldDehydrateQuery: ({ meta, state }) => meta?.kept === true && state.data !== undefined && state.data !== null,
  },
} satisfies Omit<PersistQueryClientOptions, 'queryClient'>

/**
 * Restores the last visit's answers before the first render, and persists this visit's. The library's provider restores later, so that its
 * first render is empty.
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
    // Unreadable data is of no use to the next visit either.
    void persister.removeClient()
  }
  persistQueryClientSubscribe({ queryClient: client, ...persistence })
}

/** Some browsers throw on localStorage in private windows: nothing is stored then. */
function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/**
 * Drops the previous person's answers. Queries in use are reset instead of removed, because their screens would never update again. The
 * viewer's query stays, holding `null`.
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
