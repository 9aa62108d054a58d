/** Tells of a failure with what comes for that alone: most visits never need it. */
export function reportLater(error: unknown, where?: string): void {
  import('./report-failure.ts').then(
    ({ reportFailure }) => reportFailure(error, where),
    () => undefined,
  )
}

/** Tells of what nobody caught, in a page or in a worker. */
export function reportUncaught(scope: Pick<EventTarget, 'addEventListener'>): void {
  scope.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) reportLater(event.error, `${event.filename}:${event.lineno}:${event.colno}`)
  })
  scope.addEventListener('unhandledrejection', (event) => {
    if (event instanceof PromiseRejectionEvent) reportLater(event.reason)
  })
}
