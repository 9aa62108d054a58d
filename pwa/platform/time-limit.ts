interface TimeLimit {
  readonly signal: AbortSignal
  readonly isOver: () => boolean
}

/** Aborts after `ms`, or with `given`. */
export function timeLimit(ms: number, given?: AbortSignal): TimeLimit {
  const controller = new AbortController()
  let isOver = false
  const clock = setTimeout(() => {
    isOver = true
    controller.abort(new DOMException('Took too long.', 'TimeoutError'))
  }, ms)
  const follow = () => {
    clearTimeout(clock)
    controller.abort(given?.reason)
  }
  if (given?.aborted) follow()
  else given?.addEventListener('abort', follow, { once: true })
  return { signal: controller.signal, isOver: () => isOver }
}
