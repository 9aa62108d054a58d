interface TimeLimit {
  readonly signal: AbortSignal
  /** True when the timeout ended it. */
  readonly isOver: () => boolean
}

/** A signal that aborts after `ms`, or with the given one. */
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
