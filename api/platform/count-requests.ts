import type { RequestHandler } from 'express'

interface Count {
  requests: number
  seconds: number
}

const counts = new Map<string, Count>()

/** Of this process, by method and status class: `GET 2xx`. */
export const requestCounts = (): ReadonlyMap<string, Readonly<Count>> => counts

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
