import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { dehydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { storedForOffline, persistence, queryClient, restoreStored } from './query.ts'
import { forgetPerson } from './sign-out.ts'

/** Skips the waits. */
async function triesOf(error: Error): Promise<number> {
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(error))
  const asked = queryClient.fetchQuery({ queryKey: ['x'], queryFn: ask }).catch(() => undefined)
  await vi.runAllTimersAsync()
  await asked
  return ask.mock.calls.length
}

async function triesOfMutation(error: Error): Promise<number> {
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(error))
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: ask })
  const asked = mutation.execute(undefined).catch(() => undefined)
  await vi.runAllTimersAsync()
  await asked
  return ask.mock.calls.length
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

describe('when somebody has signed out', () => {
  it('asks again what a screen still watches, and forgets all that was answered', async () => {
    vi.useRealTimers()
    const answers = ['of before', 'of now']
    const ask = vi.fn<() => Promise<string>>(() => Promise.resolve(answers.shift() ?? ''))
    queryClient.setQueryData(['left behind'], 'of before')
    const watched = new QueryObserver(queryClient, { queryKey: ['watched'], queryFn: ask })
    const seen: unknown[] = []
    const stop = watched.subscribe(({ data }) => seen.push(data))
    await vi.waitFor(() => expect(seen.at(-1)).toBe('of before'))
    await forgetPerson()
    await vi.waitFor(() => expect(seen.at(-1)).toBe('of now'))
    expect(queryClient.getQueryData(['left behind'])).toBeUndefined()
    stop()
  })

  it('leaves no screen waiting whose question was under way', async () => {
    vi.useRealTimers()
    let answer: (late: string) => void = () => undefined
    const slow = new Promise<string>((resolve) => (answer = resolve))
    const ask = vi.fn<() => Promise<string>>().mockReturnValueOnce(slow).mockResolvedValue('of now')
    const watched = new QueryObserver(queryClient, { queryKey: ['under way'], queryFn: ask })
    const stop = watched.subscribe(() => undefined)
    await forgetPerson()
    answer('of before')
    await vi.waitFor(() => expect(watched.getCurrentResult()).toMatchObject({ data: 'of now', isFetching: false }))
    stop()
  })
})

describe('the retry rule', () => {
  it('never repeats a question the server answered with a 4xx', async () => {
    expect(await triesOf(new Problem('order-not-found'))).toBe(1)
    expect(await triesOf(new Problem('too-many-attempts'))).toBe(1)
  })

  it('tries a reading three more times when the network or the server failed', async () => {
    expect(await triesOf(new Problem('offline'))).toBe(4)
    expect(await triesOf(new Problem('bug'))).toBe(4)
  })

  it('repeats a write once, and only when it may not have arrived', async () => {
    expect(await triesOfMutation(new Problem('offline'))).toBe(2)
    expect(await triesOfMutation(new Problem('code-wrong'))).toBe(1)
  })

  it('waits 1 s, 2 s, 4 s between tries', async () => {
    const at: number[] = []
    const start = Date.now()
    const ask = () => {
      at.push(Date.now() - start)
      return Promise.reject(new Problem('bug'))
    }
    const asked = queryClient.fetchQuery({ queryKey: ['y'], queryFn: ask }).catch(() => undefined)
    await vi.runAllTimersAsync()
    await asked
    expect(at).toEqual([0, 1000, 3000, 7000])
  })
})

describe('what stays on the device', () => {
  const keeps = persistence.dehydrateOptions?.shouldDehydrateQuery

  it('is only what a query says may open offline', async () => {
    await queryClient.fetchQuery({ queryKey: ['mine'], queryFn: () => 1, ...storedForOffline })
    await queryClient.fetchQuery({ queryKey: ['other'], queryFn: () => 1 })
    const kept = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => keeps?.(query))
    expect(kept.map((query) => query.queryKey)).toEqual([['mine']])
  })

  it('is never that nobody is signed in, which a reload must ask anew', async () => {
    await queryClient.fetchQuery({ queryKey: ['viewer'], queryFn: () => null, ...storedForOffline })
    const [query] = queryClient.getQueryCache().findAll({ queryKey: ['viewer'] })
    expect(query && keeps?.(query)).toBe(false)
  })

  it('survives a reading that fails afterwards', async () => {
    await queryClient.fetchQuery({ queryKey: ['mine'], queryFn: () => 1, ...storedForOffline })
    const again = queryClient
      .fetchQuery({
        queryKey: ['mine'],
        queryFn: () => Promise.reject(new Problem('offline')),
        ...storedForOffline,
        staleTime: 0,
      })
      .catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    await again
    const [query] = queryClient.getQueryCache().findAll({ queryKey: ['mine'] })
    expect(query?.state.status).toBe('error')
    expect(query && keeps?.(query)).toBe(true)
  })

  it('is there again before anything is drawn, unless it is old, of another edition or cannot be read', () => {
    const before = new QueryClient()
    before.setQueryData(['mine'], 7)
    const kept = { buster: '1', timestamp: Date.now(), clientState: dehydrate(before) }
    const restored = vi.spyOn(persistence.persister, 'restoreClient')
    const dropped = vi.spyOn(persistence.persister, 'removeClient')
    const seen = () => {
      const client = new QueryClient()
      restoreStored(client)
      return client.getQueryData(['mine'])
    }
    restored.mockImplementation(() => {
      throw new SyntaxError('half a text')
    })
    expect(seen()).toBeUndefined()
    restored.mockReturnValue({ ...kept, buster: '0' })
    expect(seen()).toBeUndefined()
    restored.mockReturnValue({ ...kept, timestamp: Date.now() - 8 * 24 * 60 * 60_000 })
    expect(seen()).toBeUndefined()
    expect(dropped).toHaveBeenCalledTimes(3)
    restored.mockReturnValue(kept)
    expect(seen()).toBe(7)
    vi.restoreAllMocks()
  })

  it('is gone after signing out', async () => {
    await queryClient.fetchQuery({ queryKey: ['mine'], queryFn: () => 1, ...storedForOffline })
    await forgetPerson()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})
