/** Loads the reporting code only when needed. */
export function reportLater(error: unknown, where?: string): void {
  import('./report-failure.ts').then(
    ({ reportFailure }) => reportFailure(error, where),
    () => undefined,
  )
}

/** @param report for service workers, which cannot import later */
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
