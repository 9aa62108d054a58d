import { listAt, numberAt, textAt, valueAt } from './report.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** A stage that is one check: types, lint, format, build. */
export const tallyOfCheck = (exitCode: number): Tally => (exitCode === 0 ? ONE_PASSED : ONE_FAILED)

/** What Vitest's JSON report says, held against how Vitest ended. */
export function tallyOfVitest(report: unknown, exitCode: number): Tally {
  return honest({ passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') }, exitCode)
}

/** What Playwright's JSON report says, held against how Playwright ended. A journey that passed at its second try passed. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const stats = valueAt(report, 'stats')
  return honest(
    { passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'), failed: numberAt(stats, 'unexpected') },
    exitCode,
  )
}

/** Names of the journeys that failed once and passed at their second try, as `file › title [project]`. */
export function flakyJourneys(report: unknown): string[] {
  const ofSuite = (suite: unknown): string[] => [
    ...listAt(suite, 'suites').flatMap(ofSuite),
    ...listAt(suite, 'specs').flatMap((spec) =>
      listAt(spec, 'tests')
        .filter((attempted) => valueAt(attempted, 'status') === 'flaky')
        .map((attempted) => `${textAt(spec, 'file')} › ${textAt(spec, 'title')} [${textAt(attempted, 'projectName')}]`),
    ),
  ]
  return listAt(report, 'suites').flatMap(ofSuite)
}

/** How many journeys a list names; a line that names none any more lets its promise go unproved in silence. */
export const journeysListed = (list: string): number =>
  list.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 })

/** Read by machines: alone on the last line. */
export const lastLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

const ONE_PASSED = { passed: 1, failed: 0 }
const ONE_FAILED = { passed: 0, failed: 1 }

/** A run without a test, and one that broke outside its tests, are failures of their own. */
function honest({ passed, failed }: Tally, exitCode: number): Tally {
  const isBroken = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed }
}
