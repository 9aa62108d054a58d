import { listAt, numberAt, textAt, valueAt } from './report.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

export const tallyOfCheck = (exitCode: number): Tally => (exitCode === 0 ? ONE_PASSED : ONE_FAILED)

/** The report, checked against the exit code. */
export function tallyOfVitest(report: unknown, exitCode: number): Tally {
  return honest({ passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') }, exitCode)
}

/** The same. A test that passed at its second try passed. */
export function tallyOfPlaywright(report: unknown, exitCode: number): Tally {
  const stats = valueAt(report, 'stats')
  return honest(
    { passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'), failed: numberAt(stats, 'unexpected') },
    exitCode,
  )
}

/** The same, by steps. Engines that this machine cannot have count for nothing. */
export function tallyOfEngines(report: unknown, exitCode: number): Tally {
  const said = { passed: numberAt(report, 'passed'), failed: numberAt(report, 'failed') }
  const hasNone = exitCode === 0 && said.passed === 0 && numberAt(report, 'missing') > 0
  return hasNone ? said : honest(said, exitCode)
}

/** `file › title [project]`, passed at the second try. */
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

/** A line without a match would leave a promise unproved. */
export const journeysListed = (list: string): number =>
  list.split('\n').filter((line) => line !== '' && !line.startsWith('#')).length

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 })

/** Machines read this line. */
export const lastLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`

const ONE_PASSED = { passed: 1, failed: 0 }
const ONE_FAILED = { passed: 0, failed: 1 }

/** A run without tests, or broken outside them, failed. */
function honest({ passed, failed }: Tally, exitCode: number): Tally {
  const isBroken = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed }
}
