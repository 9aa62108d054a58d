/** Where a browser reports an exception of our own scripts. */
export const FAILURE_REPORTS_PATH = '/api/failure-reports'

/** One report: the exception's message and place, and the first part of the page's address. No personal data. */
export interface FailureReport {
  readonly message: string
  /** File, line and column of ours where it was thrown. */
  readonly place: string
  readonly page: string
}
