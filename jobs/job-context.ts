/** What a handler may know of its job besides the payload. The id stays the same when a job runs again. */
export interface JobContext {
  readonly id: string
  readonly signal: AbortSignal
}
