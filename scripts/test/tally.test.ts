import { expect, test } from 'vitest'
import { lastLine, sum, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

const vitest = (passed: number, failed: number) => ({ numPassedTests: passed, numFailedTests: failed })

test('the last line adds every test and one for each check', () => {
  const tallies = [tallyOfCheck(0), tallyOfCheck(2), tallyOfVitest(vitest(10, 1), 1)]
  expect(lastLine(sum(tallies))).toBe('11 passed, 2 failed')
})

test.each([
  ['without a report', undefined, 1],
  ['without a test', vitest(0, 0), 0],
  ['that broke outside its tests', vitest(10, 0), 1],
])('a run %s counts as a failure', (_, report, exitCode) => {
  expect(tallyOfVitest(report, exitCode).failed).toBe(1)
})

test('skipped journeys count for nothing, and one that needed a second try failed', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 9 } }
  expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 4, failed: 2 })
})
