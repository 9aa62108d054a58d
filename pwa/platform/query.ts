import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { hydrate, MutationCache, onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { type PersistQueryClientOptions, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { Problem } from '#contract/problem.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'
import { whenSignedOut } from './sign-out.ts'

export const FRESH_MS = 2 * 60_000
export const GONE_MS = 5 * 60_000
export const RETRIES = 3
/** Maximum age offline. */
const STORED_MS = 7 * 24 * 60 * 60_000
const STORAGE_KEY = 'rosto-ideal:painel'

// A page opened offline gets no `offline` event.
if (typeof navigator !== 'undefined' && navigator.onLine === false) onlineManager.setOnline(false)

/** A 4xx is final. */
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
      // Otherwise offline mutations wait for ever.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && mayPass(error),
      retryDelay: backoff,
    },
  },
})

/** For queries that should open offline. */
export const storedForOffline = { gcTime: STORED_MS, meta: { kept: true } } as const

export const persistence = {
  persister: createSyncStoragePersister({ storage: storage(), key: STORAGE_KEY }),
  maxAge: STORED_MS,
  buster: '1',
  dehydrateOptions: {
    // By data, not status: a failed query still holds its last answer. Never null, or after signing in a page would restore the earlier
    // "nobody".
    shouldDehydrateQuery: ({ meta, state }) => meta?.kept === true && state.data !== undefined && state.data !== null,
  },
} satisfies Omit<PersistQueryClientOptions, 'queryClient'>

/** Restores before the first render: the library's provider is too late. */
export function restoreStored(client: QueryClient): void {
  const { persister, buster, maxAge } = persistence
  try {
    const kept = persister.restoreClient()
    if (kept && 'clientState' in kept) {
      if (kept.buster === buster && Date.now() - kept.timestamp <= maxAge) hydrate(client, kept.clientState)
      else void persister.removeClient()
    }
  } catch {
    void persister.removeClient()
  }
  persistQueryClientSubscribe({ queryClient: client, ...persistence })
}

/** Some browsers throw in private windows. */
function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/**
 * Drops the previous person's answers. Queries in use are reset, not removed, or their screens would stop updating. The viewer's query
 * keeps `null`.
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
