import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import journeys from '../../playwright.config.ts'
import { ROOT } from '../root.ts'
import {
  flakyJourneys,
  journeysListed,
  lastLine,
  sum,
  tallyOfCheck,
  tallyOfEngines,
  tallyOfPlaywright,
  tallyOfVitest,
} from './tally.ts'

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

test('skipped journeys count for nothing, and one that needed a second try passed and is named', () => {
  const journey = (title: string, status: string) => ({
    title,
    file: 'access.spec.ts',
    tests: [{ projectName: 'phone', status }],
  })
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 9 },
    suites: [
      {
        specs: [journey('buys', 'expected'), journey('is cut off', 'unexpected')],
        suites: [{ specs: [journey('signs in', 'flaky')] }],
      },
    ],
  }
  expect(tallyOfPlaywright(report, 1)).toEqual({ passed: 5, failed: 1 })
  expect(flakyJourneys(report)).toEqual(['access.spec.ts › signs in [phone]'])
})

test('an engine that the machine cannot have counts for nothing; one that did not finish failed', () => {
  expect(tallyOfEngines({ passed: 0, failed: 0, missing: 2 }, 0)).toEqual({ passed: 0, failed: 0 })
  expect(tallyOfEngines({ passed: 7, failed: 0, missing: 1 }, 0)).toEqual({ passed: 7, failed: 0 })
  expect(tallyOfEngines({ passed: 3, failed: 1, missing: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
  expect(tallyOfEngines({ passed: 3, failed: 0, missing: 1 }, 1).failed).toBe(1)
  expect(tallyOfEngines({ passed: 0, failed: 0, missing: 0 }, 0).failed).toBe(1)
  expect(tallyOfEngines(undefined, 1).failed).toBe(1)
})

test('a list of journeys counts those it names, not what it says of them', () => {
  expect(journeysListed('# Bought\n[phone] › quiz.spec.ts › buys\n\n[desktop] › site.spec.ts › opens\n')).toBe(2)
})

test('a journey is tried a second time and no more', () => {
  expect(journeys.retries).toBe(1)
})

test('the gate runs npm test and nothing else', async () => {
  const gate = join(ROOT, '.ci/run')
  const commands = (await readFile(gate, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(commands).toEqual(['cd "$(dirname "$0")/.." && exec npm test'])
  expect((await stat(gate)).mode & 0o111).toBe(0o111)
})
