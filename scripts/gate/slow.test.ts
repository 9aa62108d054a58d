import { expect, test } from 'vitest'
import { slowWithoutReason, timesOfPlaywright, timesOfVitest } from './slow.ts'

const QUICK = Array.from({ length: 200 }, (_, n) => ({ name: `quick ${n}`, took: 1000 }))

test('a test that takes over two hundredths of all tests’ time is named unless a reason stands in the list', () => {
  const times = [...QUICK, { name: 'a.test.ts › draws', took: 8000 }, { name: 'b.test.ts › waits', took: 8000 }]
  const list = '# Why\n\nb.test.ts › waits: for a heartbeat of ten seconds\nb.test.ts › waits for nobody\n'
  expect(slowWithoutReason(times, list)).toEqual([{ name: 'a.test.ts › draws', took: 8000 }])
  // A three times slower machine gives the same result.
  const busy = times.map(({ name, took }) => ({ name, took: 3 * took }))
  expect(slowWithoutReason(busy, list).map(({ name }) => name)).toEqual(['a.test.ts › draws'])
})

test('the time of a test is read from the reports of both programs', () => {
  const vitest = {
    testResults: [
      { name: 'api/a.test.ts', assertionResults: [{ title: 'answers', duration: 12 }, { title: 'not run' }] },
    ],
  }
  expect(timesOfVitest(vitest)).toEqual([
    { name: 'api/a.test.ts › answers', took: 12 },
    { name: 'api/a.test.ts › not run', took: 0 },
  ])
  const playwright = {
    suites: [
      {
        suites: [
          {
            specs: [
              { file: 'quiz.spec.ts', title: 'buys', tests: [{ results: [{ duration: 90 }, { duration: 30 }] }] },
            ],
          },
        ],
      },
    ],
  }
  expect(timesOfPlaywright(playwright)).toEqual([{ name: 'e2e/quiz.spec.ts › buys', took: 30 }])
})
