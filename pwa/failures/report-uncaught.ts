/** Reports a failure. The code for it is loaded only then: most visits never need it. */
export function reportLater(error: unknown, where?: string): void {
  import('./report-failure.ts').then(
    ({ reportFailure }) => reportFailure(error, where),
    () => undefined,
  )
}

/**
 * Reports what nobody caught, in a page or in a worker.
 * @param report a service worker brings its own: it may import nothing later
 */
export function reportUncaught(
  scope: Pick<EventTarget, 'addEventListener'>,
  report: (error: unknown, where?: string) => void,
): void {
  scope.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) report(event.error, `${event.filename}:${event.lineno}:${event.colno}`)
  })
  scope.addEventListener('unhandledrejection', (event) => {
    if (event instanceof PromiseRejectionEvent) report(event.reason)
  })
}
