/** The id stays the same across retries. */
export interface JobContext {
  readonly id: string
  readonly signal: AbortSignal
}
