/** Reports a failure. The code for it is loaded only then: most visits never need it. */
export function reportLater(error: unknown, where?: string): void {
  import('./report-failure.ts').then(
    ({ reportFailure }) => reportFailure(error, where),
    () => undefined,
  )
}

/** Reports uncaught exceptions and rejections of a page or a worker. */
export function reportUncaught(scope: Pick<EventTarget, 'addEventListener'>): void {
  scope.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) reportLater(event.error, `${event.filename}:${event.lineno}:${event.colno}`)
  })
  scope.addEventListener('unhandledrejection', (event) => {
    if (event instanceof PromiseRejectionEvent) reportLater(event.reason)
  })
}
