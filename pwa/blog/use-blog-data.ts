import { useEffect, useState } from 'react'
import { isComing } from './blog-data.ts'

type Reading<T> = { readonly state: 'loading' } | { readonly state: 'failed' } | { readonly state: 'ready'; data: T }

interface Source<T> {
  /** What the page was opened with. */
  readonly given: unknown
  readonly isData: (data: unknown) => data is T
  readonly read: () => Promise<T>
}

/** What a page shows: given with it, on its way, or failed; `retry` asks again. */
export function useBlogData<T>({ given, isData, read }: Source<T>): Reading<T> & { retry: () => void } {
  const [reading, setReading] = useState<Reading<T>>(() =>
    isData(given) ? { state: 'ready', data: given } : { state: isComing(given) ? 'loading' : 'failed' },
  )
  const follow = (promise: Promise<T>) => {
    let isHere = true
    promise.then(
      (data) => isHere && setReading({ state: 'ready', data }),
      () => isHere && setReading({ state: 'failed' }),
    )
    return () => {
      isHere = false
    }
  }
  useEffect(() => {
    if (isComing<T>(given)) return follow(given.coming)
  }, [given])
  const retry = () => {
    setReading({ state: 'loading' })
    follow(read())
  }
  return { ...reading, retry }
}
