/** For exceptions of our own scripts. */
export const FAILURE_REPORTS_PATH = '/api/failure-reports'

/** No personal data: only the start of the page's address. */
export interface FailureReport {
  readonly message: string
  /** Our file, line and column. */
  readonly place: string
  readonly page: string
}
