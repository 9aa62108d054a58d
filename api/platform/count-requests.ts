import type { RequestHandler } from 'express'

interface Count {
  requests: number
  seconds: number
}

const counts = new Map<string, Count>()

/** Requests this process answered so far, by method and class of status: `GET 2xx`. */
export const requestCounts = (): ReadonlyMap<string, Readonly<Count>> => counts

/** Counts every answer, and how long it took. */
export const countRequests: RequestHandler = (req, res, next) => {
  const started = performance.now()
  res.once('close', () => {
    const key = `${req.method} ${Math.floor(res.statusCode / 100)}xx`
    const count = counts.get(key) ?? { requests: 0, seconds: 0 }
    count.requests += 1
    count.seconds += (performance.now() - started) / 1000
    counts.set(key, count)
  })
  next()
}
