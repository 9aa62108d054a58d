/** Where a browser tells of an exception of our own scripts. */
export const FAILURE_REPORTS_PATH = '/api/failure-reports'

/** What is told: the exception's words and place, and the first part of the page's address. Nothing of a person's. */
export interface FailureReport {
  readonly message: string
  /** File, line and column of ours where it was thrown. */
  readonly place: string
  readonly page: string
}
